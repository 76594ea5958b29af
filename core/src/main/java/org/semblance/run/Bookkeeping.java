package org.semblance.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.data.Distinct;
import org.semblance.data.Table;
import org.semblance.domain.Attribute;
import org.semblance.domain.Role;
import org.semblance.method.Displacements;
import org.semblance.method.Masked;
import org.semblance.privacy.crowds.Difference;
import org.semblance.privacy.crowds.Overlap;
import org.semblance.privacy.crowds.Placement;
import org.semblance.release.Certificate;
import org.semblance.release.ReleaseFolder;
import org.semblance.release.ledger.Entry;
import org.semblance.release.ledger.Ledger;
import org.semblance.release.ledger.PersonKey;
import org.semblance.run.port.SameFile;
import org.semblance.run.recipe.Recipe;
import org.semblance.run.report.LedgerFigures;

/**
 * Keeps the owner's ledger in a run: judges a masked table beside the releases that are listed, before anything is written, and lists
 * its release in the moment it is published. From the one to the other nobody else has the ledger.
 */
final class Bookkeeping implements ReleaseFolder.Notice {

    /** How many persons a table of noise may differ by, which promises no k. */
    static final int FEWEST = 10;

    /** One in so many is hardly any. */
    private static final int FEW = 10;

    private final Recipe recipe;
    private final Path place;
    private final Path target;
    private final ReleaseFolder folder;
    private final boolean replace;

    private @Nullable Ledger ledger;
    private @Nullable Judged judged;
    private @Nullable LedgerListing listing;
    private String released = "";

    /** A release that was judged, and the one it replaces. */
    private record Judged(Entry.Terms terms, Placement placement, Optional<Entry> replaced, LedgerFigures figures) {}

    private Bookkeeping(Recipe recipe, Path place, Path target, ReleaseFolder folder, boolean replace) {
        this.recipe = recipe;
        this.place = place;
        this.target = target;
        this.folder = folder;
        this.replace = replace;
    }

    /** The folder of the ledger, where there is to be one. */
    static Optional<Path> place(Recipe recipe, Run.Options options) {
        Path given = options.ledger();
        return given != null
                ? Optional.of(given.toAbsolutePath().normalize())
                : Optional.ofNullable(recipe.settings().ledger()).map(options::beside);
    }

    /** Refuses a ledger that cannot be used, before any work is done. */
    static void look(Path place, List<Path> targets, List<Path> sources) {
        if (targets.stream().anyMatch(target -> SameFile.within(place, target) || SameFile.within(target, place))) {
            throw Problem.recipe(
                    "E_LEDGER",
                    "the ledger and the release lie in one folder, but the ledger is for its owner's eyes only",
                    "choose a folder elsewhere with ledger: or --ledger");
        }
        if (sources.stream().anyMatch(folder -> SameFile.within(place, folder))) {
            throw Problem.recipe(
                    "E_LEDGER",
                    "the ledger lies among the documents that are read",
                    "choose a folder elsewhere with ledger: or --ledger");
        }
        for (Path above = place; above != null; above = above.getParent()) {
            if (Files.exists(above.resolve(Certificate.FILE))) {
                throw Problem.recipe(
                        "E_LEDGER",
                        "the ledger lies in a release, but it is for its owner's eyes only",
                        "choose a folder elsewhere with ledger: or --ledger");
            }
        }
        Ledger.look(place);
    }

