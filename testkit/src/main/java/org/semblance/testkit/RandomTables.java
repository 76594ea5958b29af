package org.semblance.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.semblance.data.Column;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Vectors;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Domain;
import org.semblance.domain.Nominal;
import org.semblance.domain.Numeric;
import org.semblance.domain.Ordinal;
import org.semblance.domain.Role;
import org.semblance.domain.Rounding;
import org.semblance.domain.hierarchy.Hierarchical;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.hierarchy.SemanticHierarchy;
import org.semblance.domain.taxonomy.ConceptMap;
import org.semblance.domain.taxonomy.ConceptNaming;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.Concepts.Average;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.similarity.WuPalmer;
import org.semblance.domain.vectors.UnitVectors;

/**
 * Random tables, both realistic and pathological: numbers of all magnitudes, ordered categories and words, missing
 * values singly and in patterns, equal rows, constant columns.
 */
public final class RandomTables {

    private static final List<String> SCALE = List.of("never", "rarely", "sometimes", "often", "mostly", "always");

    private static final List<String> WORDS = List.of("red", "green", "blue", "grey", "pink");

    /** Warm and cold colours; pink is pale too. */
    private static final Taxonomy COLOURS = Taxonomy.named("colours")
            .chain("pink", "red", "warm", "colour")
            .chain("pink", "pale", "colour")
            .chain("grey", "pale")
            .chain("green", "cold", "colour")
            .chain("blue", "cold")
            .build();

    private static final ConceptMap NAMED_COLOURS =
            ConceptMap.of(COLOURS, WORDS.stream().collect(Collectors.toMap(word -> word, word -> word)));

    private static final Hierarchy HUES = Hierarchy.of(
            "hues",
            List.of(
                    List.of("red", "warm", "colour"),
                    List.of("pink", "warm", "colour"),
                    List.of("green", "cold", "colour"),
                    List.of("blue", "cold", "colour"),
                    List.of("grey", "grey", "colour")));

    private static final SemanticHierarchy MEANT_HUES =
            SemanticHierarchy.of(HUES, COLOURS, new WuPalmer().on(COLOURS), Map.of());

    private final Random random;
    private double missing = 0.2;

    public RandomTables(Random random) {
        this.random = random;
    }

    /** Without missing values. */
    public RandomTables whole() {
        missing = 0;
        return this;
    }

    /** Numbers: small whole ones, spread ones, large ones close together, or all equal. */
    public Numbers numbers(String name, int size) {
        int kind = random.nextInt(6);
        double constant = random.nextGaussian();
        double[] values = new double[size];
        for (int row = 0; row < size; row++) {
            values[row] = switch (kind) {
                case 0 -> random.nextInt(4) * (random.nextBoolean() ? 1.0 : -1.0); // −0 too
                case 1 -> random.nextGaussian() * 1e-3;
                case 2 -> 1.7e12 + random.nextInt(1000);
                case 3 -> (random.nextDouble() - 0.5) * 2e300;
                case 4 -> random.nextInt(2000) / 100.0 - 10;
                default -> constant;
            };
        }
        double share = share();
        for (int row = 0; row < size; row++) {
            if (random.nextDouble() < share) {
                values[row] = Double.NaN;
            }
        }
        return Numbers.of(name, values);
    }

    /** A column of some of these words. */
    public Words words(String name, int size, List<String> words) {
        int known = 1 + random.nextInt(words.size());
        double share = share();
        @Nullable String[] chosen = new String[size];
        for (int row = 0; row < size; row++) {
            chosen[row] = random.nextDouble() < share ? null : words.get(random.nextInt(known));
        }
        return Words.of(name, chosen);
    }

    /**
     * Unit vectors: word counts, many of them equally far apart; weights of both signs; dense weights; or all equal.
     */
    public Vectors vectors(String name, int size) {
        int kind = random.nextInt(5);
        int dimensions = 1 + random.nextInt(kind == 0 ? 4 : 12);
        double filled = kind == 3 ? 1 : 0.15 + 0.6 * random.nextDouble();
        double share = share();
        List<int[]> places = new ArrayList<>();
        List<double[]> weights = new ArrayList<>();
        for (int row = 0; row < size; row++) {
            if (row > 0 && (kind == 4 || random.nextInt(6) == 0)) {
                int like = random.nextInt(row);
                places.add(places.get(like));
                weights.add(weights.get(like));
                continue;
            }
            int[] used = random.nextDouble() < share
                    ? new int[0]
                    : IntStream.range(0, dimensions)
                            .filter(place -> random.nextDouble() < filled)
                            .toArray();
            used = used.length == 0 && share == 0 ? new int[] {random.nextInt(dimensions)} : used;
            places.add(used);
            weights.add(unit(IntStream.range(0, used.length)
                    .mapToDouble(
                            entry -> kind < 2 ? 1 + random.nextInt(3) : random.nextGaussian() + (kind == 2 ? 5 : 0))
                    .toArray()));
        }
        int[] starts = new int[size + 1];
        for (int row = 0; row < size; row++) {
            starts[row + 1] = starts[row] + places.get(row).length;
        }
        return Vectors.of(
                name,
                dimensions,
                starts,
                places.stream().flatMapToInt(IntStream::of).toArray(),
                weights.stream().flatMapToDouble(DoubleStream::of).toArray());
    }

