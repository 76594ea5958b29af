package org.semblance.release.columns;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.semblance.domain.Nominal;
import org.semblance.domain.Ordinal;
import org.semblance.domain.Role;
import org.semblance.domain.taxonomy.NamedConcepts;
import org.semblance.release.columns.signs.ColumnKind;
import org.semblance.release.columns.signs.ColumnSigns;

/**
 * The proposed role and domain of a column, with the reason. A person reviews the proposal, so it errs on the side of
 * dropping, then of masking.
 *
 * @param domain what its values mean
 * @param missing values that mean "no value" in this column
 * @param kind what the column seems to be
 * @param confidence from 0 to 1: below 0.5 another reading is as likely
 * @param why the evidence in a sentence, without a value of the data
 * @param question what a person must decide before the proposal can be relied on
 */
public record RoleProposal(
        String name,
        Role role,
        DomainProposal domain,
        List<MissingCode> missing,
        Optional<ColumnKind> kind,
        double confidence,
        String why,
        Optional<String> question) {

    private static final Pattern A_SUBJECT = Pattern.compile(
            "(^|[^a-z])(person|patient|patientin|paciente|kunde|kundin|client|cliente|customer|member|user|subject|"
                    + "respondent|student|employee|visitor|citizen|household|schueler|schüler|mitarbeiter|empleado|"
                    + "dipendente|medewerker|klant|patiënt|élève|eleve|salarié|socio|alumno)");

    /** The proposal for a column as it is. */
    public static RoleProposal of(ColumnProfile column) {
        return new RoleRules(column).proposal();
    }

    /** The proposal for a column that an intruder may know, whatever its heading suggests. */
    public static DomainProposal masked(ColumnProfile column) {
        return DomainProposal.of(column, RoleRules.likeliest(ColumnSigns.of(column)));
    }

    /** Whether the column identifies the people that the table is about, of whom some have several rows. */
    public boolean tellsPersonsApart(ColumnProfile column) {
        return role == Role.IDENTIFIER
                && (kind.filter(found -> found == ColumnKind.MEDICAL_RECORD || found == ColumnKind.NATIONAL_NUMBER)
                                .isPresent()
                        || subject())
                && !column.unique()
                && column.present() == column.rows();
    }

    private boolean subject() {
        String separated = name.replaceAll("([a-z])([A-Z])", "$1_$2").toLowerCase(java.util.Locale.ROOT);
        return kind.filter(found -> found == ColumnKind.PERSON_NUMBER || found == ColumnKind.HOUSEHOLD)
                        .isPresent()
                && A_SUBJECT.matcher(separated).find();
    }

    /** Whether the values may denote concepts: released words without a known order. */
    public boolean mayMeanConcepts(ColumnProfile column) {
        return role != Role.IDENTIFIER && !domain.name().equals(Ordinal.NAME) && column.readable();
    }

    /** The proposal after the words were looked up in WordNet. */
    public RoleProposal withConcepts(ConceptSummary found, String file) {
        if (!found.carried()) {
            return in(
                    new DomainProposal(Nominal.NAME, List.of(), 0, domain.confidence(), domain.why()),
                    why + ", not covered by WordNet; supply a hierarchy if some are similar");
        }
        return in(
                new DomainProposal(NamedConcepts.NAME, List.of(), 0, found.coverage(), domain.why()),
                found.found() + " of " + found.values() + " values (" + found.share() + " of the rows) are "
                        + (found.under() == null ? "known to" : "kinds of '" + found.under() + "' in")
                        + " WordNet" + (found.doubtful() == 0 ? "" : ", " + found.doubtful() + " doubtful")
                        + ": check " + file
                        + (found.left() == 0
                                ? ""
                                : "; " + found.left() + (found.left() == 1 ? " has" : " have")
                                        + " no concept yet and must be mapped there"));
    }

    /** The same column as a confidential one. */
    RoleProposal confidential(ColumnKind found, double likely, String reason) {
        return new RoleProposal(
                name,
                Role.CONFIDENTIAL,
                domain,
                missing,
                Optional.of(found),
                likely,
                reason,
                Optional.of("do others know it about a person? Then make it a quasi-identifier"));
    }

    /** The proposal in a table whose numbers are written in one form: what is written otherwise cannot be read. */
    public RoleProposal in(TableNumberForm numbers) {
        String style = numbers.others().get(name);
        if (role == Role.IDENTIFIER || (style == null && !numbers.doubtful().contains(name))) {
            return this;
        }
        String asked = style == null
                ? "a sign in its numbers may be decimal or stand between thousands. Which? The recipe declares it with csv:"
                : "its numbers are written otherwise than others of the table (" + style
                        + "), so they are read as texts. Write all in one form to keep them as numbers";
        return new RoleProposal(
                name,
                role,
                style == null ? domain : DomainProposal.nominal(domain.confidence() / 2, domain.why()),
                missing,
                kind,
                confidence,
                why,
                Optional.of(question.map(other -> other + ". And " + asked).orElse(asked)));
    }

    private RoleProposal in(DomainProposal other, String reason) {
        return new RoleProposal(name, role, other, missing, kind, confidence, reason, question);
    }
}
