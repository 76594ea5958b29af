package org.semblance.release.recipe;

import java.util.Map;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.catalog.Catalog;
import org.semblance.catalog.Parameter;
import org.semblance.catalog.Spelling;
import org.semblance.quality.Measure;

/** Finds measures by name alone, as commands give them; parameters have their defaults. */
public final class MeasureNames {

    private static final ProblemCode UNUSABLE = ProblemCode.E_MEASURE_NAME;

    private final Catalog catalog;

    public MeasureNames(Catalog catalog) {
        this.catalog = catalog;
    }

    /** The measure with this name. */
    public Measure measure(String name) {
        Map<String, Class<? extends Measure>> known = catalog.choices(Measure.class);
        Class<? extends Measure> type = known.get(name);
        if (type == null) {
            throw Problem.recipe(
                    UNUSABLE, "there is no measure '" + name + "'", Spelling.advice(name, "known are", known.keySet()));
        }
        if (asksForMore(type)) {
            throw Problem.recipe(
                    UNUSABLE,
                    "'" + name + "' needs to know how the table was masked",
                    "name it with its parameters in the measures: of a recipe, for anonymize, or for assess with ‹recipe›");
        }
        return new RecipeBinder(catalog)
                .named(Measure.class, new RecipeNode.Scalar(name, true, 0), "measures", Map.of());
    }

    /** Whether a measure has a required parameter, which only the producer of a release knows. */
    public static boolean asksForMore(Class<? extends Measure> type) {
        return Parameter.of(type).stream().anyMatch(Parameter::required);
    }
}
