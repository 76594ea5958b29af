package org.semblance.formats.taxonomy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.TaxonomyBuilder;

/** Collects the statements of an ontology about its resources, in any order, and extracts the taxonomy at the end. */
final class OntologyConcepts {

    /** An OBO id as a part of an IRI, such as DOID_123. */
    private static final Pattern OBO = Pattern.compile("([A-Za-z]+)_([0-9]+)");

    /** A resource identified by an IRI. */
    static final class Resource {

        private final String iri;
        private boolean concept;
        private boolean obsolete;
        private final List<Resource> parents = new ArrayList<>(1);
        private final List<ConceptWord> words = new ArrayList<>(2);
        private final List<LanguageChoice.TaggedText> definitions = new ArrayList<>(0);
        private final List<LanguageChoice.TaggedText> comments = new ArrayList<>(0);
        private final List<String> aliases = new ArrayList<>(0);

        private Resource(String iri) {
            this.iri = iri;
        }

        Resource concept() {
            concept = true;
            return this;
        }

        void obsolete() {
            obsolete = true;
        }

        void below(Resource parent) {
            parents.add(parent);
        }

        /** Adds a label; preferred ones come before others of the same language. */
        void label(LanguageChoice.TaggedText text, boolean preferred) {
            words.add(new ConceptWord(text, preferred ? 0 : 1, Synonyms.Scope.EXACT));
        }

        void synonym(LanguageChoice.TaggedText text, Synonyms.Scope scope) {
            words.add(new ConceptWord(text, 2, scope));
        }

        void definition(LanguageChoice.TaggedText text) {
            definitions.add(text);
        }

        void comment(LanguageChoice.TaggedText text) {
            comments.add(text);
        }

        void alias(String id) {
            aliases.add(id);
        }
    }

    /** A word, and whether it is a preferred label (0), a label (1) or a synonym (2). */
    private record ConceptWord(LanguageChoice.TaggedText text, int kind, Synonyms.Scope scope) {}

    private final Map<String, Resource> resources = new LinkedHashMap<>();

    Resource of(String iri) {
        return resources.computeIfAbsent(iri, Resource::new);
    }

    /** The taxonomy of the concepts that are in use. */
    TaxonomyBuilder builder(String name, LanguageChoice language, DanglingParents dangling) {
        TaxonomyBuilder builder = Taxonomy.named(name);
        Synonyms synonyms = new Synonyms();
        for (Resource resource : resources.values()) {
            if (resource.concept && !resource.obsolete) {
                link(resource, builder, name, dangling);
                describe(resource, builder, synonyms, language);
            }
        }
        synonyms.into(builder);
        return builder;
    }

    private static void link(Resource resource, TaxonomyBuilder builder, String name, DanglingParents dangling) {
        int concept = builder.concept(resource.iri);
        for (Resource parent : resource.parents) {
            if ((parent.obsolete || !parent.concept) && dangling.leaveOut(concept, builder)) {
                continue;
            }
            if (parent.obsolete) {
                throw Problem.data(
                        ProblemCode.E_PARENT,
                        name + ": " + resource.iri + " is a kind of " + parent.iri + ", which is obsolete",
                        "give it a parent that is in use; in a recipe, dangling: root puts it below the root");
            }
            builder.below(concept, parent.iri);
        }
    }

    private static void describe(
            Resource resource, TaxonomyBuilder builder, Synonyms synonyms, LanguageChoice language) {
        int concept = builder.concept(resource.iri);
        words(resource, concept, builder, synonyms, language);
        List<LanguageChoice.TaggedText> glosses =
                resource.definitions.isEmpty() ? resource.comments : resource.definitions;
        glosses.stream().min(language.order()).ifPresent(gloss -> builder.gloss(concept, gloss.text()));
        String shortForm = shortForm(resource.iri);
        if (shortForm != null) {
            builder.alias(shortForm, concept);
            Matcher obo = OBO.matcher(shortForm);
            if (obo.matches()) {
                builder.alias(obo.group(1) + ":" + obo.group(2), concept);
            }
        }
        resource.aliases.forEach(alias -> builder.alias(alias, concept));
    }

    /**
     * Adds the words of a concept: the best label, or the best synonym if there is none, as its name, the others as
     * further words.
     */
    private static void words(
            Resource resource, int concept, TaxonomyBuilder builder, Synonyms synonyms, LanguageChoice language) {
        Comparator<ConceptWord> best = Comparator.comparing((ConceptWord word) -> word.kind == 2)
                .thenComparing(ConceptWord::text, language.order())
                .thenComparing(ConceptWord::kind);
        ConceptWord name = resource.words.stream()
                .filter(word -> word.scope != Synonyms.Scope.HIDDEN)
                .min(best)
                .orElse(null);
        if (name == null) {
            return;
        }
        builder.word(concept, name.text.text());
        for (ConceptWord word : resource.words) {
            if (!word.equals(name) && language.goesWith(word.text, name.text)) {
                synonyms.add(concept, word.scope, word.text.text());
            }
        }
    }

    /** The part of an IRI after # or the last slash; null if there is none. */
    private static @Nullable String shortForm(String iri) {
        int mark = iri.lastIndexOf('#');
        mark = mark >= 0 ? mark : Math.max(iri.lastIndexOf('/'), iri.lastIndexOf(':'));
        return mark < 0 || mark == iri.length() - 1 ? null : iri.substring(mark + 1);
    }
}
