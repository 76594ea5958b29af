package org.semblance.quality;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** How to read the scores of a measure, and what it takes to have one. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface MeasureFacts {

    /** A range of per cent. */
    String PERCENT = "0 to 100\u00A0%";

    /** A range of shares. */
    String SHARE = "0 to 1";

    /** A range without an upper end. */
    String UPWARDS = "0 (nothing lost) or more";

    /** What it is a figure of. */
    Kind kind();

    /** Which way is better. */
    Better better() default Better.LOWER;

    /** Where it ends, in words and with its unit; empty where there is nothing to say. */
    String range() default "";

    /** Whether it is a share, of which 1 is the whole. */
    boolean share() default false;

    /** What must be there beside the original and the release. */
    Need[] needs() default {};

    /** Whether it counts what an intruder finds who links records one by one, so that linking all at once may find more. */
    boolean linksOneByOne() default false;

    /** Whether it says something of documents as well as, or instead of, the values of a table. */
    boolean ofDocuments() default false;

    /** What a measure tells of. */
    enum Kind {
        /** What the data lost. */
        LOSS("Information loss and utility"),
        /** What the data are still good for; shown with what they lost. */
        UTILITY(""),
        /** Loss and risk weighed against each other; shown with what was lost. */
        TRADE_OFF(""),
        /** Who could be found. */
        RISK("Re-identification risk"),
        /** What could be learnt of somebody who need not be found. */
        DISCLOSURE("Attribute disclosure");

        private final String title;

        Kind(String title) {
            this.title = title;
        }

        /** The kind under whose title figures of this kind are shown. */
        public Kind section() {
            return title.isEmpty() ? LOSS : this;
        }

        /** What stands above figures of this kind. */
        public String title() {
            return section().title;
        }

        /** Whether it tells how much the data lost, by itself. */
        public boolean ofLoss() {
            return this == LOSS || this == UTILITY;
        }

        /** Whether it tells what an intruder gains, by itself: what is disclosed is risked, too. */
        public boolean ofRisk() {
            return this == RISK || this == DISCLOSURE;
        }
    }

    /** Which way is better. */
    enum Better {
        LOWER("lower is better"),
        HIGHER("higher is better"),
        /** Neither: it is a figure to read others by. */
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

    /** What a measure may need. */
    enum Need {
        /** Rows of the release beside the rows they come from. */
        ROWS("rows matched with the original"),
        /** All rows at once. */
        WHOLE_TABLE("the whole table at once"),
        /** A file of those among whom an intruder would look. */
        POPULATION("a population"),
        /** An attribute that nobody should learn. */
        CONFIDENTIAL("a sensitive attribute (role confidential)"),
        /** Values that the method left as they were, or moved to others that occur. */
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
