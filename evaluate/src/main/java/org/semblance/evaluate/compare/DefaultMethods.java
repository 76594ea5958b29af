package org.semblance.evaluate.compare;

import java.util.ArrayList;
import java.util.List;
import org.semblance.CatalogEntry;
import org.semblance.domain.Role;
import org.semblance.domain.taxonomy.NamedConcepts;
import org.semblance.method.generalization.Datafly;
import org.semblance.method.generalization.Incognito;
import org.semblance.method.microaggregation.MdavMethod;
import org.semblance.method.microaggregation.SMdavMethod;
import org.semblance.method.microaggregation.SaMdavMethod;
import org.semblance.method.recoding.LocalRecoding;
import org.semblance.release.recipe.RecipeNode;
import org.semblance.release.recipe.TableRecipe;

/** The methods to compare by default: that of the recipe first, then those that suit its domains. */
final class DefaultMethods {

    /** Tried on every table. One that cannot mask the domains is left out, with the reason. */
    private static final List<String> USUAL =
            List.of(MdavMethod.NAME, SaMdavMethod.NAME, LocalRecoding.NAME, Incognito.NAME, Datafly.NAME);

    private DefaultMethods() {}

    static List<RecipeNode> of(TableRecipe recipe) {
        List<String> names = new ArrayList<>();
        names.add(CatalogEntry.Name.of(recipe.method().getClass()));
        if (recipe.attributes().stream()
                .anyMatch(attribute ->
                        attribute.is(Role.QUASI_IDENTIFIER) && attribute.domain() instanceof NamedConcepts)) {
            names.add(SMdavMethod.NAME);
        }
        names.addAll(USUAL);
        return names.stream()
                .distinct()
                .<RecipeNode>map(name -> new RecipeNode.Scalar(name, true, 1))
                .toList();
    }
}
