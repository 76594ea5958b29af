package org.semblance.testkit.drafts.tuning;

import java.util.List;
import java.util.stream.Stream;
import org.semblance.testkit.drafts.making.MadeUpTable;
import org.semblance.testkit.drafts.making.PeopleWords;

/** All tuning tables. */
public final class TuningTables {

    private TuningTables() {}

    public static List<MadeUpTable> all() {
        return Stream.of(HealthTables.all(), SurveyTables.all(), TradeTables.all(), PublicTables.all())
                .flatMap(List::stream)
                .toList();
    }

    static MadeUpTable table(String name, int rows, String language) {
        return MadeUpTable.of(name, rows, PeopleWords.of(TuningTables.class, "people/" + language + ".txt"));
    }
}
