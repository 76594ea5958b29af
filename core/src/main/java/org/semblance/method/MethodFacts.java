package org.semblance.method;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.semblance.privacy.Guarantee;

/** What is known of a method before its parameters are. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface MethodFacts {

    /** The guarantees that hold of whatever it masked. */
    Class<? extends Guarantee>[] claims() default {};

    /** What to do where an attribute lost nearly everything; empty where the usual advice, a larger weight, helps. */
    String adviceOnLoss() default "";
}
