package org.semblance.testkit.drafts.unseen;

import java.util.List;
import java.util.stream.Stream;
import org.semblance.testkit.drafts.making.MadeUpTable;
import org.semblance.testkit.drafts.making.PeopleWords;

/** All unseen tables. */
public final class UnseenTables {

    private UnseenTables() {}

    public static List<MadeUpTable> all() {
        return Stream.of(ClinicalTables.all(), SampledTables.all(), ServiceTables.all(), AuthorityTables.all())
                .flatMap(List::stream)
                .toList();
    }

    static MadeUpTable table(String name, int rows, String language) {
        return MadeUpTable.of(name, rows, PeopleWords.of(UnseenTables.class, "people/" + language + ".txt"));
    }
}
