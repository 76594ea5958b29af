package org.semblance.quality;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** How to read the scores of a measure, and which inputs it requires. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface MeasureFacts {

    /** The range of a percentage. */
    String PERCENT = "0 to 100\u00A0%";

    /** The range of a share. */
    String SHARE = "0 to 1";

    /** A range without an upper bound. */
    String UPWARDS = "0 (nothing lost) or more";

    /** What it measures. */
    Kind kind();

    /** Whether lower or higher values are better. */
    Better better() default Better.LOWER;

    /** Range, with unit; empty if there is nothing to say. */
    String range() default "";

    /** Whether it is a share between 0 and 1. */
    boolean share() default false;

    /** Further inputs that are required, besides the original and the release. */
    Need[] needs() default {};

    /** Whether it assumes an attacker who links records one by one; linking all at once may find more. */
    boolean linksOneByOne() default false;

    /** Whether it applies to documents, in addition to or instead of tables. */
    boolean ofDocuments() default false;

    /**
     * What it reads besides the released table. A figure that reads nothing else, or nothing else that a recipe has,
     * follows from the release, so it may appear in the report that is published with it. A measure that does not say
     * otherwise reads the original, and its figures stay with the owner.
     */
    Source[] alsoReads() default Source.ORIGINAL;

    /** What a measure may read besides the released table. */
    enum Source {
        /** The values of the original, or the order of its rows. */
        ORIGINAL,
        /** The column that identifies persons, if there is one. */
        PERSONS,
        /** The people among whom an attacker would search, if a file of them is given. */
        POPULATION
    }

    /** What a measure is about. */
    enum Kind {
        /** Information loss. */
        LOSS("Information loss and utility"),
        /** Remaining utility; shown with information loss. */
        UTILITY(""),
        /** Trade-off between loss and risk; shown with information loss. */
        TRADE_OFF(""),
        /** Re-identification risk. */
        RISK("Re-identification risk"),
        /** What can be inferred about a person without re-identification. */
        DISCLOSURE("Attribute disclosure");

        private final String title;

        Kind(String title) {
            this.title = title;
        }

        /** The kind under whose title figures of this kind are shown. */
        public Kind section() {
            return title.isEmpty() ? LOSS : this;
        }

        /** Section title. */
        public String title() {
            return section().title;
        }

        /** Whether it measures loss alone. */
        public boolean ofLoss() {
            return this == LOSS || this == UTILITY;
        }

        /** Whether it measures risk alone; attribute disclosure counts as risk. */
        public boolean ofRisk() {
            return this == RISK || this == DISCLOSURE;
        }
    }

    /** Whether lower or higher values are better. */
    enum Better {
        LOWER("lower is better"),
        HIGHER("higher is better"),
        /** Neither: a reference value for other figures. */
        NEITHER("for reference");

        private final String words;

        Better(String words) {
            this.words = words;
        }

        /** In words. */
        public String words() {
            return words;
        }
    }

    /** Inputs that a measure may require. */
    enum Need {
        /** Each row of the release matched with its original row. */
        ROWS("rows matched with the original"),
        /** All rows at once. */
        WHOLE_TABLE("the whole table at once"),
        /** A file of the population in which an attacker would search. */
        POPULATION("a population"),
        /** A sensitive attribute. */
        CONFIDENTIAL("a sensitive attribute (role confidential)"),
        /** Values that the method keeps, or replaces by others that occur in the data. */
        UNCHANGED_VALUES("values that may be released unchanged"),
        /** Documents with labels. */
        LABELS("labels of the documents");

        private final String words;

        Need(String words) {
            this.words = words;
        }

        /** In words. */
        public String words() {
            return words;
        }
    }
}
