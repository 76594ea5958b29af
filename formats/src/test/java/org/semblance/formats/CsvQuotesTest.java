package org.semblance.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Quotes and long fields. */
class CsvQuotesTest {

    private static final String BROKEN = "a quoted field is not closed, or goes on after its closing quote";

    @TempDir
    Path folder;

    @Test
    void namesTheRowWhereAnUnclosedQuoteOpens() { // BI007
        TableFile.of(folder, "id,word\n1,a\n2,b\n3,\"canary\n4,d\n5,e\n")
                .refused("E_QUOTE", "visitors.csv, row 3 (line 4): " + BROKEN);
    }

    @Test
    void namesTheRowAlsoWhenALaterQuoteSeemsToClose() { // BI007
        TableFile.of(folder, "id,word\n1,a\n2,b\n3,\"canary\n4,\"d\"\n5,e\n")
                .refused("E_QUOTE", "visitors.csv, row 3 (line 4): " + BROKEN);
    }

    @Test
    void refusesCharactersAfterAClosingQuote() {
        TableFile.of(folder, "id,word\n1,\"a\"canary\n").refused("E_QUOTE", "visitors.csv, row 1 (line 2): " + BROKEN);
        TableFile.of(folder, "\"id\"x,word\n1,2\n").refused("E_QUOTE", "visitors.csv, header (line 1): " + BROKEN);
    }

    @Test
    void readsAFieldOfAMegabyteAndOfTheDocumentedLimit() { // BI009
        for (int length : new int[] {1_000_000, RecordIntake.LONGEST_FIELD}) {
            String word = "x".repeat(length);
            assertThat(TableFile.of(folder, "id,word\n1," + word + "\n2,y\n").column("word"))
                    .containsExactly(word, "y");
        }
        String quoted = "x\n".repeat((RecordIntake.LONGEST_FIELD - 2) / 2);
        assertThat(TableFile.of(folder, "id,word\n1,\"" + quoted + "\"\n2,y\n").column("word"))
                .containsExactly(quoted, "y");
    }

    @Test
    void refusesALongerField() { // BI009
        for (int beyond : new int[] {1, 100, 1 << 14, 1 << 20}) {
            String word = "x".repeat(RecordIntake.LONGEST_FIELD + beyond);
            TableFile.of(folder, "id,word\n1,y\n2," + word + "\n")
                    .refused(
                            "E_FIELD_TOO_LONG",
                            "visitors.csv, row 2 (line 3), column 'word': a field of more than 4 Mi characters");
        }
    }

    @Test
    void takesALongFieldOverManyLinesForAnUnclosedQuote() { // BI007
        String rest = "4,word,another\n".repeat(400_000);
        TableFile.of(folder, "id,word,other\n1,a,b\n2,\"b,c\n" + rest)
                .refused("E_QUOTE", "visitors.csv, row 2 (line 3): " + BROKEN);
    }

    @Test
    void keepsLineBreaksInQuotesAndTakesAllLineEnds() { // BI011
        TableFile file = TableFile.of(folder, "id,word\r\n1,\"a\r\nb\"\n2,\"c\rd\"\r3,\"e\nf\"\r\n4,\"\"\"g\"\"\"");
        assertThat(file.column("word")).containsExactly("a\r\nb", "c\rd", "e\nf", "\"g\"");
        assertThat(file.column("id")).containsExactly("1", "2", "3", "4");
        assertThat(file.warnings()).isEmpty();
    }

    @Test
    void takesAQuoteInsideAnUnquotedFieldAsItStands() {
        assertThat(TableFile.of(folder, "id,word\n1,5\" pipe\n2, \"x\"\n").column("word"))
                .containsExactly("5\" pipe", " \"x\"");
    }
}
