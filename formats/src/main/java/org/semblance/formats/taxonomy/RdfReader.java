package org.semblance.formats.taxonomy;

import java.io.IOException;
import java.io.Reader;
import java.util.Locale;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParserFactory;
import org.eclipse.rdf4j.rio.RDFHandlerException;
import org.eclipse.rdf4j.rio.RDFParseException;
import org.eclipse.rdf4j.rio.RDFParser;
import org.eclipse.rdf4j.rio.helpers.BasicParserSettings;
import org.eclipse.rdf4j.rio.helpers.XMLParserSettings;
import org.eclipse.rdf4j.rio.rdfxml.RDFXMLParser;
import org.eclipse.rdf4j.rio.turtle.TurtleParser;
import org.jspecify.annotations.Nullable;
import org.semblance.Place;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.domain.taxonomy.TaxonomyBuilder;
import org.semblance.formats.TextFile;
import org.xml.sax.SAXException;
import org.xml.sax.XMLReader;

/**
 * Reads an ontology (OWL) or a vocabulary (SKOS) in RDF/XML or Turtle. Nothing is downloaded, whatever the file refers
 * to.
 */
final class RdfReader {

    /** The syntaxes of RDF. */
    enum Syntax {
        RDF_XML("RDF/XML"),
        TURTLE("Turtle");

        private final String name;

        Syntax(String name) {
            this.name = name;
        }
    }

    /** The base of relative names, so that the location of a file does not become part of concept ids. */
    private static final String BASE = "local:/";

    private RdfReader() {}

    static TaxonomyBuilder read(String name, TextFile file, Syntax syntax, @Nullable String language, Watcher watcher) {
        OntologyConcepts concepts = new OntologyConcepts();
        Triples triples = new Triples(file, concepts);
        String encoding = null;
        if (syntax == Syntax.RDF_XML) {
            encoding = XmlProlog.encoding(file);
            XmlProlog.refuseDocumentType(file, encoding);
        }
        parse(file, syntax, encoding, triples);
        if (triples.passedOver() > 0) {
            watcher.warn(
                    WarningCode.W_RELATIONS_IGNORED,
                    String.format(
                            Locale.ROOT,
                            "%,d parents that are expressions instead of named classes, and equivalences, are ignored",
                            triples.passedOver()));
        }
        return concepts.builder(name, new LanguageChoice(language));
    }

    static void parse(TextFile file, Syntax syntax, @Nullable String encoding, Triples triples) {
        file.read(encoding, text -> {
            parse(file, syntax, text, triples);
            return true;
        });
    }

    private static void parse(TextFile file, Syntax syntax, Reader text, Triples triples) throws IOException {
        RDFParser parser = syntax == Syntax.TURTLE ? new TurtleParser() : xmlParser();
        parser.getParserConfig().set(BasicParserSettings.VERIFY_LANGUAGE_TAGS, false);
        parser.setRDFHandler(triples);
        parser.setParseLocationListener((line, column) -> triples.at(line));
        // messages of the parser may quote the file, so they are not passed on
        try {
            parser.parse(text, BASE);
        } catch (RDFParseException flaw) {
            throw malformed(file, syntax, flaw.getLineNumber());
        } catch (RDFHandlerException | IllegalArgumentException flaw) {
            throw malformed(file, syntax, -1);
        } catch (StackOverflowError nested) {
            throw Problem.data(
                    ProblemCode.E_RDF,
                    file.name() + ": nested too deeply",
                    "check the file with the program that wrote it");
        }
    }

    /** A parser that refuses document types, even if one got this far, and resolves nothing outside of the file. */
    private static RDFParser xmlParser() {
        RDFXMLParser parser = new RDFXMLParser();
        parser.getParserConfig()
                .set(XMLParserSettings.CUSTOM_XML_READER, xmlReader())
                .set(XMLParserSettings.SECURE_PROCESSING, true)
                .set(XMLParserSettings.DISALLOW_DOCTYPE_DECL, true)
                .set(XMLParserSettings.EXTERNAL_GENERAL_ENTITIES, false)
                .set(XMLParserSettings.EXTERNAL_PARAMETER_ENTITIES, false)
                .set(XMLParserSettings.LOAD_EXTERNAL_DTD, false);
        return parser;
    }

    /** The XML reader of the JDK; another one on the class path might not support the features set above. */
    static XMLReader xmlReader() {
        try {
            XMLReader reader =
                    SAXParserFactory.newDefaultNSInstance().newSAXParser().getXMLReader();
            reader.setEntityResolver((publicId, systemId) -> {
                throw new SAXException("nothing is resolved");
            });
            return reader;
        } catch (ParserConfigurationException | SAXException impossible) {
            throw new IllegalStateException("Java's XML reader cannot be made", impossible);
        }
    }

    private static Problem malformed(TextFile file, Syntax syntax, long line) {
        return Problem.data(
                        ProblemCode.E_RDF,
                        "not " + syntax.name,
                        "check the file with the program that wrote it, or export the ontology again")
                .at(line > 0 ? file.line(line) : Place.in(file.name()));
    }
}
