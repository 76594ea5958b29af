package org.semblance.quality.risk.uniqueness;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.stream.IntStream;
import org.semblance.Watcher;
import org.semblance.data.Column;

/**
 * The few unique sets that say most about who is unique: everybody counts for the smallest sets on which they are
 * unique, and each next set is the one that singles out most of those who are unique on none before it. If nobody is
 * left, sets follow on which most people are minimally unique.
 *
 * @param people the number of persons, or of rows if persons are not distinguished
 * @param size sets of up to this many columns were searched, all of them
 * @param sets these sets, those that single out most people first
 * @param further all other sets on which somebody is minimally unique, by size, then in the order of columns
 */
public record UniqueSetRanking(int people, int size, List<UniqueSet> sets, List<UniqueSet> further) {

    /** The sets of each size from which the leading ones are chosen. */
    private static final int CANDIDATES = 64;

    public UniqueSetRanking {
        sets = List.copyOf(sets);
        further = List.copyOf(further);
    }

    /** A set with the people for whom it is a smallest one. */
    private static final class Candidate {

        private final int[] columns;
        private final UniqueSet named;
        private final BitSet smallest;
        private final int order;

        Candidate(int[] columns, UniqueSet named, BitSet smallest, int order) {
            this.columns = columns;
            this.named = named;
            this.smallest = smallest;
            this.order = order;
        }

        int[] columns() {
            return columns;
        }

        UniqueSet named() {
            return named;
        }

        BitSet smallest() {
            return smallest;
        }

        int order() {
            return order;
        }
    }

    /**
     * Searches for sets of up to some number of columns.
     *
     * @param persons the number of the person of each row, from 0 without gaps; without it, each row is a person
     * @param most the largest number of columns of a set
     * @param leading the largest number of leading sets
     */
    public static UniqueSetRanking of(
            List<? extends Column> columns, Optional<int[]> persons, int most, int leading, Watcher watcher) {
        UniqueSetSearch search = UniqueSetSearch.of(columns, persons);
        Survey survey = new Survey(columns.stream().map(Column::name).toList());
        search.each(most, survey::found, watcher);
        survey.close();
        List<UniqueSet> sets = new ArrayList<>();
        BitSet settled = new BitSet();
        Optional<Candidate> next = survey.best(settled);
        while (next.isPresent() && sets.size() < leading) {
            sets.add(next.get().named());
            settled.or(search.unique(watcher, next.get().columns()));
            next = survey.best(settled);
        }
        Set<UniqueSet> named = new HashSet<>(sets);
        survey.all.stream()
                .filter(set -> !named.contains(set))
                .sorted(Comparator.comparingInt(UniqueSet::minimal).reversed())
                .limit(leading - sets.size())
                .forEach(sets::add);
        named.addAll(sets);
        return new UniqueSetRanking(
                search.people(),
                search.reach(most),
                sets,
                survey.all.stream().filter(set -> !named.contains(set)).toList());
    }

    /** All sets, and the candidates of each size. */
    private static final class Survey {

        private final List<String> names;
        private final List<UniqueSet> all = new ArrayList<>();
        private final BitSet before = new BitSet();
        private final BitSet now = new BitSet();
        private final List<Candidate> candidates = new ArrayList<>();
        private PriorityQueue<Candidate> ofSize = queue();
        private int size;

        Survey(List<String> names) {
            this.names = names;
        }

        /** The candidate to drop first: with the fewest people, of several the last. */
        private static PriorityQueue<Candidate> queue() {
            return new PriorityQueue<>(Comparator.<Candidate>comparingInt(
                            candidate -> candidate.named().smallest())
                    .thenComparing(Comparator.comparingInt(Candidate::order).reversed()));
        }

        void found(int[] columns, BitSet unique, BitSet minimal) {
            if (columns.length > size) {
                close();
                size = columns.length;
            }
            now.or(minimal);
            BitSet smallest = (BitSet) minimal.clone();
            smallest.andNot(before);
            UniqueSet set = new UniqueSet(
                    IntStream.of(columns).mapToObj(names::get).toList(),
                    unique.cardinality(),
                    minimal.cardinality(),
                    smallest.cardinality());
            if (!smallest.isEmpty()) {
                ofSize.add(new Candidate(columns, set, smallest, all.size()));
                if (ofSize.size() > CANDIDATES) {
                    ofSize.remove();
                }
            }
            all.add(set);
        }

        /** Ends the sets of one size. */
        void close() {
            before.or(now);
            candidates.addAll(ofSize);
            candidates.sort(Comparator.comparingInt(Candidate::order));
            ofSize = queue();
        }

        /** The candidate that is a smallest set for most people who are not settled. */
        Optional<Candidate> best(BitSet settled) {
            Optional<Candidate> best = Optional.empty();
            int most = 0;
            for (Candidate candidate : candidates) {
                BitSet open = (BitSet) candidate.smallest().clone();
                open.andNot(settled);
                if (open.cardinality() > most) {
                    most = open.cardinality();
                    best = Optional.of(candidate);
                }
            }
            return best;
        }
    }
}
