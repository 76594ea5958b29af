package org.semblance.release.run;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.semblance.domain.Attribute;
import org.semblance.domain.Role;
import org.semblance.privacy.AttributeGuarantee;
import org.semblance.privacy.Contributors;
import org.semblance.privacy.Guarantee;
import org.semblance.release.columns.MissingValueSigns;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.source.CsvLayout;

/**
 * What to check on a file.
 *
 * @param person the column that identifies persons; without it, rows are counted
 * @param missing texts that mean "no value" in confidential columns, if there is no recipe
 * @param csv what is known about the layout of a CSV file
 * @param recipe the recipe of the release, which says how values are written and what they mean
 */
public record CheckQuestion(
        List<String> quasiIdentifiers,
        Set<Guarantee> guarantees,
        @Nullable String person,
        List<String> missing,
        CsvLayout csv,
        Optional<TableRecipe> recipe) {

    /** A question about a file without a recipe. */
    public CheckQuestion(
            List<String> quasiIdentifiers, Set<Guarantee> guarantees, @Nullable String person, CsvLayout csv) {
        this(quasiIdentifiers, guarantees, person, MissingValueSigns.USUAL, csv, Optional.empty());
    }

    /** The guarantees of a recipe. */
    public static CheckQuestion of(TableRecipe recipe) {
        return new CheckQuestion(
                masked(recipe),
                recipe.guaranteesToVerify(),
                recipe.settings().person(),
                recipe.missing(),
                new CsvLayout(recipe.csv().delimiter(), null, recipe.csv().decimal()),
                Optional.of(recipe));
    }

    private static List<String> masked(TableRecipe recipe) {
        return recipe.attributes().stream()
                .filter(attribute -> attribute.is(Role.QUASI_IDENTIFIER))
                .map(Attribute::name)
                .toList();
    }

    /** The same question with these guarantees, which replace those of the same kind and attribute. */
    public CheckQuestion asking(Set<Guarantee> asked) {
        Set<Guarantee> all = new LinkedHashSet<>(asked);
        guarantees.stream()
                .filter(promised -> asked.stream().noneMatch(other -> ofTheSame(promised, other)))
                .forEach(all::add);
        return new CheckQuestion(quasiIdentifiers, all, person, missing, csv, recipe);
    }

    private static boolean ofTheSame(Guarantee one, Guarantee other) {
        boolean sameAttribute = !(one instanceof AttributeGuarantee its)
                || (other instanceof AttributeGuarantee others && its.of().equals(others.of()));
        return one.name().equals(other.name()) && sameAttribute;
    }

    /** The confidential columns of the guarantees and those of the recipe that are not masked. */
    List<String> toShow() {
        Set<String> columns = new LinkedHashSet<>(confidential());
        recipe.ifPresent(promised -> promised.attributes().stream()
                .filter(attribute -> attribute.is(Role.CONFIDENTIAL) && !attribute.is(Role.QUASI_IDENTIFIER))
                .forEach(attribute -> columns.add(attribute.name())));
        return List.copyOf(columns);
    }

    /** Whether a guarantee is a default of the method, which the recipe does not ask for by name. */
    boolean byDefault(Guarantee guarantee) {
        return guarantee instanceof Contributors
                && recipe.filter(written -> !written.namesContributors()).isPresent();
    }

    /** The confidential columns that guarantees refer to, as far as the file shows their values. */
    List<String> confidential() {
        return guarantees.stream()
                .filter(guarantee -> !behindMasked(guarantee))
                .filter(AttributeGuarantee.class::isInstance)
                .map(guarantee -> ((AttributeGuarantee) guarantee).of())
                .distinct()
                .toList();
    }

    /** Whether a recipe masks the confidential attribute of a guarantee, so that the file lacks its values. */
    boolean behindMasked(Guarantee guarantee) {
        return guarantee instanceof AttributeGuarantee
                && recipe.filter(written -> written.guaranteesToVerify().contains(guarantee))
                        .filter(written -> guarantee.basis(masked(written)) == Guarantee.Basis.ORIGINAL)
                        .isPresent();
    }
}
