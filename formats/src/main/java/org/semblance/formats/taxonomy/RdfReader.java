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
import org.semblance.Count;
import org.semblance.Place;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.domain.taxonomy.TaxonomyBuilder;
import org.semblance.formats.TextFile;
import org.semblance.port.TaxonomyReader;
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

    private static final String LIMITS = "http://www.oracle.com/xml/jaxp/properties/";

    /** The most references to entities in a file, and the most characters that they may expand to. */
    private static final int MOST_ENTITIES = 20_000_000;

    private static final int MOST_CHARACTERS = 200_000_000;

    /** How messages of Java's XML reader name its limits. */
    private static final String LIMIT = "JAXP0001";

    private RdfReader() {}

    static TaxonomyBuilder read(
            String name, TextFile file, Syntax syntax, TaxonomyReader.Request request, Watcher watcher) {
        OntologyConcepts concepts = new OntologyConcepts();
        Triples triples = new Triples(file, concepts, request.leniency().imports());
        String encoding = null;
        boolean entities = false;
        if (syntax == Syntax.RDF_XML) {
            encoding = XmlProlog.encoding(file);
            entities = XmlProlog.declaresEntities(file, encoding);
        }
        parse(file, syntax, encoding, entities, triples);
        if (triples.passedOver() > 0) {
            watcher.warn(
                    WarningCode.W_RELATIONS_IGNORED,
                    String.format(
                            Locale.ROOT,
                            "%,d parents that are expressions instead of named classes, and equivalences, are ignored",
                            triples.passedOver()));
        }
        warnOfImports(name, triples.imports(), watcher);
        DanglingParents dangling = new DanglingParents(request.leniency().dangling());
        TaxonomyBuilder builder = concepts.builder(name, new LanguageChoice(request.language()), dangling);
        dangling.warn(name, watcher);
        return builder;
    }

    /** Warns of imports that were not read. */
    static void warnOfImports(String name, long count, Watcher watcher) {
        if (count > 0) {
            watcher.warn(
                    WarningCode.W_IMPORTS_IGNORED,
                    name + ": " + Count.of(count, "import") + " of other ontologies " + (count == 1 ? "was" : "were")
                            + " ignored, and what they hold is not there");
        }
    }

    static void parse(TextFile file, Syntax syntax, @Nullable String encoding, Triples triples) {
        parse(file, syntax, encoding, false, triples);
    }

    /** @param entities whether the file has a document type that declares entities of its own and nothing else */
    private static void parse(
            TextFile file, Syntax syntax, @Nullable String encoding, boolean entities, Triples triples) {
        file.read(encoding, text -> {
            parse(file, syntax, text, entities, triples);
            return true;
        });
    }

    private static void parse(TextFile file, Syntax syntax, Reader text, boolean entities, Triples triples)
            throws IOException {
        RDFParser parser = syntax == Syntax.TURTLE ? new TurtleParser() : xmlParser(entities);
        parser.getParserConfig().set(BasicParserSettings.VERIFY_LANGUAGE_TAGS, false);
        parser.setRDFHandler(triples);
        parser.setParseLocationListener((line, column) -> triples.at(line));
        // messages of the parser may quote the file, so they are not passed on
        try {
            parser.parse(text, BASE);
        } catch (RDFParseException flaw) {
            if (String.valueOf(flaw.getMessage()).contains(LIMIT)) {
                throw Problem.data(
                        ProblemCode.E_XML_DTD,
                        file.name() + ": its entities expand to too much text",
                        "save the ontology without XML entities, as RDF/XML or as Turtle");
            }
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

    /**
     * A parser that resolves nothing outside of the file, and refuses document types, even if one got this far, unless the file
     * declares entities of its own.
     */
    private static RDFParser xmlParser(boolean entities) {
        RDFXMLParser parser = new RDFXMLParser();
        XMLReader reader = xmlReader();
        try {
            reader.setProperty(LIMITS + "entityExpansionLimit", String.valueOf(MOST_ENTITIES));
            reader.setProperty(LIMITS + "totalEntitySizeLimit", String.valueOf(MOST_CHARACTERS));
        } catch (SAXException impossible) {
            throw new IllegalStateException("the limits of Java's XML reader cannot be set", impossible);
        }
        parser.getParserConfig()
                .set(XMLParserSettings.CUSTOM_XML_READER, reader)
                .set(XMLParserSettings.SECURE_PROCESSING, true)
                .set(XMLParserSettings.DISALLOW_DOCTYPE_DECL, !entities)
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
