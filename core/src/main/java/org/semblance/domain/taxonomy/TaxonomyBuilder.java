package org.semblance.domain.taxonomy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;

/**
 * Puts a taxonomy together from concepts, links and words, in any order.
 *
 * <p>What is not a taxonomy is refused by name: links in a circle, parents that are nowhere, more than one root unless a
 * virtual one may stand above them.
 */
public final class TaxonomyBuilder {

    /** When a root is put above what the source holds. */
    public enum VirtualRoot {
        /** Never: several roots are refused. */
        NEVER,
        /** Where there are several roots. */
        IF_NEEDED,
        /** Always, which makes every depth one more. */
        ALWAYS
    }

    /** The id and word of a root that no source holds. */
    public static final String ANYTHING = "(anything)";

    private static final int NAMED = 5;

    private final String name;
    private final TextPool ids = new TextPool();
    private final BitSet defined = new BitSet();
    private final IntLists.Pairs links = new IntLists.Pairs();
    private final Vocabulary.Collector words = new Vocabulary.Collector();
    private final ConceptAliases aliases = new ConceptAliases();
    private final Map<String, String> glosses = new LinkedHashMap<>();
    private @Nullable Function<String, String> glossesElsewhere;
    private boolean senseNames;
    private VirtualRoot virtualRoot = VirtualRoot.NEVER;
    private boolean alreadyVirtual;

    TaxonomyBuilder(String name) {
        this.name = name;
    }

    /** Adds a concept, or finds the one of this id. */
    public int concept(String id) {
        int concept = ids.add(id);
        defined.set(concept);
        return concept;
    }

    /** Puts a concept below another, which may be added later. */
    public TaxonomyBuilder below(int concept, String parentId) {
        links.add(concept, ids.add(parentId));
        return this;
    }

    /** Puts a concept below another. */
    public TaxonomyBuilder below(int concept, int parent) {
        links.add(concept, parent);
        return this;
    }

    /**
     * Lets another id find a concept too, such as one it had before. Ids go before: an alias that is also the id of a
     * concept finds that one. An alias given to several concepts finds none.
     */
    public TaxonomyBuilder alias(String id, int concept) {
        aliases.add(id, concept);
        return this;
    }

    /** Gives a concept a word by which it is read and found; the first is its label. */
    public TaxonomyBuilder word(int concept, String word) {
        return term(concept, word).senses(word, concept);
    }

    /** Gives a concept a word by which it is read. */
    public TaxonomyBuilder term(int concept, String word) {
        return term(concept, words.texts().add(word));
    }

    /** Lets a word mean concepts; the usual meaning comes first. */
    public TaxonomyBuilder senses(String word, int... concepts) {
        int key = words.texts().add(Vocabulary.key(word));
        for (int concept : concepts) {
            sense(key, concept);
        }
        return this;
    }

    /**
     * The texts of all words, for readers to which words come as bytes: no text has to be made of each. What they add
     * there they name by its number in {@link #term(int, int)} and {@link #sense}.
     */
    public TextPool words() {
        return words.texts();
    }

    /** Adds a concept whose id comes as bytes in UTF-8, or finds the one of this id. */
    public int concept(byte[] id, int from, int to) {
        int concept = ids.add(id, from, to);
        defined.set(concept);
        return concept;
    }

    /** Gives a concept a word by which it is read, named by its number among {@link #words}. */
    public TaxonomyBuilder term(int concept, int word) {
        words.term(concept, word);
        return this;
    }

    /** Lets a word, given as its {@link Vocabulary#key} and named by its number, mean a further concept. */
    public TaxonomyBuilder sense(int key, int concept) {
        words.sense(key, concept);
        return this;
    }

    /** Says what a concept means. */
    public TaxonomyBuilder gloss(int concept, String text) {
        glosses.put(ids.at(concept), text);
        return this;
    }

    /** Says where to ask for what concepts mean, by their ids. */
    public TaxonomyBuilder glosses(Function<String, String> elsewhere) {
        glossesElsewhere = elsewhere;
        return this;
    }

    /** Concepts are named in files by a word and the number of its sense. */
    public TaxonomyBuilder namedBySense() {
        senseNames = true;
        return this;
    }

    public TaxonomyBuilder virtualRoot(VirtualRoot when) {
        virtualRoot = when;
        return this;
    }

