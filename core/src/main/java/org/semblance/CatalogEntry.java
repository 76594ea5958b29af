package org.semblance;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What the catalog says of a class that a recipe can name: a domain, a similarity, a method, a blocking, a guarantee or a
 * measure. The class is the one place that knows: recipe keys, help, schema, documentation and reports are read off it.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface CatalogEntry {

    /** The name in recipes and reports, in lower case with hyphens. */
    String name();

    /** What it is, in one line without a full stop. */
    String summary();

    /** The paper it follows, written as {@link Citation#parse} reads it; empty where there is none. */
    String source() default "";

    /** What it means, in sentences, to those who read a report and did not write the recipe; empty for the summary. */
    String meaning() default "";

    /** The same where documents are released, if that reads otherwise. */
    String meaningForDocuments() default "";

    /** Names of classes that have an entry. */
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
