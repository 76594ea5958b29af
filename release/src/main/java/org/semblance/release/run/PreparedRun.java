package org.semblance.release.run;

import java.io.IOException;
import org.semblance.Chance;
import org.semblance.data.Table;
import org.semblance.release.folder.WholeFolder;
import org.semblance.release.prepare.Preparation;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.release.rehearsal.Shuffle;
import org.semblance.release.report.RunLog;

/**
 * First stage: data that were read, checked and bound to what they mean. A table, a table in parts and documents differ in how they are
 * masked, written and measured; the road they take is the same.
 */
sealed interface PreparedRun permits PreparedTable, PreparedParts, PreparedDocuments {

    /** What is masked, as the recipe of a table. */
    TableRecipe recipe();

    /** The rows at hand: all of them, or a sample of a table in parts. */
    Preparation atHand();

    /** Whether only some of the rows are at hand. */
    default boolean sampled() {
        return false;
    }

    /** What was read, a row for each of the masked table, with all that may tell persons apart. */
    Table asRead();

    /** Whether something was asked for that is for research only. */
    default boolean forResearch() {
        return false;
    }

    /** Second stage. */
    MaskedRun mask(Chance chance, RunLog log);

    /** Third stage: writes what is released into a folder, in an order of rows. */
    WrittenRun write(MaskedRun masked, Shuffle order, WholeFolder folder, RunLog log) throws IOException;

    /** Fifth stage. */
    MeasuredRun measure(JudgedRun judged, RunLog log);
}
