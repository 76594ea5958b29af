package org.semblance;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Describes a parameter, on the component of a parameter record. The record is the only place where a parameter is
 * declared: recipe key, help, schema and certificate entry are derived from it.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface About {

    /** The meaning, in one line. */
    String value();

    /** The default value as a recipe would write it; empty if there is none. */
    String fallback() default "";

    /** Whether a recipe may omit the parameter although there is no default. */
    boolean optional() default false;

    /** A former key of the parameter, which recipes may still use; empty if it never had another. */
    String formerly() default "";

    /** The code of the problem if the value in a recipe does not have the parameter's type. */
    ProblemCode code() default ProblemCode.E_CONFIG;
}
