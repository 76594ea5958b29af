package org.semblance.formats.taxonomy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.TaxonomyBuilder;
import org.semblance.formats.TextFile;
import org.semblance.port.TaxonomyReader;

/**
 * Reads an ontology in OBO format (1.0 to 1.4): the terms that are not obsolete, with is_a as the only links. Other
 * relations are counted and reported.
 */
final class OboReader {

    private static final Map<String, Synonyms.Scope> OLD_SYNONYMS = Map.of(
            "exact_synonym", Synonyms.Scope.EXACT,
            "narrow_synonym", Synonyms.Scope.NARROW,
            "related_synonym", Synonyms.Scope.RELATED,
            "broad_synonym", Synonyms.Scope.BROAD);

    private static final Set<String> OTHER_RELATIONS =
            Set.of("relationship", "intersection_of", "union_of", "equivalent_to", "disjoint_from");

    /** A link; its parent may be defined later. */
    private record Link(int concept, String child, String parent) {}

    private record Synonym(Synonyms.Scope scope, String word) {}

    private final TextFileLines lines;
    private final TaxonomyBuilder builder;
    private final Synonyms synonyms = new Synonyms();
    private final List<Link> links = new ArrayList<>();
    private final Map<String, Long> defined = new HashMap<>();
    private final Set<String> obsolete = new HashSet<>();
    private final TaxonomyReader.Leniency leniency;
    private final DanglingParents dangling;
    private long ignored;
    private long imports;

    private @Nullable Term term;
    private boolean header = true;

    private OboReader(String name, TextFileLines lines, TaxonomyReader.Leniency leniency) {
        this.lines = lines;
        this.leniency = leniency;
        this.dangling = new DanglingParents(leniency.dangling());
        this.builder = Taxonomy.named(name);
    }

    static TaxonomyBuilder read(String name, TextFile file, TaxonomyReader.Leniency leniency, Watcher watcher) {
        return file.read(null, text -> new OboReader(name, new TextFileLines(file, text), leniency).read(watcher));
    }

    private TaxonomyBuilder read(Watcher watcher) throws IOException {
        for (String line = whole(); line != null; line = whole()) {
            if (line.startsWith("[")) {
                close();
                header = false;
                if (line.indexOf(']') < 0) {
                    throw malformed("a stanza that is not closed with ]", "write [Term]");
                }
                term = line.startsWith("[Term]") ? new Term(lines.number()) : null;
            } else if (!line.isBlank() && line.charAt(0) != '!') {
                entry(line);
            }
        }
        close();
        link();
        synonyms.into(builder);
        if (ignored > 0) {
            watcher.warn(
                    WarningCode.W_RELATIONS_IGNORED,
                    String.format(Locale.ROOT, "%,d relationships other than is_a are ignored", ignored));
        }
        dangling.warn(lines.file(), watcher);
        RdfReader.warnOfImports(lines.file(), imports, watcher);
        return builder;
    }

    /** The next line, joined with its continuation lines (a backslash at the end). */
    private @Nullable String whole() throws IOException {
        String line = lines.next();
        while (line != null && continued(line)) {
            String more = lines.next();
            line = line.substring(0, line.length() - 1) + (more == null ? "" : more);
        }
        return line;
    }

    private static boolean continued(String line) {
        int backslashes = 0;
        while (backslashes < line.length() && line.charAt(line.length() - 1 - backslashes) == '\\') {
            backslashes++;
        }
        return backslashes % 2 == 1;
    }

    private void entry(String line) {
        int colon = line.indexOf(':');
        if (colon <= 0 || line.charAt(0) <= ' ') {
            throw malformed("neither a stanza nor a tag with its value", "write a tag, a colon and its value");
        }
        String tag = line.substring(0, colon);
        String value = line.substring(colon + 1);
        if (header && tag.equals("import")) {
            if (leniency.imports()) {
                imports++;
                return;
            }
            throw Problem.data(
                            ProblemCode.E_IMPORT_BLOCKED,
                            "the ontology imports another, and nothing is ever fetched",
                            "merge the two with an ontology editor, or remove the line; in a recipe, imports: ignore"
                                    + " does without it")
                    .at(lines.place());
        }
        if (term != null) {
            term.take(tag, value);
        }
    }

