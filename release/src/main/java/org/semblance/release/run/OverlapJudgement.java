package org.semblance.release.run;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.semblance.Count;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.privacy.intersection.ClassMembership;
import org.semblance.privacy.intersection.ReleaseDifference;
import org.semblance.privacy.intersection.ReleaseOverlap;
import org.semblance.release.ledger.LedgerEntry;
import org.semblance.release.ledger.PersonKey;
import org.semblance.release.recipe.TableRecipe;

/** Checks a release against those listed in a ledger: it is refused, allowed with a warning, or accepted. */
final class OverlapJudgement {

    /** Less than one in so many counts as hardly any. */
    private static final int FEW = 10;

    /**
     * A new release and those listed.
     *
     * @param listed the releases listed
     * @param members the persons of a listed release and their classes
     * @param terms how the new release was made
     * @param newMembers its persons and their classes
     */
    record Releases(
            List<LedgerEntry> listed,
            Function<LedgerEntry, ClassMembership> members,
            LedgerEntry.Terms terms,
            ClassMembership newMembers) {

        private Releases without(LedgerEntry struck) {
            return new Releases(
                    listed.stream()
                            .filter(entry -> entry.number() != struck.number())
                            .toList(),
                    members,
                    terms,
                    newMembers);
        }

        private ReleaseOverlap overlap() {
            return ReleaseOverlap.of(
                    listed.stream()
                            .filter(entry -> entry.terms().key().equals(terms.key()))
                            .map(entry -> new ReleaseOverlap.Earlier(
                                    entry.number(), entry.terms().k(), () -> members.apply(entry)))
                            .toList(),
                    newMembers,
                    terms.k());
        }
    }

    /** The overlap of the releases, and whether it singles out nobody. */
    record Result(ReleaseOverlap overlap, boolean holds) {}

    private final TableRecipe recipe;
    private final Path place;
    private final Releases releases;
    private final ReleaseOverlap overlap;
    private final boolean allowed;
    private final Watcher watcher;

    private OverlapJudgement(TableRecipe recipe, Path place, Releases releases, Watcher watcher) {
        this.recipe = recipe;
        this.place = place;
        this.releases = releases;
        this.allowed = recipe.allows(TableRecipe.Allowance.OVERLAP);
        this.watcher = watcher;
        this.overlap = releases.overlap();
    }

    /**
     * Checks a release.
     *
     * @param place the folder of the ledger
     * @throws Problem if a person would be singled out, and the recipe does not allow it
     */
    static Result of(TableRecipe recipe, Path place, Releases releases, Watcher watcher) {
        return new OverlapJudgement(recipe, place, releases, watcher).judged();
    }

    private Result judged() {
        otherKeys();
        boolean unmasked = otherRoles();
        boolean again = noiseAgain();
        unclear();
        smallAnonymitySets();
        warnOfStrangers();
        return new Result(overlap, overlap.holds() && !again && !unmasked);
    }

    /** Handles releases that identify persons by other columns, and therefore cannot be compared with this one. */
    private void otherKeys() {
        PersonKey key = releases.terms.key();
        List<LedgerEntry> others = releases.listed.stream()
                .filter(entry -> !entry.terms().key().equals(key))
                .toList();
        if (others.isEmpty()) {
            return;
        }
        if (allowed) {
            watcher.warn(
                    WarningCode.W_LEDGER_KEY,
                    (others.size() == 1
                                    ? "an earlier release identifies"
                                    : others.size() + " earlier releases identify")
                            + " people by something else and could not be compared with this one");
            return;
        }
        PersonKey other = others.get(0).terms().key();
        throw Problem.recipe(
                ProblemCode.E_LEDGER_KEY,
                named(others.get(0)) + " identifies people by " + other + ", this one by " + key
                        + (other.wholeRows() && key.wholeRows()
                                ? " of other columns" + differing(other.columns(), key.columns())
                                : "")
                        + ": it is not known who is in both",
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

    /**
     * Handles columns that one release masks and another does not, which cancels the masking. Returns whether there
     * are any, if they are allowed.
     */
    private boolean otherRoles() {
        LedgerEntry.Terms terms = releases.terms;
        List<LedgerEntry> others = sharing().stream()
                .filter(entry -> !terms.unmasked(entry.terms()).isEmpty())
                .toList();
        if (others.isEmpty()) {
            return false;
        }
        LedgerEntry last = others.get(others.size() - 1);
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
                    ProblemCode.E_LEDGER_ROLES,
                    "combined with " + named(last) + " of the same people, " + what
                            + ": anybody who has both learns what was to be protected",
                    "give these columns the role that they had, or make them identifiers, which are not released; "
                            + strike(others));
        }
        watcher.warn(WarningCode.W_OVERLAP, "combined with an earlier release of the same people, " + what);
        return true;
    }

