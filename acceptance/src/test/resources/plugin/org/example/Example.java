package org.example;

import java.util.List;
import org.semblance.catalog.CatalogExtension;

/** What this jar adds to the catalog. */
public final class Example implements CatalogExtension {

    @Override
    public List<Class<? extends Record>> entries() {
        return List.of(Neighbours.class, Crowd.class, LargestClass.class);
    }
}