    private static double[] unit(double[] weights) {
        double norm = Math.sqrt(
                DoubleStream.of(weights).map(weight -> weight * weight).sum());
        return DoubleStream.of(weights).map(weight -> weight / norm).toArray();
    }

    private double share() {
        return switch (random.nextInt(4)) {
            case 0 -> missing;
            case 1 -> 2.5 * missing;
            default -> 0;
        };
    }

    /** A hierarchy over these values, of one to three levels; some levels merge nothing. */
    public Hierarchy hierarchy(List<String> values) {
        List<List<String>> rows = new ArrayList<>();
        values.forEach(value -> rows.add(new ArrayList<>(List.of(value))));
        int[] nodeOf = IntStream.range(0, values.size()).toArray();
        int nodes = values.size();
        for (int level = random.nextInt(3); level > 0; level--) {
            int fewer = 1 + random.nextInt(nodes);
            int[] parent = random.ints(nodes, 0, fewer).toArray();
            for (int leaf = 0; leaf < nodeOf.length; leaf++) {
                nodeOf[leaf] = parent[nodeOf[leaf]];
                rows.get(leaf).add("n" + nodeOf[leaf]);
            }
            nodes = fewer;
        }
        rows.forEach(row -> row.add(Hierarchy.ANYTHING));
        return Hierarchy.of("random", rows);
    }

    /** One to four quasi-identifiers of any domain, and columns of the other roles. */
    public Dataset dataset(int size) {
        return dataset(size, this::domain);
    }

    /** The same with quasi-identifiers that can be generalised. */
    public Dataset generalizable(int size) {
        return dataset(size, () -> switch (random.nextInt(4)) {
            case 0 -> new Nominal();
            case 1 -> new Ordinal(SCALE, Ordinal.Average.MEDIAN);
            default -> hierarchical();
        });
    }

    /**
     * The same with quasi-identifiers to which noise can be added: none or at least two of concepts, and numbers, all
     * of which vary.
     */
    public Dataset displaceable(int size) {
        while (true) {
            Dataset data = dataset(
                    size,
                    () -> random.nextBoolean()
                            ? numeric()
                            : new Concepts(
                                    COLOURS,
                                    new WuPalmer(),
                                    Average.MEAN,
                                    NAMED_COLOURS,
                                    OptionalInt.of(Taxonomy.ROOT),
                                    ConceptNaming.LABELS));
            List<Attribute> masked = data.with(Role.QUASI_IDENTIFIER);
            long ofConcepts = masked.stream()
                    .filter(attribute -> attribute.domain() instanceof Concepts)
                    .count();
            boolean vary =
                    masked.stream().allMatch(attribute -> varies(data.table().column(attribute.name())));
            if (vary && masked.size() > 1 && ofConcepts != 1) {
                return data;
            }
        }
    }

    /** Numbers that are published as they are, or rounded in any way. */
    private Numeric numeric() {
        return switch (random.nextInt(6)) {
            case 0 -> new Numeric(null);
            case 1 -> new Numeric(new Rounding.UnitMultiples(random.nextBoolean() ? 0.5 : 5));
            case 2 -> new Numeric(new Rounding.SignificantDigits(1 + random.nextInt(4)));
            default -> new Numeric(random.nextInt(4));
        };
    }

    private static boolean varies(Column column) {
        return IntStream.range(0, column.size())
                        .filter(row -> !column.missing(row))
                        .mapToObj(column::text)
                        .distinct()
                        .count()
                > 1;
    }

    /** The same with quasi-identifiers that are concepts of one taxonomy. */
    public Dataset ofConcepts(int size) {
        return dataset(size, this::concepts);
    }

