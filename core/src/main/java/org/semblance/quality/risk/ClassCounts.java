package org.semblance.quality.risk;

import java.util.Arrays;
import java.util.List;
import org.semblance.data.Distinct;
import org.semblance.data.Table;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.domain.population.Population;
import org.semblance.domain.population.Population.ReleasedText;

/**
 * The equivalence classes of a table, that is, sets of rows with equal quasi-identifiers, with the number of persons
 * behind each: distinct values of the person column if the table has one, otherwise rows.
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

    /** The number of classes. */
    public int count() {
        return behind.length;
    }

    /** The number of rows. */
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

    /** The number of rows of each class. */
    public int[] sizes() {
        int[] sizes = new int[behind.length];
        Arrays.setAll(sizes, classes::size);
        return sizes;
    }

    /** The number of persons, or rows, of each class. */
    public int[] behind() {
        return behind.clone();
    }

    /** The released quasi-identifier values of a class. */
    public List<ReleasedText> shown(int each) {
        return ReleasedText.of(table, names, classes.first(each));
    }

    /**
     * For each class, the number of people of the population that it covers. It is at least the number of persons in
     * the class, because a population file that knows fewer of them is incomplete; it is 0 if the class covers nobody.
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