    static Bookkeeping in(Path place, Recipe recipe, Path target, ReleaseFolder folder, boolean replace) {
        Bookkeeping books = new Bookkeeping(recipe, place, target, folder, replace);
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
        Optional<Entry> replaced = replace ? ledger.in(target) : Optional.empty();
        List<Entry> standing = ledger.standing().stream()
                .filter(entry ->
                        replaced.isEmpty() || entry.number() != replaced.get().number())
                .toList();
        PersonKey key = ChosenKey.of(recipe, asRead, standing);
        boolean allowed = recipe.allows(Recipe.Allowance.OVERLAP);
        refuseOtherKeys(standing, key, allowed, watcher);
        OptionalInt promised = recipe.promisedK();
        Entry.Terms terms = new Entry.Terms(
                promised.orElse(FEWEST),
                masked.trace() instanceof Displacements,
                key,
                columns(attribute -> !attribute.is(Role.IDENTIFIER)),
                columns(attribute -> attribute.is(Role.QUASI_IDENTIFIER)),
                asRead.names());
        Placement placement =
                ledger.placement(asRead, key, promised.isPresent() ? classes(masked) : new int[asRead.size()]);
        Ledger open = ledger;
        Overlap overlap = Overlap.of(
                standing.stream()
                        .filter(entry -> entry.terms().key().equals(key))
                        .map(entry -> new Overlap.Earlier(
                                entry.number(), entry.terms().k(), () -> open.placement(entry)))
                        .toList(),
                placement,
                terms.k());
        boolean unmasked = refuseOtherRoles(standing, terms, overlap, allowed, watcher);
        boolean again = refuseNoiseAgain(standing, terms, overlap, allowed, watcher);
        refuseUnclear(standing, terms, overlap, allowed, watcher);
        refuseOverlap(standing, overlap, allowed, watcher);
        warnOfStrangers(standing, terms, overlap, placement.persons(), watcher);
        LedgerFigures figures = LedgerFigures.of(overlap, overlap.holds() && !again && !unmasked, key);
        judged = new Judged(terms, placement, replaced, figures);
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

    private static void refuseOtherKeys(List<Entry> standing, PersonKey key, boolean allowed, Watcher watcher) {
        List<Entry> others = standing.stream()
                .filter(entry -> !entry.terms().key().equals(key))
                .toList();
        if (others.isEmpty()) {
            return;
        }
        if (allowed) {
            watcher.warn(
                    "W_LEDGER_KEY",
                    (others.size() == 1 ? "an earlier release tells" : others.size() + " earlier releases tell")
                            + " persons apart by something else and could not be put beside this one");
            return;
        }
        PersonKey other = others.get(0).terms().key();
        throw Problem.recipe(
                "E_LEDGER_KEY",
                named(others.get(0)) + " tells persons apart by " + other + ", this one by " + key
                        + (other.wholeRows() && key.wholeRows()
                                ? " of other columns" + differing(other.columns(), key.columns())
                                : "")
                        + ": nobody can say who is in both",
                "name the same column with person: in both; if they are of other people, give this recipe a ledger of its own;"
                        + " to go ahead all the same, allow: [overlap]");
    }

    private static String differing(List<String> other, List<String> own) {
        String there = only(other, own);
        String here = only(own, other);
        return " ("
                + (there.isEmpty() ? "" : "only there: " + there)
                + (there.isEmpty() || here.isEmpty() ? "" : "; ")
                + (here.isEmpty() ? "" : "only here: " + here)
                + ")";
    }

    private static String only(List<String> one, List<String> other) {
        return one.stream().filter(column -> !other.contains(column)).collect(Collectors.joining(", "));
    }

    /** What one release keeps, another masks for nothing; whether it is so here, where this is let through. */
    private boolean refuseOtherRoles(
            List<Entry> standing, Entry.Terms terms, Overlap overlap, boolean allowed, Watcher watcher) {
        List<Entry> others = sharing(standing, overlap).stream()
                .filter(entry -> !terms.unmasked(entry.terms()).isEmpty())
                .toList();
        if (others.isEmpty()) {
            return false;
        }
        Entry last = others.get(others.size() - 1);
        List<String> columns = terms.unmasked(last.terms());
        String kept = columns.stream()
                .filter(column -> !terms.masked().contains(column))
                .collect(Collectors.joining(", "));
        String masked = columns.stream().filter(terms.masked()::contains).collect(Collectors.joining(", "));
        String what = Stream.of(
                        kept.isEmpty() ? "" : "keeps " + kept + ", masked",
                        masked.isEmpty() ? "" : "masks " + masked + ", kept")
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(" there, and ", "this release ", " there"));
        if (!allowed) {
            throw Problem.recipe(
                    "E_LEDGER_ROLES",
                    "put beside " + named(last) + " of the same people, " + what
                            + ": whoever has both reads what was to be hidden",
                    "give these columns the role that they had, or make them identifiers, which are not released; "
                            + strike(others));
        }
        watcher.warn("W_OVERLAP", "put beside an earlier release of the same people, " + what);
        return true;
    }

