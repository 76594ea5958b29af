package org.semblance;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The catalog entry of a class that a recipe can name: a domain, a similarity, a method, a blocking, a guarantee or a
 * measure. It is declared only there: recipe keys, help, schema, documentation and reports are derived from it.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface CatalogEntry {

    /** The name in recipes and reports, in lower case with hyphens. */
    String name();

    /** What it is, in one line without a full stop. */
    String summary();

    /** The paper it follows, written as {@link Citation#parse} reads it; empty if there is none. */
    String source() default "";

    /** An explanation, in sentences, for readers of a report who did not write the recipe; empty to use the summary. */
    String meaning() default "";

    /** The explanation for releases of documents, if it differs. */
    String meaningForDocuments() default "";

    /** Looks up the names of classes that have an entry. */
    final class Name {

        private Name() {}

        /** The name under which a class is listed. */
        public static String of(Class<?> described) {
            CatalogEntry entry = described.getAnnotation(CatalogEntry.class);
            if (entry == null) {
                throw new IllegalArgumentException(described + " has no entry in the catalog");
            }
            return entry.name();
        }
    }
}
