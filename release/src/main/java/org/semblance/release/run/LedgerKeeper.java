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
 * Keeps the owner's ledger during a run. Before anything is written, it checks the masked table against the releases
 * listed; when the release is published, it lists it. In between, the ledger stays locked.
 */
final class LedgerKeeper {

    /** The k used for a release without k-anonymity, such as one with noise, when it is compared with others. */
    static final int FEWEST = 10;

    private final TableRecipe recipe;
    private final Path place;
    private final Path target;
    private final WholeFolder folder;
    private final boolean replace;

    private @Nullable Ledger ledger;
    private @Nullable CheckedRelease judged;
    private @Nullable LedgerListing listing;

    /** A release that was checked, and the one it replaces. */
    private record CheckedRelease(LedgerEntry.Terms terms, ClassMembership members, Optional<LedgerEntry> replaced) {}

    private LedgerKeeper(TableRecipe recipe, Path place, Path target, WholeFolder folder, boolean replace) {
        this.recipe = recipe;
        this.place = place;
        this.target = target;
        this.folder = folder;
        this.replace = replace;
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
     * Checks a masked table against the releases listed.
     *
     * @param asRead the table by which persons are identified
     * @throws Problem if a person would be singled out, and the recipe does not allow it
     */
    LedgerFigures judge(Table asRead, Masked masked, Watcher watcher) {
        ledger = Ledger.open(place);
        Optional<LedgerEntry> replaced = replace ? ledger.in(target) : Optional.empty();
        List<LedgerEntry> standing = ledger.standing().stream()
                .filter(entry ->
                        replaced.isEmpty() || entry.number() != replaced.get().number())
                .toList();
        PersonKey key = PersonKeyChoice.of(recipe, asRead, standing);
        OptionalInt promised = recipe.guaranteedK();
        LedgerEntry.Terms terms = new LedgerEntry.Terms(
                promised.orElse(FEWEST),
                masked.trace() instanceof Displacements || recipe.method().drawsNoise(),
                key,
                columns(attribute -> !attribute.is(Role.IDENTIFIER)),
                columns(attribute -> attribute.is(Role.QUASI_IDENTIFIER)),
                asRead.names());
        ClassMembership members =
                ledger.members(asRead, key, promised.isPresent() ? classes(masked) : new int[asRead.size()]);
        Ledger open = ledger;
        OverlapJudgement.Result judgement = OverlapJudgement.of(
                recipe, place, new OverlapJudgement.Releases(standing, open::members, terms, members), watcher);
        LedgerFigures figures = LedgerFigures.of(judgement.overlap(), judgement.holds(), key);
        judged = new CheckedRelease(terms, members, replaced);
        return figures;
    }

    private List<String> columns(Predicate<Attribute> which) {
        return recipe.attributes().stream().filter(which).map(Attribute::name).toList();
    }

    /** The equivalence class of each row. */
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
     * The notice that lists the release when it is published.
     *
     * @param released the fingerprint of its file
     */
    WholeFolder.Notice notice(String released) {
        return new Listing(Objects.requireNonNull(ledger), Objects.requireNonNull(judged), released);
    }

    /** Lists a release that was checked. */
    private final class Listing implements WholeFolder.Notice {

        private final Ledger open;
        private final CheckedRelease release;
        private final String released;
        private int number;

        private Listing(Ledger open, CheckedRelease release, String released) {
            this.open = open;
            this.release = release;
            this.released = released;
        }

        @Override
        public void announce() throws IOException {
            Path certificate = folder.draft(Certificate.FILE);
            number = open.announce(
                    release.terms,
                    release.members,
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
                // the release is published and announced in the ledger: the next run finds and confirms it
            }
        }
    }
}
