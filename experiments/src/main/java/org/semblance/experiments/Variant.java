package org.semblance.experiments;

import java.util.List;
import org.semblance.domain.Combination;
import org.semblance.method.Method;
import org.semblance.method.microaggregation.AbrilMethod;
import org.semblance.method.microaggregation.ClosestRule;
import org.semblance.method.microaggregation.EqualityModeMethod;
import org.semblance.method.microaggregation.EqualityModeMethod.Equality;
import org.semblance.method.microaggregation.EveryCategory;
import org.semblance.method.microaggregation.SMdavMethod;
import org.semblance.method.microaggregation.SaMdavMethod;
import org.semblance.method.microaggregation.SaMdavStaticMethod;

/** A method of the paper's comparison, in one interpretation. */
enum Variant {
    WEIGHTED("sa-mdav/weighted", "SA-MDAV weighted"),
    PLAIN("sa-mdav/plain", "SA-MDAV plain"),
    STATIC_WEIGHTED("sa-mdav-static/weighted", "static weighted"),
    STATIC_PLAIN("sa-mdav-static/plain", "static plain"),
    S_MDAV("s-mdav", "S-MDAV"),
    ABRIL("abril", "Abril"),
    EQUALITY_ATTRIBUTE("equality-mode/attribute", "equality"),
    EQUALITY_TUPLE("equality-mode/tuple", "equality of tuples");

    static final List<Variant> ALL = List.of(values());

    private final String id;
    private final String title;

    Variant(String id, String title) {
        this.id = id;
        this.title = title;
    }

    /** The name in the ids of figures: the method as in a recipe, then the interpretation. */
    String id() {
        return id;
    }

    /** The name in tables and charts. */
    String title() {
        return title;
    }

    /** The method as in the paper: a group's prototype is published whoever holds it. */
    Method of(int k) {
        return EveryCategory.of(
                switch (this) {
                    case WEIGHTED -> new SaMdavMethod(k, ClosestRule.WEIGHTED, Combination.MEAN, null);
                    case PLAIN -> new SaMdavMethod(k, ClosestRule.PLAIN, Combination.MEAN, null);
                    case STATIC_WEIGHTED -> new SaMdavStaticMethod(k, ClosestRule.WEIGHTED, Combination.MEAN, null);
                    case STATIC_PLAIN -> new SaMdavStaticMethod(k, ClosestRule.PLAIN, Combination.MEAN, null);
                    case S_MDAV -> new SMdavMethod(k, Combination.MEAN, null);
                    case ABRIL -> new AbrilMethod(k, Combination.MEAN, null);
                    case EQUALITY_ATTRIBUTE -> new EqualityModeMethod(k, Equality.ATTRIBUTE, null);
                    case EQUALITY_TUPLE -> new EqualityModeMethod(k, Equality.TUPLE, null);
                });
    }
}