    private void close() {
        if (term != null) {
            term.close();
        }
        term = null;
    }

    private void link() {
        for (Link link : links) {
            if (!defined.containsKey(link.parent) && dangling.leaveOut(link.concept, builder)) {
                continue;
            }
            if (obsolete.contains(link.parent) && !defined.containsKey(link.parent)) {
                throw Problem.data(
                        ProblemCode.E_PARENT,
                        lines.file() + ": " + link.child + " is a kind of " + link.parent + ", which is obsolete",
                        "give it a parent that is in use; in a recipe, dangling: root puts it below the root");
            }
            builder.below(link.concept, link.parent);
        }
    }

    private Problem malformed(String what, String advice) {
        return Problem.data(ProblemCode.E_OBO, what, advice).at(lines.place());
    }

    /** One stanza; whether it is used is known at its end. */
    private final class Term {

        private final long line;
        private @Nullable String id;
        private @Nullable String name;
        private @Nullable String gloss;
        private boolean dead;
        private int others;
        private final List<String> parents = new ArrayList<>(2);
        private final List<String> aliases = new ArrayList<>(0);
        private final List<Synonym> words = new ArrayList<>(2);

        Term(long line) {
            this.line = line;
        }

        void take(String tag, String value) {
            switch (tag) {
                case "id" -> {
                    if (id != null) {
                        throw malformed("a second id in one stanza", "begin each term with [Term]");
                    }
                    id = text(tag, value);
                }
                case "name" -> {
                    if (name != null) {
                        throw malformed("a second name in one stanza", "make it a synonym");
                    }
                    name = text(tag, value);
                }
                case "is_a" -> parents.add(text(tag, value));
                case "alt_id" -> aliases.add(text(tag, value));
                case "def" -> gloss = OboText.quoted(value, this::unclosed).text();
                case "synonym" -> {
                    OboText.QuotedText quoted = OboText.quoted(value, this::unclosed);
                    words.add(new Synonym(quoted.scope(), quoted.text()));
                }
                case "is_obsolete" -> dead = text(tag, value).equals("true");
                default -> {
                    if (OTHER_RELATIONS.contains(tag)) {
                        others++;
                    } else if (OLD_SYNONYMS.containsKey(tag)) {
                        words.add(new Synonym(
                                OLD_SYNONYMS.get(tag),
                                OboText.quoted(value, this::unclosed).text()));
                    }
                }
            }
        }

        private String text(String tag, String value) {
            String text = OboText.plain(value);
            if (text.isEmpty()) {
                throw malformed("the tag " + tag + " without a value", "give a value, or remove the line");
            }
            return text;
        }

        private Problem unclosed() {
            return malformed("a text that is not in quotes, or not closed", "put it in quotes, with \\\" inside");
        }

        void close() {
            if (id == null) {
                throw Problem.data(ProblemCode.E_OBO, "a term without an id", "give it an id")
                        .at(lines.placeOf(line));
            }
            if (dead) {
                obsolete.add(id);
                return;
            }
            Long twin = defined.put(id, line);
            if (twin != null) {
                throw Problem.data(
                                ProblemCode.E_OBO,
                                "the term " + id + " is already defined on line " + twin,
                                "give each term one stanza")
                        .at(lines.placeOf(line));
            }
            int concept = builder.concept(id);
            if (name != null) {
                builder.word(concept, name);
            }
            if (gloss != null) {
                builder.gloss(concept, gloss);
            }
            for (String parent : parents) {
                links.add(new Link(concept, id, parent));
            }
            aliases.forEach(alias -> builder.alias(alias, concept));
            for (Synonym synonym : words) {
                if (!synonym.word.isBlank()) {
                    synonyms.add(concept, synonym.scope, synonym.word);
                }
            }
            ignored += others;
        }
    }
}
