package org.semblance.release.publication;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.semblance.release.json.Json;
import org.semblance.release.recipe.TableRecipe.Publication;

/**
 * The figures of the original that a recipe asks to publish: counts rounded down, and bands of figures that no single
 * person moves far. This is all of the original that a public report may hold. It is no proof of anything.
 *
 * @param asked what the recipe asks for
 * @param unit counts before masking are rounded down to multiples of this; 0 if none are asked for
 * @param before for each attribute, the count of each of its bars
 * @param loss the information loss of whole records; empty if it is not published
 * @param losses the information loss of each attribute, if asked for
 * @param associations the coefficients before masking, pair by pair, if asked for
 * @param linkages the linkage figures by the names of their measures, if asked for
 */
public record StableFigures(
        List<Publication> asked,
        int unit,
        Map<String, List<Integer>> before,
        Optional<FigureBand> loss,
        Map<String, Optional<FigureBand>> losses,
        List<Optional<FigureBand>> associations,
        Map<String, Optional<FigureBand>> linkages) {

    /** The width of the bands of losses and linkages, in percentage points. */
    public static final double POINTS = 5;

    /** The width of the bands of coefficients. */
    public static final double STEP = 0.1;

    /** What is said of them wherever they are shown. */
    public static final String NO_PROOF =
            "These figures of the original were published because the recipe asks for it. A figure is published only"
                    + " if leaving out any one person moves it by at most a quarter of its band. This is no proof that"
                    + " nothing follows from it.";

    /** Nothing was asked for. */
    public static final StableFigures NONE =
            new StableFigures(List.of(), 0, Map.of(), Optional.empty(), Map.of(), List.of(), Map.of());

    public StableFigures {
        asked = List.copyOf(asked);
        before = Collections.unmodifiableMap(new LinkedHashMap<>(before));
        losses = Collections.unmodifiableMap(new LinkedHashMap<>(losses));
        associations = List.copyOf(associations);
        linkages = Collections.unmodifiableMap(new LinkedHashMap<>(linkages));
    }

    public boolean asks(Publication what) {
        return asked.contains(what);
    }

    /** The figures as JSON values, without the counts and coefficients that are shown with their attributes and pairs. */
    Map<String, Object> json() {
        Map<String, Object> json = new LinkedHashMap<>();
        List<String> words = new ArrayList<>();
        asked.forEach(word -> words.add(word.word()));
        json.put("asked", words);
        json.put("note", NO_PROOF);
        if (asks(Publication.BEFORE)) {
            json.put("counts-rounded-down-to-multiples-of", unit);
        }
        if (asks(Publication.LOSS)) {
            json.put("loss", FigureBand.json(loss));
        }
        if (asks(Publication.LOSS_BY_ATTRIBUTE)) {
            json.put("loss-by-attribute", json(losses));
        }
        if (asks(Publication.LINKAGE)) {
            json.put("linkage", json(linkages));
        }
        return json;
    }

    private static Map<String, Object> json(Map<String, Optional<FigureBand>> bands) {
        Map<String, Object> json = Json.object();
        bands.forEach((name, band) -> json.put(name, FigureBand.json(band)));
        return json;
    }
}
