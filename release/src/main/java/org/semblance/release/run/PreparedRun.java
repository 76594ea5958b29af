package org.semblance.release.run;

import java.io.IOException;
import org.semblance.Chance;
import org.semblance.data.Table;
import org.semblance.release.folder.WholeFolder;
import org.semblance.release.masking.Shuffle;
import org.semblance.release.prepare.Preparation;
import org.semblance.release.publication.ReleaseContent;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.release.report.RunLog;

/**
 * First stage: the data was read, checked and bound to its domains. Tables, partitioned tables and documents differ
 * in how they are masked, written and measured; the stages are the same.
 */
sealed interface PreparedRun permits PreparedTable, PreparedParts, PreparedDocuments {

    /** The recipe, for documents that of their vectors. */
    TableRecipe recipe();

    /** The local rows: all of them, or a sample of a partitioned table. */
    Preparation atHand();

    /** Whether the local rows are only a sample. */
    default boolean sampled() {
        return false;
    }

    /** The data as it was read, one row per masked row, with all columns that may identify persons. */
    Table asRead();

    /** Whether the recipe asks for something that is suitable for research only. */
    default boolean forResearch() {
        return false;
    }

    /** Refuses inputs that are read in several stages and changed between them. */
    default void refuseChanged() {}

    /** Second stage: masks the data. */
    MaskedRun mask(Chance chance, RunLog log);

    /** Third stage: writes the released files into a folder, in the given order of rows. */
    WrittenRun write(MaskedRun masked, Shuffle order, WholeFolder folder, RunLog log) throws IOException;

    /** What everybody can read in the released files, in an order that does not depend on that of the rows. */
    ReleaseContent content(JudgedRun judged, RunLog log);

    /** Fifth stage: measures information loss and disclosure risk. */
    MeasuredRun measure(JudgedRun judged, RunLog log);
}