    /** Noise of several releases averages out; whether it does here, where this is let through. */
    private boolean refuseNoiseAgain(
            List<Entry> standing, Entry.Terms terms, Overlap overlap, boolean allowed, Watcher watcher) {
        List<Entry> noisy = standing.stream()
                .filter(entry -> terms.noise()
                        && entry.terms().noise()
                        && overlap.differences().containsKey(entry.number()))
                .toList();
        if (noisy.isEmpty()) {
            return false;
        }
        int times = noisy.size() + 1;
        String what = "with this one there are " + times
                + " releases with noise of the same people: whoever averages them is left"
                + " with 1/" + times + " of the variance of the noise"
                + (recipe.method().budget().isPresent() ? ", and what is spent of ε adds up" : "");
        if (!allowed) {
            throw Problem.recipe(
                    "E_NOISE_AGAIN",
                    what + " (" + named(noisy.get(0)) + ")",
                    "hand out the release that there is again; " + strike(noisy));
        }
        watcher.warn("W_NOISE_AGAIN", what);
        return true;
    }

    /** Rows of somebody that only one of two releases has may be the same with something changed, where none has them all. */
    private void refuseUnclear(
            List<Entry> standing, Entry.Terms terms, Overlap overlap, boolean allowed, Watcher watcher) {
        if (overlap.unclear().isEmpty()) {
            return;
        }
        if (allowed) {
            watcher.warn(
                    "W_OVERLAP",
                    "put beside an earlier release, this one has other rows of persons who have several: it was judged as if"
                            + " none of them were the same with something changed");
            return;
        }
        List<Entry> others = standing.stream()
                .filter(entry -> overlap.unclear().containsKey(entry.number()))
                .toList();
        Entry last = others.get(others.size() - 1);
        boolean sameColumns = Set.copyOf(last.terms().read()).equals(Set.copyOf(terms.read()));
        throw Problem.recipe(
                "E_LEDGER_ROWS",
                "of " + count(Objects.requireNonNull(overlap.unclear().get(last.number())), "person")
                        + " who have several rows, " + named(last)
                        + " has some that this one does not have, and this one some that are not there"
                        + (sameColumns
                                ? ""
                                : "; the tables have other columns"
                                        + differing(last.terms().read(), terms.read()))
                        + ": nobody can say whether they are the same with something changed",
                "release rows that hold what they held, or only such as were there, or those and more; a column that is not to be"
                        + " shown can be an identifier; " + strike(others));
    }

    private void refuseOverlap(List<Entry> standing, Overlap overlap, boolean allowed, Watcher watcher) {
        if (overlap.apart().persons() == 0 && overlap.narrowed().persons() == 0) {
            return;
        }
        if (allowed) {
            warnOfOverlap(overlap, watcher);
            return;
        }
        throw overlap.apart().persons() > 0 ? difference(standing, overlap) : intersection(standing, overlap);
    }

    /** The warning stands in the report, so it tells nothing of fewer than k. */
    private static void warnOfOverlap(Overlap overlap, Watcher watcher) {
        int persons = Math.max(overlap.apart().persons(), overlap.narrowed().persons());
        int alone = overlap.narrowed().alone();
        watcher.warn(
                "W_OVERLAP",
                "put beside " + count(overlap.differences().size(), "earlier release") + ", this one leaves "
                        + (persons < overlap.k() ? "fewer than " + overlap.k() : persons)
                        + " persons in crowds that are smaller than promised"
                        + (alone < overlap.k() ? "" : ", " + alone + " of them alone"));
    }

    /** A table of the same columns and of as many persons, of whom hardly any is known: they may be known under other names. */
    private static void warnOfStrangers(
            List<Entry> standing, Entry.Terms terms, Overlap overlap, int persons, Watcher watcher) {
        boolean alike = standing.stream()
                .anyMatch(entry -> entry.terms().key().equals(terms.key())
                        && Set.copyOf(entry.terms().read()).equals(Set.copyOf(terms.read()))
                        && (long) FEW * Math.abs(entry.persons() - persons) <= persons);
        if (alike && (long) FEW * overlap.shared() < persons) {
            watcher.warn(
                    "W_STRANGERS",
                    "an earlier release has the same columns and about as many persons, but hardly any of these is in it: if they are"
                            + " the same people, "
                            + (terms.key().wholeRows()
                                    ? "their rows have changed"
                                    : terms.key() + " is written otherwise now")
                            + ", and nothing was judged");
        }
    }