    /** A concept and its chain of parents in one line, for small taxonomies in tests: each below the next. */
    public TaxonomyBuilder chain(String... fromBottomToTop) {
        for (int i = 0; i < fromBottomToTop.length; i++) {
            boolean known = ids.find(fromBottomToTop[i]) >= 0 && defined.get(ids.find(fromBottomToTop[i]));
            int concept = concept(fromBottomToTop[i]);
            if (!known) {
                word(concept, fromBottomToTop[i]);
            }
            if (i + 1 < fromBottomToTop.length) {
                below(concept, fromBottomToTop[i + 1]);
            }
        }
        return this;
    }

    /** A part of a taxonomy, ready to be built again. */
    static TaxonomyBuilder copy(Taxonomy whole, int[] concepts) {
        TaxonomyBuilder builder = new TaxonomyBuilder(whole.name());
        int[] copied = new int[whole.size()];
        Arrays.fill(copied, -1);
        for (int concept : concepts) {
            copied[concept] = builder.concept(whole.id(concept));
        }
        for (int concept : concepts) {
            for (int parent : whole.parents(concept)) {
                if (copied[parent] >= 0) {
                    builder.below(copied[concept], copied[parent]);
                }
            }
            whole.vocabulary().terms(concept).forEach(word -> builder.term(copied[concept], word));
        }
        Vocabulary words = whole.vocabulary();
        for (int word = 0; word < words.size(); word++) {
            for (int concept : words.senses(word)) {
                if (copied[concept] >= 0) {
                    builder.senses(words.word(word), copied[concept]);
                }
            }
        }
        whole.aliases().forEach((alias, concept) -> {
            if (copied[concept] >= 0) {
                builder.alias(alias, copied[concept]);
            }
        });
        builder.glosses(whole.glosses());
        builder.senseNames = whole.namesSenses();
        builder.alreadyVirtual = whole.hasVirtualRoot() && copied[Taxonomy.ROOT] >= 0;
        return builder;
    }

    /**
     * The taxonomy.
     *
     * @throws Problem when it is none
     */
    public Taxonomy build() {
        refuseDangling();
        if (ids.size() == 0) {
            throw Problem.data("E_TAXONOMY_EMPTY", name + " has no concept", "check that it is the right file");
        }
        boolean added = addVirtualRoot();
        int size = ids.size();
        IntLists parents = links.lists(size).withoutRepeats(size);
        int[] order = parentsFirst(parents, size);
        short[] depth = new short[size];
        short[] shallow = new short[size];
        for (int concept : order) {
            int longest = 0;
            int shortest = parents.count(concept) == 0 ? 0 : Integer.MAX_VALUE;
            for (int i = 0; i < parents.count(concept); i++) {
                longest = Math.max(longest, depth[parents.at(concept, i)]);
                shortest = Math.min(shortest, shallow[parents.at(concept, i)]);
            }
            if (longest == Short.MAX_VALUE) {
                throw Problem.data(
                        "E_TAXONOMY_SIZE",
                        name + " has a chain of more than " + Short.MAX_VALUE + " concepts",
                        "check its parents: such a chain is hardly meant");
            }
            depth[concept] = (short) (longest + 1);
            shallow[concept] = (short) (shortest + 1);
        }
        return numbered(parents, depth, shallow, added || alreadyVirtual);
    }

    private void refuseDangling() {
        List<String> dangling = new ArrayList<>();
        int count = 0;
        for (int id = defined.nextClearBit(0); id < ids.size(); id = defined.nextClearBit(id + 1)) {
            count++;
            if (dangling.size() < NAMED) {
                dangling.add(ids.at(id));
            }
        }
        if (count > 0) {
            throw Problem.data(
                    "E_PARENT",
                    name + ": " + (count == 1 ? "a concept is" : count + " concepts are")
                            + " named but nowhere defined: " + listed(dangling, count),
                    "add what is missing, or correct the names");
        }
    }

    /** Puts a root above the roots where that is wanted. */
    private boolean addVirtualRoot() {
        BitSet roots = new BitSet(ids.size());
        roots.set(0, ids.size());
        for (int link = 0; link < links.size(); link++) {
            roots.clear(links.owner(link));
        }
        if (roots.isEmpty()) {
            return false; // everything is in a circle or below one, which is told later
        }
        boolean several = roots.cardinality() > 1;
        if (several && virtualRoot == VirtualRoot.NEVER) {
            int count = roots.cardinality();
            throw Problem.data(
                    "E_NO_ROOT",
                    name + " has " + count + " concepts without a parent, and none above them all: "
                            + listed(
                                    roots.stream()
                                            .limit(NAMED)
                                            .mapToObj(ids::at)
                                            .toList(),
                                    count),
                    "give all but one a parent, or put a root above them with virtual-root: true");
        }
        if (virtualRoot == VirtualRoot.ALWAYS || several) {
            String anything = ANYTHING;
            while (ids.find(anything) >= 0) {
                anything += "'";
            }
            int root = concept(anything);
            word(root, anything);
            roots.stream().forEach(concept -> below(concept, root));
            return true;
        }
        return false;
    }

