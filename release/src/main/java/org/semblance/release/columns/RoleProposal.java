package org.semblance.release.columns;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.semblance.domain.Nominal;
import org.semblance.domain.Numeric;
import org.semblance.domain.Ordinal;
import org.semblance.domain.Role;
import org.semblance.domain.taxonomy.NamedConcepts;

/**
 * The proposed role and domain of a column, with the reason. A person reviews the proposal, so it errs on the side of
 * masking.
 *
 * @param domain the domain's name; empty for a column that is not masked
 * @param scale the order of the categories, if the domain is ordinal
 * @param round decimals to round to, if the domain is numeric
 */
public record RoleProposal(String name, Role role, String domain, List<String> scale, int round, String why) {

    private static final int FEW_NUMBERS = 6;

    private static final Pattern NAMES_A_PERSON = words(
            "id|ids|identifier|uuid|guid|ssn|nif|dni|nhs|passport|iban|email|mail|phone|telephone|mobile|fax|surname|vorname|nachname|familienname|prenom|nom|apellido|apellidos|nombre|firstname|lastname|forename|fullname|username|login|licence|license|plate");
    private static final Pattern A_PERSON = words(
            "person|patient|patientin|paciente|kunde|kundin|client|cliente|customer|member|user|subject|respondent|student|employee|visitor|citizen|household");
    private static final Pattern A_CODE = Pattern.compile("(^|[^a-z])(id|ids|code|codes|nbr|nr|no|number|type|class)$");
    private static final Pattern A_POSTCODE = words("postcode|postal|zip|zipcode|plz|postleitzahl|cp");
    private static final Pattern FREE_TEXT =
            words("comment|comments|remark|remarks|note|notes|text|kommentar|bemerkung|commentaire|comentario");
    private static final Pattern DATE =
            Pattern.compile("\\d{4}-\\d{1,2}-\\d{1,2}.*|\\d{1,2}\\.\\d{1,2}\\.\\d{2,4}|\\d{1,2}/\\d{1,2}/\\d{2,4}.*");
    private static final Pattern MAY_NAME_A_PERSON =
            words("name|address|street|account|card|number|no|nr|code|key|url");
    private static final Pattern CONFIDENTIAL = words(
            "diagnosis|diagnoses|diagnose|diagnostic|diagnostico|krankheit|maladie|gehalt|einkommen|salaire|diag|disease|illness|condition|symptom|medication|drug|treatment|therapy|hiv|religion|religious|belief|party|vote|political|orientation|salary|wage|income|debt|credit|score|crime|conviction|satisfaction|opinion|health");
    private static final Pattern LOOKS_LIKE_A_CONTACT =
            Pattern.compile("[^@\\s]+@[^@\\s]+\\.[^@\\s]+|[A-Z]{2}\\d{2}[A-Z0-9]{10,30}|\\+\\d[\\d ()/-]{6,}");

    private static Pattern words(String alternatives) {
        return Pattern.compile("(^|[^a-z])(" + alternatives + ")($|[^a-z])");
    }

    public static RoleProposal of(ColumnProfile column) {
        return identifier(column).or(() -> confidential(column)).orElseGet(() -> masked(column));
    }

    private static Optional<RoleProposal> identifier(ColumnProfile column) {
        boolean fractions = column.numbers() && column.decimals() > 0;
        boolean code = hints(NAMES_A_PERSON, column)
                || (hints(A_PERSON, column) && (hints(A_CODE, column) || oneWord(column)));
        if (code && column.variety() > 0.1) {
            return Optional.of(dropped(column, "its name suggests an identifier"));
        }
        if (hints(FREE_TEXT, column) && !column.numbers()) {
            return Optional.of(dropped(column, "its name suggests free text, which may contain names"));
        }
        if (!column.words().isEmpty()
                && column.words().stream().allMatch(word -> DATE.matcher(word).matches())) {
            return Optional.of(
                    dropped(column, "dates have no domain yet; to keep them, put the year or month into a column"));
        }
        if (column.words().stream()
                        .filter(word -> LOOKS_LIKE_A_CONTACT.matcher(word).matches())
                        .count()
                > column.distinct() / 2) {
            return Optional.of(dropped(column, "its values look like email addresses, phone or account numbers"));
        }
        if (column.unique() && !fractions) {
            return Optional.of(dropped(column, "every row has a different value"));
        }
        if (hints(MAY_NAME_A_PERSON, column) && !column.numbers() && column.variety() > 0.5) {
            return Optional.of(dropped(column, "its name and its many different values suggest an identifier"));
        }
        if (!column.numbers() && column.variety() > 0.9 && column.present() >= 10) {
            return Optional.of(dropped(column, "nearly every row has a different value, as in free text"));
        }
        return Optional.empty();
    }

