package org.semblance.release.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.data.Distinct;
import org.semblance.data.Fingerprint;
import org.semblance.data.Table;
import org.semblance.domain.Attribute;
import org.semblance.domain.Role;
import org.semblance.method.Displacements;
import org.semblance.method.Masked;
import org.semblance.privacy.intersection.ClassMembership;
import org.semblance.release.folder.Certificate;
import org.semblance.release.folder.WholeFolder;
import org.semblance.release.ledger.Ledger;
import org.semblance.release.ledger.LedgerEntry;
import org.semblance.release.ledger.PersonKey;
import org.semblance.release.place.OverwriteGuard;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.release.report.LedgerFigures;

/**
 * Keeps the owner's ledger in a run: judges a masked table beside the releases that are listed, before anything is written, and lists
 * its release in the moment it is published. From the one to the other nobody else has the ledger.
 */
final class LedgerKeeper {

    /** How many persons a table of noise may differ by, which promises no k. */
    static final int FEWEST = 10;

    private final TableRecipe recipe;
    private final Path place;
    private final Path target;
    private final WholeFolder folder;
    private final boolean replace;

    private @Nullable Ledger ledger;
    private @Nullable Judged judged;
    private @Nullable LedgerListing listing;

    /** A release that was judged, and the one it replaces. */
    private record Judged(LedgerEntry.Terms terms, ClassMembership placement, Optional<LedgerEntry> replaced) {}

    private LedgerKeeper(TableRecipe recipe, Path place, Path target, WholeFolder folder, boolean replace) {
        this.recipe = recipe;
        this.place = place;
        this.target = target;
        this.folder = folder;
        this.replace = replace;
    }

    /** The folder of the ledger, where there is to be one. */
    static Optional<Path> place(TableRecipe recipe, Run.Options options) {
        Path given = options.ledger();
        return given != null
                ? Optional.of(given.toAbsolutePath().normalize())
                : Optional.ofNullable(recipe.settings().ledger()).map(options::beside);
    }

    /** Refuses a ledger that cannot be used, before any work is done. */
    static void look(Path place, List<Path> targets, List<Path> sources) {
        if (targets.stream()
                .anyMatch(target -> OverwriteGuard.within(place, target) || OverwriteGuard.within(target, place))) {
            throw Problem.recipe(
                    ProblemCode.E_LEDGER,
                    "the ledger and the release lie in one folder, but the ledger is for its owner's eyes only",
                    "choose a folder elsewhere with ledger: or ‹ledger›");
        }
        if (sources.stream().anyMatch(folder -> OverwriteGuard.within(place, folder))) {
            throw Problem.recipe(
                    ProblemCode.E_LEDGER,
                    "the ledger lies among the data that are read",
                    "choose a folder elsewhere with ledger: or ‹ledger›");
        }
        for (Path above = place; above != null; above = above.getParent()) {
            if (Files.exists(above.resolve(Certificate.FILE))) {
                throw Problem.recipe(
                        ProblemCode.E_LEDGER,
                        "the ledger lies in a release, but it is for its owner's eyes only",
                        "choose a folder elsewhere with ledger: or ‹ledger›");
            }
        }
        Ledger.look(place);
    }

    static LedgerKeeper in(Path place, TableRecipe recipe, Path target, WholeFolder folder, boolean replace) {
        LedgerKeeper books = new LedgerKeeper(recipe, place, target, folder, replace);
        folder.holding(books::letGo);
        return books;
    }

    private void letGo() {
        if (ledger != null) {
            ledger.close();
        }
    }

    /**
     * Judges a masked table beside the releases that are listed.
     *
     * @param asRead the table in which persons are told apart
     * @throws Problem when somebody would be singled out, and the recipe does not allow it
     */
    LedgerFigures judge(Table asRead, Masked masked, Watcher watcher) {
        ledger = Ledger.open(place);
        Optional<LedgerEntry> replaced = replace ? ledger.in(target) : Optional.empty();
        List<LedgerEntry> standing = ledger.standing().stream()
                .filter(entry ->
                        replaced.isEmpty() || entry.number() != replaced.get().number())
                .toList();
        PersonKey key = PersonKeyChoice.of(recipe, asRead, standing);
        OptionalInt promised = recipe.promisedK();
        LedgerEntry.Terms terms = new LedgerEntry.Terms(
                promised.orElse(FEWEST),
                masked.trace() instanceof Displacements,
                key,
                columns(attribute -> !attribute.is(Role.IDENTIFIER)),
                columns(attribute -> attribute.is(Role.QUASI_IDENTIFIER)),
                asRead.names());
        ClassMembership placement =
                ledger.placement(asRead, key, promised.isPresent() ? classes(masked) : new int[asRead.size()]);
        Ledger open = ledger;
        OverlapJudgement.Judged judgement = OverlapJudgement.of(
                recipe, place, new OverlapJudgement.Beside(standing, open::placement, terms, placement), watcher);
        LedgerFigures figures = LedgerFigures.of(judgement.overlap(), judgement.holds(), key);
        judged = new Judged(terms, placement, replaced);
        return figures;
    }

    private List<String> columns(Predicate<Attribute> which) {
        return recipe.attributes().stream().filter(which).map(Attribute::name).toList();
    }

    /** For each row its class of equal released values. */
    private int[] classes(Masked masked) {
        Table table = masked.table();
        Distinct classes = Distinct.of(
                table.size(),
                recipe.attributes().stream()
                        .filter(attribute -> attribute.is(Role.QUASI_IDENTIFIER))
                        .map(attribute -> table.column(attribute.name()).codes())
                        .toList());
        int[] classOf = new int[table.size()];
        for (int row = 0; row < classOf.length; row++) {
            classOf[row] = classes.recordOf(row);
        }
        return classOf;
    }

    Optional<LedgerListing> listing() {
        return Optional.ofNullable(listing);
    }

    /**
     * What lists the release as it is published.
     *
     * @param released the fingerprint of its file
     */
    WholeFolder.Notice notice(String released) {
        return new Listing(Objects.requireNonNull(ledger), Objects.requireNonNull(judged), released);
    }

    /** Lists a release that was judged. */
    private final class Listing implements WholeFolder.Notice {

        private final Ledger open;
        private final Judged release;
        private final String released;
        private int number;

        private Listing(Ledger open, Judged release, String released) {
            this.open = open;
            this.release = release;
            this.released = released;
        }

        @Override
        public void announce() throws IOException {
            Path certificate = folder.draft(Certificate.FILE);
            number = open.announce(
                    release.terms,
                    release.placement,
                    released,
                    Fingerprint.of(certificate),
                    new LedgerEntry.Places(Objects.requireNonNull(certificate.getParent()), target),
                    release.replaced);
            listing = new LedgerListing(
                    number,
                    release.replaced
                            .map(entry -> OptionalInt.of(entry.number()))
                            .orElse(OptionalInt.empty()));
        }

        @Override
        public void withdraw() {
            open.strike(number, "it could not be put in its place");
        }

        @Override
        public void confirm() {
            try {
                open.confirm(number);
            } catch (IOException e) {
                // the release is out and in the ledger: the next run finds it in its place
            }
        }
    }
}