    /**
     * Handles repeated noise, which averages out over several releases. Returns whether there is any, if it is
     * allowed.
     */
    private boolean noiseAgain() {
        List<LedgerEntry> noisy = sharing().stream()
                .filter(entry -> releases.terms.noise() && entry.terms().noise())
                .toList();
        if (noisy.isEmpty()) {
            return false;
        }
        int times = noisy.size() + 1;
        String what = "with this one there are " + times
                + " releases with noise of the same people: their average has only 1/" + times
                + " of the variance of the noise"
                + (recipe.method().budget().isPresent() ? ", and what is spent of ε adds up" : "");
        if (!allowed) {
            throw Problem.recipe(
                    ProblemCode.E_NOISE_AGAIN,
                    what + " (" + named(noisy.get(0)) + ")",
                    "share the existing release again; " + strike(noisy));
        }
        watcher.warn(WarningCode.W_NOISE_AGAIN, what);
        return true;
    }

    /**
     * Handles persons with several rows of whom each of two releases has rows that the other lacks. These may be the
     * same rows with changed values.
     */
    private void unclear() {
        if (overlap.unclear().isEmpty()) {
            return;
        }
        if (allowed) {
            watcher.warn(
                    WarningCode.W_OVERLAP,
                    "combined with an earlier release, this one has different rows of people with several "
                            + "rows: it was judged as if none of them were changed versions of earlier ones");
            return;
        }
        List<LedgerEntry> others = releases.listed.stream()
                .filter(entry -> overlap.unclear().containsKey(entry.number()))
                .toList();
        LedgerEntry last = others.get(others.size() - 1);
        boolean sameColumns = Set.copyOf(last.terms().read()).equals(Set.copyOf(releases.terms.read()));
        throw Problem.recipe(
                ProblemCode.E_LEDGER_ROWS,
                "of " + people(Objects.requireNonNull(overlap.unclear().get(last.number())))
                        + " who have several rows, " + named(last)
                        + " has some that this one does not have, and this one some that are not there"
                        + (sameColumns
                                ? ""
                                : "; the tables have other columns"
                                        + differing(last.terms().read(), releases.terms.read()))
                        + ": it is not known whether these are changed versions of the others",
                "release rows that hold what they held, or only such as were there, or those and more; a column that is not to be"
                        + " shown can be an identifier; " + strike(others));
    }

    private void smallAnonymitySets() {
        if (overlap.apart().persons() == 0 && overlap.narrowed().persons() == 0) {
            return;
        }
        if (allowed) {
            warnOfSmallAnonymitySets();
            return;
        }
        throw overlap.apart().persons() > 0 ? difference() : intersection();
    }

    /**
     * Warns of small anonymity sets. The warning appears in the report, so it discloses nothing about fewer than k
     * persons.
     */
    private void warnOfSmallAnonymitySets() {
        int persons = Math.max(overlap.apart().persons(), overlap.narrowed().persons());
        int alone = overlap.narrowed().alone();
        watcher.warn(
                WarningCode.W_OVERLAP,
                "combined with " + Count.of(overlap.differences().size(), "earlier release") + ", this one leaves "
                        + (persons < overlap.k() ? "fewer than " + overlap.k() : persons)
                        + " people in groups smaller than guaranteed"
                        + (alone < overlap.k() ? "" : ", " + alone + " of them alone"));
    }

    /**
     * Warns if an earlier release has the same columns and about as many persons, but hardly any in common: they may
     * be the same people with other identifiers.
     */
    private void warnOfStrangers() {
        LedgerEntry.Terms terms = releases.terms;
        int persons = releases.newMembers.persons();
        boolean alike = releases.listed.stream()
                .anyMatch(entry -> entry.terms().key().equals(terms.key())
                        && Set.copyOf(entry.terms().read()).equals(Set.copyOf(terms.read()))
                        && (long) FEW * Math.abs(entry.persons() - persons) <= persons);
        if (alike && (long) FEW * overlap.shared() < persons) {
            watcher.warn(
                    WarningCode.W_STRANGERS,
                    "an earlier release has the same columns and about as many people, but hardly any of "
                            + "them are in both: if they are the same people, "
                            + (terms.key().wholeRows()
                                    ? "their rows have changed"
                                    : terms.key() + " is now written differently")
                            + ", and the combination was not judged");
        }
    }