    private Problem intersection(List<Entry> standing, Overlap overlap) {
        int alone = overlap.narrowed().alone();
        return Problem.recipe(
                "E_INTERSECTION",
                "put beside " + releases(standing, overlap) + ", this one leaves "
                        + count(overlap.narrowed().persons(), "person") + " in crowds that are smaller than promised"
                        + (alone == 0 ? "" : ", " + alone + " of them alone")
                        + ": whoever knows somebody's group in each finds them where the groups meet",
                "release the same groups again, coarser values whose groups are made up of those, or newcomers as a table of"
                        + " their own; " + strike(sharing(standing, overlap)));
    }

    private Problem difference(List<Entry> standing, Overlap overlap) {
        Entry nearest = sharing(standing, overlap).stream()
                .min((one, other) -> Integer.compare(least(one, overlap), least(other, overlap)))
                .orElseThrow();
        Difference difference = Objects.requireNonNull(overlap.differences().get(nearest.number()));
        int apart = overlap.apart().persons();
        return Problem.recipe(
                "E_DIFFERENCE",
                "since " + named(nearest) + ", " + count(difference.gone(), "person") + " went and " + difference.come()
                        + " came while " + difference.shared() + " stayed: subtracting what is released tells of "
                        + (apart == 1 ? "a person alone" : apart + " persons in crowds that are smaller than promised"),
                "wait until more have come or gone, or release newcomers as a table of their own; "
                        + strike(sharing(standing, overlap)));
    }

    /** The fewest persons, but not none, by which a release differs from this one. */
    private static int least(Entry entry, Overlap overlap) {
        Difference difference = Objects.requireNonNull(overlap.differences().get(entry.number()));
        return Stream.of(difference.gone(), difference.come())
                .filter(count -> count > 0)
                .min(Integer::compare)
                .orElse(Integer.MAX_VALUE);
    }

    private static List<Entry> sharing(List<Entry> standing, Overlap overlap) {
        return standing.stream()
                .filter(entry -> overlap.differences().containsKey(entry.number()))
                .toList();
    }

    private static String releases(List<Entry> standing, Overlap overlap) {
        List<Entry> sharing = sharing(standing, overlap);
        return sharing.size() == 1
                ? named(sharing.get(0))
                : sharing.size() + " releases in the ledger, the last of them "
                        + named(sharing.get(sharing.size() - 1));
    }

    private static String named(Entry entry) {
        return "release " + entry.number() + " of " + entry.date()
                + (entry.status() == Entry.Status.PENDING ? " (whose run was killed: it may not be out)" : "");
    }

    /** What remains to be done where a release must not be put beside others. */
    private String strike(List<Entry> entries) {
        return "if " + (entries.size() == 1 ? "it" : "one of them")
                + " was never handed out, strike it: semblance ledger strike "
                + entries.get(entries.size() - 1).number() + " " + place
                + "; to go ahead all the same, allow: [overlap]";
    }

    private static String count(int count, String what) {
        return count + " " + what + (count == 1 ? "" : "s");
    }

    /** The same, which lists a released file of this fingerprint. */
    Bookkeeping of(String fingerprint) {
        released = fingerprint;
        return this;
    }

    @Override
    public void announce() throws IOException {
        Judged release = Objects.requireNonNull(judged);
        Path certificate = folder.draft(Certificate.FILE);
        int number = Objects.requireNonNull(ledger)
                .announce(
                        release.terms,
                        release.placement,
                        released,
                        Certificate.fingerprint(certificate),
                        new Entry.Places(Objects.requireNonNull(certificate.getParent()), target),
                        release.replaced);
        listing = new LedgerListing(
                number,
                release.replaced.map(entry -> OptionalInt.of(entry.number())).orElse(OptionalInt.empty()));
    }

    @Override
    public void withdraw() {
        Objects.requireNonNull(ledger)
                .strike(Objects.requireNonNull(listing).number(), "it could not be put in its place");
    }

    @Override
    public void confirm() {
        try {
            Objects.requireNonNull(ledger)
                    .confirm(Objects.requireNonNull(listing).number());
        } catch (IOException e) {
            // the release is out and in the ledger: the next run finds it in its place
        }
    }

    Optional<LedgerListing> listing() {
        return Optional.ofNullable(listing);
    }
}
