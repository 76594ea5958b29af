package org.semblance;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What a parameter means, on the component of a parameter record. The record is the one place where a parameter is
 * declared: recipe key, help, schema and certificate entry are read from it.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface About {

    /** The meaning, in one line. */
    String value();

    /** The value taken when the recipe is silent, as a recipe would write it; empty when there is none. */
    String fallback() default "";

    /** Whether a recipe may leave the parameter out although there is no fallback. */
    boolean optional() default false;

    /** The code of the problem when what a recipe gives is not of the parameter's type. */
    String code() default "E_CONFIG";
}