    /** The same with one quasi-identifier of unit vectors. */
    public Dataset ofVectors(int size) {
        UnitVectors.Average[] averages = UnitVectors.Average.values();
        return dataset(size, () -> new UnitVectors(averages[random.nextInt(averages.length)]), 1);
    }

    private Dataset dataset(int size, Supplier<Domain> domains) {
        return dataset(size, domains, 1 + random.nextInt(4));
    }

    private Dataset dataset(int size, Supplier<Domain> domains, int masked) {
        List<Column> columns = new ArrayList<>();
        List<Attribute> attributes = new ArrayList<>();
        columns.add(Words.of(
                "name", IntStream.range(0, size).mapToObj(row -> "n" + row).toArray(String[]::new)));
        attributes.add(Attribute.of("name", Role.IDENTIFIER, new Nominal()));
        for (int i = masked - 1; i >= 0; i--) {
            String name = "q" + i;
            Domain domain = domains.get();
            columns.add(column(name, size, domain));
            Set<Role> roles = random.nextInt(5) == 0
                    ? Set.of(Role.QUASI_IDENTIFIER, Role.CONFIDENTIAL)
                    : Set.of(Role.QUASI_IDENTIFIER);
            attributes.add(new Attribute(name, roles, domain, random.nextInt(3) == 0 ? 0.5 + random.nextInt(3) : 1));
        }
        columns.add(words("illness", size, List.of("flu", "cold", "none")));
        attributes.add(Attribute.of("illness", Role.CONFIDENTIAL, new Nominal()));
        columns.add(words("remark", size, List.of("a", "b")));
        attributes.add(Attribute.of("remark", Role.OTHER, new Nominal()));
        return Dataset.of(withTwins(Table.of(columns)), attributes);
    }

    private Domain hierarchical() {
        return switch (random.nextInt(4)) {
            case 0 -> new Hierarchical(HUES);
            case 1 -> new Hierarchical(MEANT_HUES);
            default -> new Hierarchical(hierarchy(WORDS));
        };
    }

    private Domain domain() {
        return switch (random.nextInt(6)) {
            case 0 -> new Nominal();
            // labels of averages are read again, so no two nodes may share one
            case 4 -> random.nextBoolean() ? new Hierarchical(HUES) : new Hierarchical(MEANT_HUES);
            case 1 -> new Ordinal(SCALE, random.nextBoolean() ? Ordinal.Average.MEDIAN : Ordinal.Average.CONVEX_MEDIAN);
            case 2 -> numeric();
            case 3 -> concepts();
            default -> new Numeric(null);
        };
    }

    private Concepts concepts() {
        Average[] averages = Average.values();
        return new Concepts(COLOURS, new WuPalmer(), averages[random.nextInt(averages.length)], NAMED_COLOURS);
    }

    private Column column(String name, int size, Domain domain) {
        if (domain.ofNumbers()) {
            return numbers(name, size);
        }
        if (domain instanceof UnitVectors) {
            return vectors(name, size);
        }
        return words(name, size, domain instanceof Ordinal ? SCALE : WORDS);
    }

    /** Replaces some rows by copies of others. */
    private Table withTwins(Table table) {
        if (random.nextBoolean()) {
            return table;
        }
        int[] rows = new int[table.size()];
        for (int row = 0; row < rows.length; row++) {
            rows[row] = random.nextInt(3) == 0 ? random.nextInt(rows.length) : row;
        }
        return Table.of(table.rows(rows).columns());
    }

    /** The same rows, each assigned to one of a number of persons; each person has a row if there are enough. */
    public Dataset withPersons(Dataset data, int persons) {
        String[] owners = new String[data.table().size()];
        for (int row = 0; row < owners.length; row++) {
            owners[row] = "p" + (row < persons ? row : random.nextInt(persons));
        }
        return new Dataset(data.table(), data.attributes(), Optional.of(Words.of("person", owners)));
    }

    /** An error-prone number of rows for this k: around k, 2k and 3k, or well above. */
    public int size(int k) {
        int[] sizes = {k, k + 1, 2 * k - 1, 2 * k, 2 * k + 1, 3 * k - 1, 3 * k, 3 * k + 1, 4 * k + 2, 9 * k + 4, 61};
        return Math.max(k, sizes[random.nextInt(sizes.length)]);
    }

    /** The numbers from 0 to {@code size − 1} in random order. */
    public int[] order(int size) {
        int[] order = IntStream.range(0, size).toArray();
        for (int last = size - 1; last > 0; last--) {
            int other = random.nextInt(last + 1);
            int swapped = order[last];
            order[last] = order[other];
            order[other] = swapped;
        }
        return order;
    }
}
