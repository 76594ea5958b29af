package org.semblance.release.publication;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.semblance.WarningCode;
import org.semblance.WarningKind;
import org.semblance.release.folder.Certificate;
import org.semblance.release.recipe.TableRecipe;

/**
 * What is known of a release besides its rows, and may be published.
 *
 * @param file the file with the masked data
 * @param beside the other files, such as a vocabulary
 * @param forPublication whether the release may be published
 * @param seeded whether the random choices can be repeated
 * @param held the guarantees, all of which hold
 * @param ledger whether it holds in combination with the releases in the owner's ledger, if one is kept
 * @param warnings the kinds of the warnings of the run; those that may not be published are dropped
 */
public record ReleaseFacts(
        TableRecipe recipe,
        Certificate.Content file,
        List<Certificate.Content> beside,
        boolean forPublication,
        boolean seeded,
        List<HeldGuarantee> held,
        Optional<Boolean> ledger,
        List<WarningKind> warnings) {

    public ReleaseFacts {
        beside = List.copyOf(beside);
        held = List.copyOf(held);
        warnings = warnings.stream()
                .filter(WarningKind::published)
                // homogeneous classes are counted by persons, whom the release does not show
                .filter(kind ->
                        kind != WarningCode.W_HOMOGENEOUS || recipe.settings().person() == null)
                .distinct()
                .sorted(Comparator.comparing(WarningKind::code))
                .toList();
    }
}