    /** Whether the column identifies people of whom some have several rows. */
    public boolean tellsPersonsApart(ColumnProfile column) {
        return role == Role.IDENTIFIER
                && hints(A_PERSON, column)
                && !column.unique()
                && column.present() == column.rows();
    }

    /** Whether the values may denote concepts: released words without a known order. */
    public boolean mayMeanConcepts(ColumnProfile column) {
        return role != Role.IDENTIFIER
                && !domain.equals(Ordinal.NAME)
                && column.readable()
                && KnownScales.of(column.words()).isEmpty();
    }

    /** The proposal after the words were looked up in WordNet. */
    public RoleProposal withConcepts(ConceptSummary found, String file) {
        if (!found.carried()) {
            return nominal(name, why + ", not covered by WordNet; supply a hierarchy if some are similar");
        }
        return new RoleProposal(
                name,
                role,
                NamedConcepts.NAME,
                List.of(),
                0,
                found.found() + " of " + found.values() + " values (" + found.share() + " of the rows) are "
                        + (found.under() == null ? "known to" : "kinds of '" + found.under() + "' in")
                        + " WordNet" + (found.doubtful() == 0 ? "" : ", " + found.doubtful() + " doubtful")
                        + ": check " + file
                        + (found.left() == 0
                                ? ""
                                : "; " + found.left() + (found.left() == 1 ? " has" : " have")
                                        + " no concept yet and must be mapped there"));
    }

    private static Optional<RoleProposal> confidential(ColumnProfile column) {
        return hints(CONFIDENTIAL, column) && column.variety() <= 0.2
                ? Optional.of(new RoleProposal(
                        column.name(),
                        Role.CONFIDENTIAL,
                        "",
                        List.of(),
                        0,
                        "its name suggests sensitive data; make it a quasi-identifier if others may know it"))
                : Optional.empty();
    }

    /** The proposal for a column that an intruder may know, whatever its name suggests. */
    public static RoleProposal masked(ColumnProfile column) {
        if (column.distinct() <= 1) {
            return nominal(column, "a single value, which stays unchanged");
        }
        if (column.numbers() && hints(A_POSTCODE, column)) {
            return nominal(column, "its name suggests postcodes, which are codes");
        }
        if (column.numbers() && column.leadingZeros()) {
            return nominal(column, "numbers with leading zeros, probably codes");
        }
        if (column.numbers() && column.distinct() <= 2) {
            return nominal(column, "two values only: a mean could reveal the value of a whole group");
        }
        if (column.numbers() && column.distinct() <= FEW_NUMBERS) {
            return nominal(
                    column,
                    "only " + column.distinct()
                            + " different numbers; if they are ordered steps, make it ordinal with a scale");
        }
        if (column.numbers() && column.decimals() == 0 && hints(A_CODE, column) && column.variety() < 0.1) {
            return nominal(column, "its name suggests that the numbers are codes");
        }
        if (column.numbers()) {
            return new RoleProposal(
                    column.name(),
                    Role.QUASI_IDENTIFIER,
                    Numeric.NAME,
                    List.of(),
                    Math.min(column.decimals(), 6),
                    "numbers, rounded as in the data");
        }
        if (column.nearlyNumbers()) {
            return nominal(
                    column,
                    "numbers, except for a few values; if these mean that there is no value, list them in "
                            + "missing: and make it numeric");
        }
        return KnownScales.of(column.words())
                .map(scale -> new RoleProposal(
                        column.name(),
                        Role.QUASI_IDENTIFIER,
                        Ordinal.NAME,
                        scale,
                        0,
                        "categories in a known order; check it"))
                .orElseGet(() -> nominal(column, column.distinct() + " unordered categories"));
    }

    private static RoleProposal dropped(ColumnProfile column, String why) {
        return new RoleProposal(column.name(), Role.IDENTIFIER, "", List.of(), 0, why);
    }

    private static RoleProposal nominal(ColumnProfile column, String why) {
        return nominal(column.name(), why);
    }

    private static RoleProposal nominal(String name, String why) {
        return new RoleProposal(name, Role.QUASI_IDENTIFIER, Nominal.NAME, List.of(), 0, why);
    }

    private static boolean oneWord(ColumnProfile column) {
        return column.name().chars().allMatch(Character::isLetter);
    }

    private static boolean hints(Pattern pattern, ColumnProfile column) {
        String separated = column.name().replaceAll("([a-z])([A-Z])", "$1_$2").toLowerCase(Locale.ROOT);
        return pattern.matcher(separated).find();
    }
}
