package org.semblance.authoring.draft;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.semblance.source.TableSource;

/**
 * What a recipe is drafted for.
 *
 * @param data how the recipe will refer to the table; an address without user and password
 * @param concepts how it will refer to a concept file, if it needs one
 * @param missing the texts that mean "no value" in the whole table; the usual signs that occur in it if null
 */
public record DraftRequest(
        TableSource source,
        String data,
        String concepts,
        @Nullable List<String> missing) {

    public DraftRequest {
        missing = missing == null ? null : List.copyOf(missing);
    }

    /** A request with the usual signs of missing values. */
    public static DraftRequest of(TableSource source, String data, String concepts) {
        return new DraftRequest(source, data, concepts, null);
    }
}
