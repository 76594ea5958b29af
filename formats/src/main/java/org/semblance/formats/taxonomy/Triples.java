package org.semblance.formats.taxonomy;

import java.util.Set;
import org.eclipse.rdf4j.model.IRI;
import org.eclipse.rdf4j.model.Literal;
import org.eclipse.rdf4j.model.Statement;
import org.eclipse.rdf4j.model.Value;
import org.eclipse.rdf4j.model.vocabulary.XSD;
import org.eclipse.rdf4j.rio.helpers.AbstractRDFHandler;
import org.semblance.Place;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.formats.TextFile;

/**
 * Collects the statements of an ontology in any syntax: named classes (OWL, RDFS) and concepts (SKOS) with their named
 * parents, words and definitions. Anonymous classes are skipped and counted.
 */
final class Triples extends AbstractRDFHandler {

    private static final String RDF = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";
    private static final String RDFS = "http://www.w3.org/2000/01/rdf-schema#";
    private static final String OWL = "http://www.w3.org/2002/07/owl#";
    private static final String SKOS = "http://www.w3.org/2004/02/skos/core#";
    private static final String OBO_IN_OWL = "http://www.geneontology.org/formats/oboInOwl#";
    private static final String OBO_DEFINITION = "http://purl.obolibrary.org/obo/IAO_0000115";

    private static final Set<String> CONCEPT_TYPES =
            Set.of(OWL + "Class", OWL + "DeprecatedClass", RDFS + "Class", SKOS + "Concept");

    private static final Set<String> LINKS = Set.of(
            RDF + "type",
            RDFS + "subClassOf",
            OWL + "equivalentClass",
            SKOS + "broader",
            SKOS + "narrower",
            SKOS + "topConceptOf",
            SKOS + "hasTopConcept");

    private final TextFile file;
    private final OntologyConcepts concepts;
    private final boolean ignoringImports;
    private long passedOver;
    private long imports;
    private long line;

    Triples(TextFile file, OntologyConcepts concepts) {
        this(file, concepts, false);
    }

    /** @param ignoringImports whether imports are counted; otherwise they are refused */
    Triples(TextFile file, OntologyConcepts concepts, boolean ignoringImports) {
        this.ignoringImports = ignoringImports;
        this.file = file;
        this.concepts = concepts;
    }

    /** Sets the current line of the parser. */
    void at(long parsed) {
        line = parsed;
    }

    private Place place() {
        return line > 0 ? file.line(line) : Place.in(file.name());
    }

    /** The number of skipped anonymous parents and equivalents. */
    long passedOver() {
        return passedOver;
    }

    /** The number of ignored imports. */
    long imports() {
        return imports;
    }

    @Override
    public void handleStatement(Statement statement) {
        String predicate = statement.getPredicate().stringValue();
        if (predicate.equals(OWL + "imports") && ignoringImports) {
            imports++;
            return;
        }
        if (predicate.equals(OWL + "imports")) {
            throw Problem.data(
                            ProblemCode.E_IMPORT_BLOCKED,
                            "the ontology imports another (owl:imports), and nothing is ever fetched",
                            "merge the two with an ontology editor, or remove the import; in a recipe, imports: ignore"
                                    + " does without it")
                    .at(place());
        }
        Value object = statement.getObject();
        if (!(statement.getSubject() instanceof IRI subject)) {
            countAnonymous(predicate);
        } else if (isPartOfTheLanguage(subject.stringValue())) {
            return;
        } else if (object instanceof IRI iri) {
            link(subject.stringValue(), predicate, iri.stringValue());
        } else if (object instanceof Literal literal) {
            say(subject.stringValue(), predicate, literal);
        } else if (predicate.equals(RDFS + "subClassOf")) {
            concepts.of(subject.stringValue()).concept();
            countAnonymous(predicate);
        } else {
            countAnonymous(predicate);
        }
    }

    private void countAnonymous(String predicate) {
        if (predicate.equals(RDFS + "subClassOf") || predicate.equals(OWL + "equivalentClass")) {
            passedOver++;
        }
    }

    private void link(String subject, String predicate, String object) {
        switch (predicate) {
            case RDF + "type" -> {
                if (CONCEPT_TYPES.contains(object)) {
                    OntologyConcepts.Resource concept = concepts.of(subject).concept();
                    if (object.equals(OWL + "DeprecatedClass")) {
                        concept.obsolete();
                    }
                }
            }
            case RDFS + "subClassOf", SKOS + "broader" -> {
                OntologyConcepts.Resource concept = concepts.of(subject).concept();
                if (!isPartOfTheLanguage(object)) {
                    concept.below(concepts.of(object));
                }
            }
            case SKOS + "narrower" ->
                concepts.of(object).concept().below(concepts.of(subject).concept());
            case OWL + "equivalentClass" -> passedOver++;
            case SKOS + "topConceptOf" -> concepts.of(subject).concept();
            case SKOS + "hasTopConcept" -> concepts.of(object).concept();
            default -> {}
        }
    }

    private void say(String subject, String predicate, Literal literal) {
        String text = literal.getLabel().strip();
        // RDF4J reads a missing object before the full stop as a number without digits
        if (LINKS.contains(predicate)
                || (text.isEmpty() && literal.getDatatype().equals(XSD.INTEGER))) {
            throw Problem.data(
                            ProblemCode.E_RDF,
                            "a statement without an object, or with a text for a class",
                            "name a class, or remove the statement")
                    .at(place());
        }
        if (text.isEmpty()) {
            return;
        }
        LanguageChoice.TaggedText tagged =
                LanguageChoice.TaggedText.of(text, literal.getLanguage().orElse(null));
        switch (predicate) {
            case RDFS + "label" -> concepts.of(subject).label(tagged, false);
            case SKOS + "prefLabel" -> concepts.of(subject).label(tagged, true);
            case SKOS + "altLabel", OBO_IN_OWL + "hasExactSynonym" ->
                concepts.of(subject).synonym(tagged, Synonyms.Scope.EXACT);
            case OBO_IN_OWL + "hasNarrowSynonym" -> concepts.of(subject).synonym(tagged, Synonyms.Scope.NARROW);
            case OBO_IN_OWL + "hasRelatedSynonym" -> concepts.of(subject).synonym(tagged, Synonyms.Scope.RELATED);
            case OBO_IN_OWL + "hasBroadSynonym" -> concepts.of(subject).synonym(tagged, Synonyms.Scope.BROAD);
            case SKOS + "hiddenLabel" -> concepts.of(subject).synonym(tagged, Synonyms.Scope.HIDDEN);
            case SKOS + "definition", OBO_DEFINITION -> concepts.of(subject).definition(tagged);
            case RDFS + "comment" -> concepts.of(subject).comment(tagged);
            case SKOS + "notation", OBO_IN_OWL + "hasAlternativeId", OBO_IN_OWL + "id" ->
                concepts.of(subject).alias(text);
            case OWL + "deprecated" -> {
                if (text.equals("true") || text.equals("1")) {
                    concepts.of(subject).obsolete();
                }
            }
            default -> {}
        }
    }

    /** Whether an IRI belongs to OWL, RDF or SKOS itself; a child of owl:Thing has no parent. */
    private static boolean isPartOfTheLanguage(String iri) {
        return iri.startsWith("http://www.w3.org/")
                && (iri.startsWith(OWL) || iri.startsWith(RDFS) || iri.startsWith(RDF) || iri.startsWith(SKOS));
    }
}
