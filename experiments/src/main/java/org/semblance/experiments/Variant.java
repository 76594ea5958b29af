package org.semblance.experiments;

import java.util.List;
import org.semblance.domain.Combine;
import org.semblance.method.Method;
import org.semblance.method.microaggregation.Abril;
import org.semblance.method.microaggregation.Closest;
import org.semblance.method.microaggregation.EqualityMode;
import org.semblance.method.microaggregation.EqualityMode.Equality;
import org.semblance.method.microaggregation.SMdav;
import org.semblance.method.microaggregation.SaMdav;
import org.semblance.method.microaggregation.SaMdavStatic;

/** A method of the paper's comparison, under one of its readings. */
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

    /** The name in the ids of figures: as a recipe names the method, then its reading. */
    String id() {
        return id;
    }

    /** The name over a column and beside a curve. */
    String title() {
        return title;
    }

    Method of(int k) {
        return switch (this) {
            case WEIGHTED -> new SaMdav(k, Closest.WEIGHTED, Combine.MEAN, null);
            case PLAIN -> new SaMdav(k, Closest.PLAIN, Combine.MEAN, null);
            case STATIC_WEIGHTED -> new SaMdavStatic(k, Closest.WEIGHTED, Combine.MEAN, null);
            case STATIC_PLAIN -> new SaMdavStatic(k, Closest.PLAIN, Combine.MEAN, null);
            case S_MDAV -> new SMdav(k, Combine.MEAN, null);
            case ABRIL -> new Abril(k, Combine.MEAN, null);
            case EQUALITY_ATTRIBUTE -> new EqualityMode(k, Equality.ATTRIBUTE, null);
            case EQUALITY_TUPLE -> new EqualityMode(k, Equality.TUPLE, null);
        };
    }
}
