package org.semblance.quality.risk.disclosure;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.semblance.Share;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.quality.MeasureOfTables;
import org.semblance.quality.Score;
import org.semblance.quality.risk.EqualRows;

/**
 * The share of rows in classes that show one value only of a confidential attribute: whoever finds the class learns the value
 * (Machanavajjhala, Gehrke, Kifer and Venkitasubramaniam 2006). A missing value is no other value, and a class of nothing else
 * tells none. That of the attribute where it is largest.
 */
public record Homogeneity() implements MeasureOfTables {

    /** What its score is called. */
    public static final String NAME = "homogeneity";

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        List<KeptConfidential> confidential = KeptConfidential.some(original, released, NAME);
        EqualRows classes = EqualRows.of(original, released);
        Map<String, Double> ofRows = found(confidential, classes, true);
        Map<String, Double> ofClasses = found(confidential, classes, false);
        return Score.of(NAME, largest(ofRows), "%").with(ofRows).beside(Map.of("of classes", largest(ofClasses)));
    }

    private static double largest(Map<String, Double> shares) {
        return shares.values().stream().mapToDouble(Double::doubleValue).max().orElse(0);
    }

    private static Map<String, Double> found(List<KeptConfidential> confidential, EqualRows classes, boolean rows) {
        Map<String, Double> found = new LinkedHashMap<>();
        for (KeptConfidential attribute : confidential) {
            Tallies tallies = attribute.tallies();
            long uniform = 0;
            for (int each = 0; each < classes.count(); each++) {
                int[] members = classes.rowsOf(each);
                uniform += !tallies.uniform(members) ? 0 : rows ? members.length : 1;
            }
            long all = rows ? classes.rows() : classes.count();
            found.put(attribute.name(), Share.percentage(uniform, all));
        }
        return found;
    }
}
