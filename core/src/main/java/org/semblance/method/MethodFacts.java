package org.semblance.method;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.semblance.privacy.Guarantee;

/** Properties of a method that do not depend on its parameters. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface MethodFacts {

    /** The guarantees that hold for all its results. */
    Class<? extends Guarantee>[] claims() default {};

    /** Advice if an attribute lost nearly all information; empty if the usual advice, a larger weight, applies. */
    String adviceOnLoss() default "";
}
