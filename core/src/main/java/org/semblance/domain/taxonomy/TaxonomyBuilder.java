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
import org.semblance.ProblemCode;

/**
 * Builds a taxonomy from concepts, links and words, given in any order.
 *
 * <p>Faults are refused by name: cycles, unknown parents, and several roots unless a virtual root is allowed.
 */
public final class TaxonomyBuilder {

    /** When a virtual root is added. */
    public enum VirtualRoot {
        /** Never: several roots are refused. */
        NEVER,
        /** If there are several roots. */
        IF_NEEDED,
        /** Always, which increases every depth by one. */
        ALWAYS
    }

    /** The id and word of a virtual root. */
    public static final String ANYTHING = "(anything)";

    private static final int NAMED = 5;

    private final String name;
    private final TextPool ids = new TextPool();
    private final BitSet defined = new BitSet();
    private final BitSet hanging = new BitSet();
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

    /** Puts a concept below the root, whichever that is, unless it has a parent. */
    public TaxonomyBuilder belowTheRoot(int concept) {
        hanging.set(concept);
        return this;
    }

    /**
     * Adds an alias of a concept, such as a former id. Ids have precedence over aliases. An alias given to several
     * concepts finds none.
     */
    public TaxonomyBuilder alias(String id, int concept) {
        aliases.add(id, concept);
        return this;
    }

    /** Adds a word by which a concept is displayed and found; the first is its label. */
    public TaxonomyBuilder word(int concept, String word) {
        return term(concept, word).senses(word, concept);
    }

    /** Adds a word by which a concept is displayed. */
    public TaxonomyBuilder term(int concept, String word) {
        return term(concept, words.texts().add(word));
    }

    /** Adds the senses of a word, the most usual first. */
    public TaxonomyBuilder senses(String word, int... concepts) {
        int key = words.texts().add(Vocabulary.key(word));
        for (int concept : concepts) {
            sense(key, concept);
        }
        return this;
    }

    /**
     * The texts of all words, for readers that get words as bytes, so that no string has to be created for each. They
     * refer to words by number in {@link #term(int, int)} and {@link #sense}.
     */
    public TextPool words() {
        return words.texts();
    }

    /** Adds a concept whose id is given as UTF-8 bytes, or finds the one with this id. */
    public int concept(byte[] id, int from, int to) {
        int concept = ids.add(id, from, to);
        defined.set(concept);
        return concept;
    }

    /** Adds a word by which a concept is displayed, given by its number among {@link #words}. */
    public TaxonomyBuilder term(int concept, int word) {
        words.term(concept, word);
        return this;
    }

    /** Adds a sense of a word, whose {@link Vocabulary#key} is given by its number. */
    public TaxonomyBuilder sense(int key, int concept) {
        words.sense(key, concept);
        return this;
    }

    /** Sets the definition of a concept. */
    public TaxonomyBuilder gloss(int concept, String text) {
        glosses.put(ids.at(concept), text);
        return this;
    }

    /** Sets a function that gives the definitions of concepts by id. */
    public TaxonomyBuilder glosses(Function<String, String> elsewhere) {
        glossesElsewhere = elsewhere;
        return this;
    }

    /** Lets files refer to concepts by a word and its sense number. */
    public TaxonomyBuilder namedBySense() {
        senseNames = true;
        return this;
    }

    public TaxonomyBuilder virtualRoot(VirtualRoot when) {
        virtualRoot = when;
        return this;
    }

    /** Adds a chain of concepts, each below the next; for small taxonomies in tests. */
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

    /** A copy of a part of a taxonomy, to be built again. */
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
     * Builds the taxonomy.
     *
     * @throws Problem if the input is not a taxonomy
     */
    public Taxonomy build() {
        refuseDangling();
        if (ids.size() == 0) {
            throw Problem.data(
                    ProblemCode.E_TAXONOMY_EMPTY, name + " has no concept", "check that it is the right file");
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
                        ProblemCode.E_TAXONOMY_SIZE,
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
                    ProblemCode.E_PARENT,
                    name + ": " + (count == 1 ? "a concept is" : count + " concepts are")
                            + " named but nowhere defined: " + listed(dangling, count),
                    "add what is missing, or correct the names; in a recipe, dangling: root puts such concepts below the"
                            + " root");
        }
    }

    /** Adds a virtual root if wanted. */
    private boolean addVirtualRoot() {
        BitSet roots = new BitSet(ids.size());
        roots.set(0, ids.size());
        for (int link = 0; link < links.size(); link++) {
            roots.clear(links.owner(link));
        }
        if (roots.isEmpty()) {
            return false; // everything is in a cycle or below one, which is reported later
        }
        BitSet own = (BitSet) roots.clone();
        own.andNot(hanging);
        boolean hang = own.cardinality() < roots.cardinality();
        if (hang && own.cardinality() == 1 && virtualRoot != VirtualRoot.ALWAYS) {
            int root = own.nextSetBit(0);
            roots.clear(root);
            roots.stream().forEach(concept -> below(concept, root));
            return false;
        }
        boolean several = roots.cardinality() > 1;
        if (several && virtualRoot == VirtualRoot.NEVER && !hang) {
            int count = roots.cardinality();
            throw Problem.data(
                    ProblemCode.E_NO_ROOT,
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

    /** All concepts, parents before children. */
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

    /** Names a cycle: starting at an unresolved concept, always on to an unresolved parent. */
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
                ProblemCode.E_CYCLE,
                name + ": "
                        + (circle.size() == 1
                                ? "a concept is a kind of itself: "
                                : circle.size() + " concepts are kinds of each other in a circle: ")
                        + listed(circle.stream().limit(NAMED).map(ids::at).toList(), circle.size()),
                "remove one of these links");
    }

    /** Gives concepts their final numbers: by depth, then by the depth of the shortest chain, then by decreasing id. */
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

    /** The concepts by decreasing id. */
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

    /** Sorts concepts stably by a small integer key. */
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
