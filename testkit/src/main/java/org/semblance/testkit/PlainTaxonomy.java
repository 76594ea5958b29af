package org.semblance.testkit;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.semblance.domain.taxonomy.Taxonomy;

/** A slow reference implementation of taxonomy queries, using only the links to parents and children and the ids. */
public final class PlainTaxonomy {

    private final Taxonomy taxonomy;

    public PlainTaxonomy(Taxonomy taxonomy) {
        this.taxonomy = taxonomy;
    }

    /** The ancestors of a concept, itself included, with the smallest number of links to each. */
    public Map<Integer, Integer> above(int concept) {
        Map<Integer, Integer> links = new LinkedHashMap<>();
        Set<Integer> reached = Set.of(concept);
        for (int up = 0; !reached.isEmpty(); up++) {
            Set<Integer> next = new TreeSet<>();
            for (int ancestor : reached) {
                if (links.putIfAbsent(ancestor, up) == null) {
                    next.addAll(list(taxonomy.parents(ancestor)));
                }
            }
            reached = next;
        }
        return links;
    }

    /** The concepts below a concept, itself included, in increasing order. */
    public List<Integer> below(int concept) {
        Set<Integer> below = new TreeSet<>();
        Deque<Integer> next = new ArrayDeque<>(List.of(concept));
        while (!next.isEmpty()) {
            int reached = next.remove();
            if (below.add(reached)) {
                next.addAll(list(taxonomy.children(reached)));
            }
        }
        return List.copyOf(below);
    }

    /** The number of concepts on the longest chain from the root. */
    public int longestChain(int concept) {
        return longestChainFrom(Taxonomy.ROOT, concept);
    }

    /** The number of concepts on the longest chain between two concepts; 0 if there is none. */
    public int longestChainFrom(int top, int concept) {
        return longest(top, concept, new HashMap<>());
    }

    private int longest(int top, int concept, Map<Integer, Integer> known) {
        if (concept == top) {
            return 1;
        }
        Integer found = known.get(concept);
        if (found == null) {
            int longest = 0;
            for (int parent : taxonomy.parents(concept)) {
                longest = Math.max(longest, longest(top, parent, known));
            }
            found = longest == 0 ? 0 : longest + 1;
            known.put(concept, found);
        }
        return found;
    }

    /** The number of concepts on the shortest chain from the root. */
    public int shortestChain(int concept) {
        return above(concept).getOrDefault(Taxonomy.ROOT, -1) + 1;
    }

    /** The common ancestors of several concepts: the deepest first, then by the shortest chain, then by id. */
    public List<Integer> common(int... concepts) {
        Set<Integer> shared = new TreeSet<>(above(concepts[0]).keySet());
        for (int concept : concepts) {
            shared.retainAll(above(concept).keySet());
        }
        return shared.stream()
                .sorted(Comparator.comparingInt(this::longestChain)
                        .thenComparing(this::shortestChain)
                        .reversed()
                        .thenComparing(
                                concept -> taxonomy.id(concept).getBytes(StandardCharsets.UTF_8),
                                Arrays::compareUnsigned))
                .toList();
    }

    /** The least common subsumer. */
    public int deepestCommon(int... concepts) {
        return common(concepts).get(0);
    }

    /** The number of links on the shortest path up and then down, by breadth-first search. */
    public int linksUpAndDown(int from, int to) {
        int[] goingUp = unreached();
        int[] goingDown = unreached();
        Deque<int[]> next = new ArrayDeque<>(List.of(new int[] {from, 1, 0}));
        goingUp[from] = 0;
        while (!next.isEmpty()) {
            int[] step = next.remove();
            int links = step[2];
            if (step[0] == to) {
                return links;
            }
            if (step[1] == 1) {
                for (int parent : taxonomy.parents(step[0])) {
                    if (goingUp[parent] < 0) {
                        goingUp[parent] = links + 1;
                        next.add(new int[] {parent, 1, links + 1});
                    }
                }
            }
            for (int child : taxonomy.children(step[0])) {
                if (goingDown[child] < 0) {
                    goingDown[child] = links + 1;
                    next.add(new int[] {child, 0, links + 1});
                }
            }
        }
        throw new AssertionError("no way from one concept to another");
    }

    private int[] unreached() {
        int[] unreached = new int[taxonomy.size()];
        Arrays.fill(unreached, -1);
        return unreached;
    }

    /** A concept that often has more than the root in common with another. */
    public int near(int concept, Random random) {
        if (random.nextInt(4) == 0) {
            return random.nextInt(taxonomy.size());
        }
        int place = concept;
        for (int up = random.nextInt(3); up >= 0 && taxonomy.parents(place).length > 0; up--) {
            int[] parents = taxonomy.parents(place);
            place = parents[random.nextInt(parents.length)];
        }
        for (int down = random.nextInt(4); down > 0 && taxonomy.children(place).length > 0; down--) {
            int[] children = taxonomy.children(place);
            place = children[random.nextInt(children.length)];
        }
        return place;
    }

    static List<Integer> list(int[] numbers) {
        List<Integer> list = new ArrayList<>();
        for (int number : numbers) {
            list.add(number);
        }
        return list;
    }

    /** Many answers of a taxonomy, for comparing one thread with several. */
    static Stream<Integer> answers(Taxonomy taxonomy, int[] ones, int[] others) {
        return IntStream.range(0, ones.length)
                .mapToObj(i -> Arrays.hashCode(new int[] {
                    taxonomy.lcs(ones[i], others[i]),
                    taxonomy.links(ones[i], others[i]),
                    Arrays.hashCode(taxonomy.ancestors(ones[i])),
                    taxonomy.gloss(ones[i]).hashCode(),
                    taxonomy.vocabulary().terms(others[i]).hashCode(),
                    taxonomy.find(taxonomy.id(others[i])).orElse(-1)
                }));
    }
}
