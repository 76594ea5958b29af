package org.semblance.domain.taxonomy;

import java.io.Serializable;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;
import org.semblance.Problem;
import org.semblance.ProblemCode;

/**
 * A taxonomy: an immutable graph of concepts with is-a links and one root, in which a concept may have several parents.
 * Threads may share it; glosses are not serialised.
 *
 * <p>Concepts are numbered by increasing depth, then by the depth of their shortest chain, then by decreasing id. So
 * parents come before their children, the root is 0, and the least common subsumer of two concepts (the deepest, then
 * the one whose shortest chain is deepest, then the one with the lowest id) is the largest number among their common
 * ancestors.
 */
public final class Taxonomy implements Serializable {

    /** The root. */
    public static final int ROOT = 0;

    private final String name;
    private final TextPool ids;
    private final int[] idOf;
    private final transient int[] conceptOfId;
    private final ConceptAliases aliases;
    private final TaxonomyGraph graph;
    private final ConceptAncestors ancestors;
    private final Vocabulary vocabulary;
    private final transient Function<String, String> glosses;
    private final boolean senseNames;
    private final boolean virtualRoot;

    Taxonomy(
            String name,
            TextPool ids,
            int[] idOf,
            ConceptAliases aliases,
            TaxonomyGraph graph,
            Vocabulary vocabulary,
            Function<String, String> glosses,
            boolean senseNames,
            boolean virtualRoot) {
        this.name = name;
        this.ids = ids;
        this.idOf = idOf;
        this.conceptOfId = new int[idOf.length];
        for (int concept = 0; concept < idOf.length; concept++) {
            conceptOfId[idOf[concept]] = concept;
        }
        this.aliases = aliases;
        this.graph = graph;
        this.ancestors = graph.ancestors();
        this.vocabulary = vocabulary;
        this.glosses = glosses;
        this.senseNames = senseNames;
        this.virtualRoot = virtualRoot;
    }

    private Object readResolve() {
        return new Taxonomy(name, ids, idOf, aliases, graph, vocabulary, id -> "", senseNames, virtualRoot);
    }

    /** Starts a taxonomy with a name for messages and reports. */
    public static TaxonomyBuilder named(String name) {
        return new TaxonomyBuilder(name);
    }

    public String name() {
        return name;
    }

    /** The number of concepts. */
    public int size() {
        return idOf.length;
    }

    /** Whether the root is virtual, that is, not in the source. */
    public boolean hasVirtualRoot() {
        return virtualRoot;
    }

    /** The source's own id of a concept. */
    public String id(int concept) {
        return ids.at(idOf[concept]);
    }

    /** The order of two concepts by their ids. */
    public int compareIds(int one, int other) {
        return ids.compare(idOf[one], idOf[other]);
    }

    /** The label of a concept, for people. */
    public String label(int concept) {
        List<String> terms = vocabulary.terms(concept);
        return terms.isEmpty() ? id(concept) : terms.get(0);
    }

    /** The reference to a concept in files: word and sense number if words have numbered senses, otherwise its id. */
    public String reference(int concept) {
        return senseNames && !vocabulary.terms(concept).isEmpty() ? reference(concept, label(concept)) : id(concept);
    }

    /** The reference to a concept in files by one of its words. */
    public String reference(int concept, String word) {
        if (!senseNames) {
            return id(concept);
        }
        int[] senses = vocabulary.senses(word);
        for (int sense = 0; sense < senses.length; sense++) {
            if (senses[sense] == concept) {
                return Vocabulary.key(word).replace(' ', '_') + "#" + (sense + 1);
            }
        }
        return id(concept);
    }

    /** The definition of a concept in the source; empty if there is none. */
    public String gloss(int concept) {
        return glosses.apply(id(concept));
    }

    public Vocabulary vocabulary() {
        return vocabulary;
    }

    /** The concept of an id or alias, of a word with a sense number (football#1), or of a word with one sense. */
    public OptionalInt find(String reference) {
        int id = ids.find(reference);
        if (id >= 0) {
            return OptionalInt.of(conceptOfId[id]);
        }
        int aliased = aliases.find(reference);
        if (aliased >= 0) {
            return OptionalInt.of(aliased);
        }
        int mark = reference.lastIndexOf('#');
        if (mark > 0 && reference.substring(mark + 1).matches("[1-9][0-9]{0,5}")) {
            int[] senses = vocabulary.senses(reference.substring(0, mark));
            int sense = Integer.parseInt(reference.substring(mark + 1));
            if (sense <= senses.length) {
                return OptionalInt.of(senses[sense - 1]);
            }
        }
        int[] senses = vocabulary.senses(reference);
        return senses.length == 1 ? OptionalInt.of(senses[0]) : OptionalInt.empty();
    }

    /**
     * The concept that a recipe or a user names.
     *
     * @throws Problem if there is none, or if the word is ambiguous
     */
    public int concept(String reference) {
        OptionalInt found = find(reference);
        if (found.isPresent()) {
            return found.getAsInt();
        }
        int[] senses = vocabulary.senses(reference);
        if (senses.length > 1) {
            throw Problem.recipe(
                    ProblemCode.E_CONCEPT,
                    "'" + reference + "' may mean " + senses.length + " concepts of " + name,
                    "semblance concepts find shows them; name one, such as "
                            + String.join(
                                    ", ",
                                    Arrays.stream(senses)
                                            .limit(5)
                                            .mapToObj(concept -> reference(concept, reference))
                                            .toList()));
        }
        throw Problem.recipe(
                ProblemCode.E_CONCEPT,
                name + " has no concept '" + reference + "'",
                "look for it with: semblance concepts find WORD");
    }

