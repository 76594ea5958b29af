package org.semblance.catalog;

import java.util.List;

/**
 * What a jar on the class path adds to the catalog. The jar names its implementation in {@code
 * META-INF/services/org.semblance.catalog.CatalogExtension}.
 */
public interface CatalogExtension {

    /**
     * The records it offers. Each is a domain, a similarity, a method, a blocking, a guarantee or a measure, says with
     * {@link org.semblance.CatalogEntry} what it is, and with {@link org.semblance.About} what its parameters are.
     */
    List<Class<? extends Record>> entries();
}
