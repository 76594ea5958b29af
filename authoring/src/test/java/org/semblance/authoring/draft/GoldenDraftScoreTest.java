package org.semblance.authoring.draft;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Watcher;
import org.semblance.authoring.concepts.Occupations;
import org.semblance.catalog.Parameter;
import org.semblance.formats.Tables;
import org.semblance.release.columns.RoleProposal;
import org.semblance.source.TableSource;
import org.semblance.testkit.drafts.DraftAnswer;
import org.semblance.testkit.drafts.DraftScore;
import org.semblance.testkit.drafts.GoldenDraft;
import org.semblance.testkit.drafts.GoldenDrafts;

/** Drafts of made-up tables agree with what a data protection officer would decide; benchmarks print all of the score. */
class GoldenDraftScoreTest {

    private static final int ROWS = 5000;

    @TempDir
    private Path folder;

    private DraftScore score() throws IOException {
        DraftScore total = DraftScore.none("drafts");
        for (GoldenDraft golden : GoldenDrafts.tuning()) {
            if (golden.table().rows() <= ROWS) {
                total = total.plus(DraftScore.of(golden, answer(golden)));
            }
        }
        return total;
    }

    private DraftAnswer answer(GoldenDraft golden) throws IOException {
        Path data = golden.table().write(folder.resolve(golden.table().name() + ".csv"));
        TableDraft draft = new TableDrafter(new Tables(), Occupations.proposals(new Tables(), Occupations.reader()))
                .draft(DraftRequest.of(TableSource.of(data), "table.csv", "concepts.csv"), Watcher.SILENT);
        Map<String, DraftAnswer.Column> columns = new LinkedHashMap<>();
        for (RoleProposal column : draft.columns()) {
            columns.put(
                    column.name(),
                    new DraftAnswer.Column(
                            List.of(Parameter.kebab(column.role())),
                            column.domain().name(),
                            column.domain().scale(),
                            column.missing().stream().map(code -> code.code()).toList()));
        }
        return new DraftAnswer(columns);
    }

    @Test
    void noIdentifierIsMissedAndNearlyAllElseIsRight() throws IOException {
        DraftScore score = score();
        assertThat(score.identifiers().of()).isGreaterThan(60);
        assertThat(score.identifiers().wrong()).as("%s", score.wrong()).isZero();
        assertThat(score.confidential().percent()).as("%s", score.wrong()).isGreaterThanOrEqualTo(95);
        assertThat(score.roles().percent()).as("%s", score.wrong()).isGreaterThanOrEqualTo(90);
        assertThat(score.domains().percent()).as("%s", score.wrong()).isGreaterThanOrEqualTo(90);
        assertThat(score.invented()).as("%s", score.wrong()).isZero();
    }
}