    public int[] parents(int concept) {
        return graph.parents().of(concept);
    }

    public int[] children(int concept) {
        return graph.children().of(concept);
    }

    public boolean isLeaf(int concept) {
        return graph.children().count(concept) == 0;
    }

    /** Whether every concept has at most one parent. */
    public boolean isTree() {
        return graph.isTree();
    }

    /** The number of concepts on the longest chain from the root: 1 for the root. */
    public int depth(int concept) {
        return graph.depth(concept);
    }

    /** The number of concepts on the shortest chain from the root. */
    public int shortestDepth(int concept) {
        return graph.shortestDepth(concept);
    }

    /** The depth of the deepest concept. */
    public int height() {
        return graph.depth(size() - 1);
    }

    /** The concepts at a depth. */
    public int[] level(int atDepth) {
        int start = firstAt(atDepth);
        int end = firstAt(atDepth + 1);
        int[] level = new int[end - start];
        for (int i = 0; i < level.length; i++) {
            level[i] = start + i;
        }
        return level;
    }

    private int firstAt(int atDepth) {
        int low = 0;
        int high = size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (graph.depth(middle) < atDepth) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** The ancestors of a concept in increasing order, itself as the last. */
    public int[] ancestors(int concept) {
        int[] above = new int[ancestors.end(concept) - ancestors.start(concept)];
        for (int i = 0; i < above.length; i++) {
            above[i] = ancestors.at(ancestors.start(concept) + i);
        }
        return above;
    }

    /** The number of ancestors of a concept, itself included. */
    public int ancestorCount(int concept) {
        return ancestors.end(concept) - ancestors.start(concept);
    }

    /** Whether a concept is an ancestor of another, or the same. */
    public boolean subsumes(int ancestor, int concept) {
        return ancestors.contains(concept, ancestor);
    }

    /** The smallest number of links from a concept up to one of its ancestors. */
    public int linksUp(int concept, int ancestor) {
        for (int place = ancestors.start(concept); place < ancestors.end(concept); place++) {
            if (ancestors.at(place) == ancestor) {
                return ancestors.links(place);
            }
        }
        throw new IllegalArgumentException("not an ancestor");
    }

    /** The least common subsumer: the deepest concept that both are kinds of. */
    public int lcs(int one, int other) {
        return ancestors.greatestCommon(one, other);
    }

    /** The least common subsumer of one or more concepts. */
    public int lcs(int... concepts) {
        return common(concepts)[0];
    }

    /** All common ancestors of several concepts, the deepest first. */
    public int[] common(int... concepts) {
        int[] shared = ancestors(concepts[0]);
        int count = shared.length;
        for (int i = 1; i < concepts.length; i++) {
            int kept = 0;
            for (int j = 0; j < count; j++) {
                if (subsumes(shared[j], concepts[i])) {
                    shared[kept++] = shared[j];
                }
            }
            count = kept;
        }
        int[] deepestFirst = new int[count];
        for (int i = 0; i < count; i++) {
            deepestFirst[i] = shared[count - 1 - i];
        }
        return deepestFirst;
    }

    /** The number of links on the shortest path between two concepts, up and down again. */
    public int links(int one, int other) {
        return ancestors.fewestLinks(one, other);
    }

    /** Writes the number of links on the shortest path from one concept to every concept, by concept number. */
    public void links(int one, double[] out) {
        graph.fewestLinks(one, out);
    }

    /** The largest of some values, one for each concept, over the common ancestors of two concepts. */
    public double mostAbove(double[] values, int one, int other) {
        return ancestors.most(values, one, other);
    }

    /** Writes, for every concept, the largest of some values over its common ancestors with one concept. */
    public void mostAbove(double[] values, int one, double[] out) {
        graph.mostAbove(values, one, out);
    }

    /** The concepts below a concept in increasing order, itself as the first. */
    public int[] descendants(int concept) {
        BitSet below = new BitSet(size());
        below.set(concept);
        // children have larger numbers than their parents
        for (int next = concept; next >= 0; next = below.nextSetBit(next + 1)) {
            for (int i = 0; i < graph.children().count(next); i++) {
                below.set(graph.children().at(next, i));
            }
        }
        return below.stream().toArray();
    }

    /** The number of concepts below each concept, itself not counted. */
    public int[] descendantCounts() {
        return counts(false);
    }

    /** The number of leaves below each concept; 0 for a leaf. */
    public int[] leafCounts() {
        return counts(true);
    }

    private int[] counts(boolean leavesOnly) {
        int[] counts = new int[size()];
        for (int concept = 0; concept < counts.length; concept++) {
            if (!leavesOnly || isLeaf(concept)) {
                for (int place = ancestors.start(concept); place < ancestors.end(concept) - 1; place++) {
                    counts[ancestors.at(place)]++;
                }
            }
        }
        return counts;
    }

    /** The part below a concept as a separate taxonomy, with depths counted from there. */
    public Taxonomy below(int concept) {
        return TaxonomyBuilder.copy(this, descendants(concept)).build();
    }

    /** The same concepts below a virtual root, so that every depth increases by one. */
    public Taxonomy underVirtualRoot() {
        return virtualRoot
                ? this
                : TaxonomyBuilder.copy(this, descendants(ROOT))
                        .virtualRoot(TaxonomyBuilder.VirtualRoot.ALWAYS)
                        .build();
    }

    ConceptAliases aliases() {
        return aliases;
    }

    boolean namesSenses() {
        return senseNames;
    }

    Function<String, String> glosses() {
        return glosses;
    }
}