    private Problem intersection() {
        int alone = overlap.narrowed().alone();
        return Problem.recipe(
                ProblemCode.E_INTERSECTION,
                "combined with " + inWords() + ", this one leaves "
                        + people(overlap.narrowed().persons()) + " in groups smaller than guaranteed"
                        + (alone == 0 ? "" : ", " + alone + " of them alone")
                        + ": anybody who knows a person's group in each can intersect them",
                "release the same groups again, coarser values whose groups are made up of those, or newcomers as a table of"
                        + " their own; " + strike(helping()));
    }

    private Problem difference() {
        LedgerEntry nearest = sharing().stream()
                .min((one, other) -> Integer.compare(least(one), least(other)))
                .orElseThrow();
        ReleaseDifference difference =
                Objects.requireNonNull(overlap.differences().get(nearest.number()));
        int apart = overlap.apart().persons();
        return Problem.recipe(
                ProblemCode.E_DIFFERENCE,
                "since " + named(nearest) + ", " + people(difference.gone()) + " went and "
                        + difference.come()
                        + " came while " + difference.shared() + " stayed" + records(difference)
                        + ": subtracting one release from the other isolates "
                        + (apart == 1 ? "one person" : apart + " people in groups smaller than guaranteed"),
                "wait until more have come or gone, or release newcomers as a table of their own; "
                        + strike(helping()));
    }

    /** The smallest number of persons, above 0, by which a release differs from this one. */
    private int least(LedgerEntry entry) {
        ReleaseDifference difference =
                Objects.requireNonNull(overlap.differences().get(entry.number()));
        return Stream.of(difference.gone(), difference.come(), difference.less(), difference.more())
                .filter(count -> count > 0)
                .min(Integer::compare)
                .orElse(Integer.MAX_VALUE);
    }

    private static String people(long count) {
        return count == 1 ? "1 person" : count + " people";
    }

    private List<LedgerEntry> sharing() {
        return releases.listed.stream()
                .filter(entry -> overlap.differences().containsKey(entry.number()))
                .toList();
    }

    /** The releases that share a person with the new one, in words. */
    private String inWords() {
        List<LedgerEntry> sharing = sharing();
        return sharing.size() == 1
                ? named(sharing.get(0))
                : sharing.size() + " releases in the ledger, the last of them "
                        + named(sharing.get(sharing.size() - 1));
    }

    private static String named(LedgerEntry entry) {
        return "release " + entry.number() + " of " + entry.date()
                + (entry.status() == LedgerEntry.Status.PENDING ? " (whose run was killed: it may not be out)" : "");
    }

    /**
     * The releases to strike so that this one is accepted: the last one that suffices alone, or else all that share a
     * person.
     */
    private List<LedgerEntry> helping() {
        List<LedgerEntry> sharing = sharing();
        return sharing.stream()
                .filter(entry ->
                        sharing.size() > 1 && releases.without(entry).overlap().holds())
                .reduce((one, later) -> later)
                .map(List::of)
                .orElse(sharing);
    }

    /** Advice to strike these releases, or to allow the overlap. */
    private String strike(List<LedgerEntry> entries) {
        String numbers =
                entries.stream().map(entry -> String.valueOf(entry.number())).collect(Collectors.joining(", "));
        return (entries.size() == 1
                        ? "if release " + numbers + " was never shared, strike it: semblance ledger strike " + numbers
                        : "if none of the releases " + numbers
                                + " was ever shared, strike all of them, each with semblance ledger strike NUMBER")
                + " " + place + "; to go ahead all the same, allow: [overlap]";
    }

    /** How many of the persons in both releases lost or gained a record. */
    private static String records(ReleaseDifference difference) {
        return (difference.less() == 0 ? "" : "; of " + difference.less() + " of these a record went")
                + (difference.more() == 0 ? "" : "; of " + difference.more() + " of these a record came");
    }
}
