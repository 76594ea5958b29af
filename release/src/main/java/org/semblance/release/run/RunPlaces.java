package org.semblance.release.run;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.semblance.Problem;
import org.semblance.release.folder.OwnerFolder;
import org.semblance.release.folder.TrialFolder;
import org.semblance.release.place.OutputPlaceGuard;
import org.semblance.release.place.OverwriteGuard;
import org.semblance.release.place.RecipeRelativePaths;
import org.semblance.release.recipe.TableRecipe;

/**
 * The folders that a run writes to.
 *
 * @param target the release
 * @param ledger the owner's ledger, if one is kept
 * @param charts the charts that the caller writes, if any
 */
record RunPlaces(Path target, Optional<Path> ledger, Optional<Path> charts) {

    /** The folders of the options, or else those of the recipe. */
    static RunPlaces of(TableRecipe recipe, RecipeRelativePaths paths, Run.Options options) {
        return new RunPlaces(
                Optional.ofNullable(options.out())
                        .map(RunPlaces::absolute)
                        .orElseGet(() -> paths.apply(recipe.release().to())),
                Optional.ofNullable(options.ledger())
                        .map(RunPlaces::absolute)
                        .or(() ->
                                Optional.ofNullable(recipe.settings().ledger()).map(paths)),
                Optional.ofNullable(options.charts()));
    }

    private static Path absolute(Path given) {
        return given.toAbsolutePath().normalize();
    }

    /** The folder for the report of a refusal. Its name says that there is no release. */
    Path refused() {
        return target.resolveSibling(target.getFileName() + ".refused");
    }

    /** The folder of a trial. */
    Path trial() {
        return TrialFolder.beside(target);
    }

    /**
     * These folders, after a check that none of them overlaps with another or with what is read.
     *
     * @throws Problem if one does
     */
    RunPlaces reading(RunInputs inputs) {
        List<Path> written = List.of(target, OwnerFolder.beside(target), refused(), trial());
        written.forEach(folder -> OverwriteGuard.refuse(folder, inputs.files()));
        OverwriteGuard.refuseWithin(target, inputs.folders());
        charts.ifPresent(folder -> {
            OutputPlaceGuard guard = new OutputPlaceGuard("the charts", folder, "‹plots›");
            guard.refuseWritten(Stream.concat(written.stream(), ledger.stream()).toList());
            guard.refuseRead(inputs.files(), inputs.folders());
        });
        ledger.ifPresent(folder -> LedgerKeeper.look(folder, written, inputs.folders()));
        return this;
    }
}
