package org.semblance.quality.risk;

import java.util.Arrays;
import java.util.List;
import org.semblance.data.Distinct;
import org.semblance.data.Table;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.domain.population.Population;
import org.semblance.domain.population.Population.Shown;

/**
 * The classes of rows whose quasi-identifiers read alike in a table, and how many stand behind each: persons, where the
 * table has the column that tells them apart, otherwise rows.
 */
public final class ClassCounts {

    private final List<String> names;
    private final Table table;
    private final Distinct classes;
    private final int[] behind;

    private ClassCounts(List<String> names, Table table, Distinct classes, int[] behind) {
        this.names = names;
        this.table = table;
        this.classes = classes;
        this.behind = behind;
    }

    /** The classes of a table, original or released, with the attributes of this dataset. */
    public static ClassCounts of(Dataset original, Table table) {
        List<String> names = original.with(Role.QUASI_IDENTIFIER).stream()
                .map(Attribute::name)
                .toList();
        Distinct classes = Distinct.of(
                table.size(),
                names.stream().map(name -> table.column(name).codes()).toList());
        PersonCounts persons = PersonCounts.of(original, table);
        int[] behind = new int[classes.count()];
        Arrays.setAll(behind, each -> persons.count(classes.rowsOf(each)));
        return new ClassCounts(names, table, classes, behind);
    }

    /** How many classes there are. */
    public int count() {
        return behind.length;
    }

    /** How many rows there are. */
    public int rows() {
        return table.size();
    }

    /** The class of a row. */
    public int classOf(int row) {
        return classes.recordOf(row);
    }

    /** The rows of a class. */
    public int[] rowsOf(int each) {
        return classes.rowsOf(each);
    }

    /** How many rows each class has. */
    public int[] sizes() {
        int[] sizes = new int[behind.length];
        Arrays.setAll(sizes, classes::size);
        return sizes;
    }

    /** How many persons, or rows, stand behind each class. */
    public int[] behind() {
        return behind.clone();
    }

    /** What the rows of a class show of the quasi-identifiers. */
    public List<Shown> shown(int each) {
        return Shown.of(table, names, classes.first(each));
    }

    /**
     * How many of a population each class may stand for: not fewer than stand behind it, since a file of the population that knows
     * fewer of them is not complete; none where it knows nobody.
     */
    public int[] among(Population population) {
        int[] among = new int[behind.length];
        Arrays.setAll(among, each -> {
            int known = population.count(shown(each));
            return known == 0 ? 0 : Math.max(known, behind[each]);
        });
        return among;
    }
}
