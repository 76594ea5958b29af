package org.semblance.privacy;

import java.util.Collection;
import java.util.Optional;
import org.semblance.data.Column;

/**
 * A guarantee about one sensitive attribute in every equivalence class.
 *
 * <p>The released column is judged. If the attribute is also a quasi-identifier, a class shows one masked value, and
 * the original values behind it are judged.
 */
public interface AttributeGuarantee extends Aim {

    /** The description of the attribute in recipes. */
    String ATTRIBUTE = "the sensitive attribute, a column with the role confidential";

    /** The sensitive attribute. */
    String of();

    @Override
    default Basis basis(Collection<String> quasiIdentifiers) {
        return quasiIdentifiers.contains(of()) ? Basis.ORIGINAL : Basis.RELEASE;
    }

    @Override
    default boolean byCountAlone(Evidence evidence) {
        return false;
    }

    /** A person whose rows are in both of two merged classes may hold more values there than in either. */
    @Override
    default boolean survivesMerging(Evidence evidence) {
        return !evidence.severalRows();
    }

    /** The values to be judged. */
    private Column values(ReleasedTable released, Evidence.JudgedColumn column) {
        return column.masked() ? column.column() : released.values(of());
    }

    /**
     * Why the guarantee cannot be told: the attribute is masked, and the evidence lacks the original values, as a file
     * alone does. Empty if it can be judged.
     */
    default Optional<Verdict.Doubt> doubt(ReleasedTable released, Evidence evidence) {
        return released.quasiIdentifiers().contains(of()) && !evidence.kept().containsKey(of())
                ? Optional.of(Verdict.Doubt.settledByCertificate("'" + of()
                        + "' is masked, and the file does not show the original values behind the masked ones"))
                : Optional.empty();
    }

    /** The verdict if neither yes nor no is certain: original values are missing, or who is behind which row. */
    default Optional<Verdict> undetermined(double asked, String counted, ReleasedTable released, Evidence evidence) {
        return doubt(released, evidence)
                .or(evidence::doubtOfPersons)
                .map(doubt -> Verdict.undetermined(name(), asked, counted, doubt));
    }

    /** The evidence about the attribute, with the values to be judged. */
    default Evidence.JudgedColumn judged(ReleasedTable released, Evidence evidence) {
        Evidence.JudgedColumn column = evidence.confidential(this);
        return new Evidence.JudgedColumn(column.domain(), values(released, column), column.roles());
    }
}