    /** All concepts, each after its parents. */
    private int[] parentsFirst(IntLists parents, int size) {
        IntLists children = parents.reversed(size);
        int[] waitingFor = new int[size];
        int[] order = new int[size];
        int known = 0;
        for (int concept = 0; concept < size; concept++) {
            waitingFor[concept] = parents.count(concept);
            if (waitingFor[concept] == 0) {
                order[known++] = concept;
            }
        }
        for (int next = 0; next < known; next++) {
            for (int i = 0; i < children.count(order[next]); i++) {
                int child = children.at(order[next], i);
                if (--waitingFor[child] == 0) {
                    order[known++] = child;
                }
            }
        }
        if (known < size) {
            throw circle(parents, waitingFor);
        }
        return order;
    }

    /** Names a circle: from a concept that waits, always on to a parent that waits. */
    private Problem circle(IntLists parents, int[] waitingFor) {
        int concept = IntStream.range(0, waitingFor.length)
                .filter(candidate -> waitingFor[candidate] > 0)
                .findFirst()
                .orElseThrow();
        List<Integer> way = new ArrayList<>();
        Map<Integer, Integer> met = new HashMap<>();
        while (met.putIfAbsent(concept, way.size()) == null) {
            way.add(concept);
            concept = Arrays.stream(parents.of(concept))
                    .filter(parent -> waitingFor[parent] > 0)
                    .findFirst()
                    .orElseThrow();
        }
        List<Integer> circle = way.subList(met.get(concept), way.size());
        return Problem.data(
                "E_CYCLE",
                name + ": "
                        + (circle.size() == 1
                                ? "a concept is a kind of itself: "
                                : circle.size() + " concepts are kinds of each other in a circle: ")
                        + listed(circle.stream().limit(NAMED).map(ids::at).toList(), circle.size()),
                "remove one of these links");
    }

    /** Gives concepts their final numbers: by depth, then by the shortest chain's depth, then by falling id. */
    private Taxonomy numbered(IntLists parents, short[] depth, short[] shallow, boolean virtual) {
        int size = depth.length;
        int[] order = sorted(sorted(byFallingId(), shallow), depth);
        int[] finalNumber = new int[size];
        short[] depths = new short[size];
        short[] shallows = new short[size];
        for (int number = 0; number < size; number++) {
            finalNumber[order[number]] = number;
            depths[number] = depth[order[number]];
            shallows[number] = shallow[order[number]];
        }
        IntLists finalParents = parents.renumbered(order, finalNumber);
        Map<String, String> known = Map.copyOf(glosses);
        Function<String, String> asked = glossesElsewhere == null ? id -> known.getOrDefault(id, "") : glossesElsewhere;
        return new Taxonomy(
                name,
                ids.trimmed(),
                order,
                aliases.renumbered(finalNumber),
                new TaxonomyGraph(finalParents, finalParents.reversed(size), depths, shallows),
                words.vocabulary(order, finalNumber),
                asked,
                senseNames,
                virtual);
    }

    /** The concepts by falling id. */
    private int[] byFallingId() {
        int size = ids.size();
        int[] falling = new int[size];
        boolean inOrder = true;
        for (int concept = 0; concept < size; concept++) {
            falling[size - 1 - concept] = concept;
            inOrder &= concept == 0 || ids.compare(concept - 1, concept) < 0;
        }
        if (inOrder) {
            return falling;
        }
        return IntStream.range(0, size)
                .boxed()
                .sorted(Collections.reverseOrder(ids::compare))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    /** Sorts concepts by a small number of each; those of the same keep their order. */
    private static int[] sorted(int[] concepts, short[] by) {
        int[] next = new int[Short.MAX_VALUE + 2];
        for (int concept : concepts) {
            next[by[concept] + 1]++;
        }
        for (int number = 1; number < next.length; number++) {
            next[number] += next[number - 1];
        }
        int[] sorted = new int[concepts.length];
        for (int concept : concepts) {
            sorted[next[by[concept]]++] = concept;
        }
        return sorted;
    }

    private static String listed(List<String> some, int count) {
        return String.join(", ", some) + (count > some.size() ? " and " + (count - some.size()) + " more" : "");
    }
}
