package org.semblance.method.microaggregation;

import java.io.Serializable;
import java.util.Arrays;
import java.util.List;
import org.semblance.data.Numbers;
import org.semblance.data.Table;

/**
 * Auxiliary columns of a partitioned table that hold the group of each row while groups are formed: the block, the
 * number of the group within it, and the position of the row within the group. Together they order all groups as for
 * the whole table.
 *
 * @param others the names of all other columns
 */
record GroupColumns(List<String> others) implements Serializable {

    GroupColumns {
        others = List.copyOf(others);
    }

    /** A unique name. */
    private String name(String of) {
        String name = of;
        while (others.contains(name)) {
            name += "'";
        }
        return name;
    }

    /** The part with the groups formed from a block. */
    Table made(Table part, int block, List<int[]> groups) {
        double[] blocks = new double[part.size()];
        Arrays.fill(blocks, block);
        double[] numbers = new double[part.size()];
        for (int group = 0; group < groups.size(); group++) {
            for (int row : groups.get(group)) {
                numbers[row] = group;
            }
        }
        return told(part, blocks, numbers, groups);
    }

    private Table told(Table part, double[] blocks, double[] numbers, List<int[]> groups) {
        double[] places = new double[part.size()];
        for (int[] members : groups) {
            for (int place = 0; place < members.length; place++) {
                places[members[place]] = place;
            }
        }
        return part.with(List.of(
                Numbers.of(name("block"), blocks),
                Numbers.of(name("group"), numbers),
                Numbers.of(name("place"), places)));
    }

    /** The groups of a part, groups and members in order. */
    List<int[]> of(Table part) {
        Numbers blocks = (Numbers) part.column(name("block"));
        Numbers numbers = (Numbers) part.column(name("group"));
        Numbers places = (Numbers) part.column(name("place"));
        long[] keys = new long[part.size()];
        Arrays.setAll(keys, row -> ((long) blocks.at(row) << 32) | (long) numbers.at(row));
        long[] groups = Arrays.stream(keys).sorted().distinct().toArray();
        int[] groupOf = new int[keys.length];
        Arrays.setAll(groupOf, row -> Arrays.binarySearch(groups, keys[row]));
        int[] sizes = new int[groups.length];
        for (int group : groupOf) {
            sizes[group]++;
        }
        List<int[]> members =
                Arrays.stream(sizes).mapToObj(size -> new int[size]).toList();
        for (int row = 0; row < groupOf.length; row++) {
            members.get(groupOf[row])[(int) places.at(row)] = row;
        }
        return members;
    }

    /**
     * The part after an exchange of members.
     *
     * @param before the groups before
     * @param after the same groups, of the same sizes, with other members
     */
    Table exchanged(Table part, List<int[]> before, List<int[]> after) {
        Numbers oldBlocks = (Numbers) part.column(name("block"));
        Numbers oldNumbers = (Numbers) part.column(name("group"));
        double[] blocks = new double[part.size()];
        double[] numbers = new double[part.size()];
        for (int group = 0; group < after.size(); group++) {
            int first = before.get(group)[0];
            for (int row : after.get(group)) {
                blocks[row] = oldBlocks.at(first);
                numbers[row] = oldNumbers.at(first);
            }
        }
        return told(part, blocks, numbers, after);
    }

    /** The part without these columns. */
    Table without(Table part) {
        return part.only(others);
    }
}
