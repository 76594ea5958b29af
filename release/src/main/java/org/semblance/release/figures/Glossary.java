package org.semblance.release.figures;

import java.util.Optional;
import org.semblance.WarningCode;
import org.semblance.WarningKind;
import org.semblance.catalog.Catalog;
import org.semblance.method.Method;
import org.semblance.method.MethodFacts;
import org.semblance.privacy.Guarantee;
import org.semblance.quality.Measure;

/**
 * Explains the names in a report to readers who did not write the recipe. A name without an explanation is shown alone.
 */
public final class Glossary {

    /** The guarantee that every released term is used by enough documents, which no recipe names. */
    public static final String COMMON_TERMS = "common-terms";

    /** The guarantee that enough authors of a group use every term of its vector, which is a key of the recipe. */
    public static final String TERM_CONTRIBUTORS = "term-contributors";

    private static final String OF_TERM_CONTRIBUTORS =
            "Each term of a released vector is used in the texts of at least this many documents of its group (or by"
                    + " this many of its authors).";

    private static final String OF_COMMON_TERMS =
            "Each released term is used in at least this many of the original texts (or by this many authors).";

    private final Catalog catalog;

    public Glossary(Catalog catalog) {
        this.catalog = catalog;
    }

    /** The meaning of a guarantee, or of those about the terms of documents. */
    public Optional<String> promise(String guarantee, boolean documents) {
        return switch (guarantee) {
            case COMMON_TERMS -> Optional.of(OF_COMMON_TERMS);
            case TERM_CONTRIBUTORS -> Optional.of(OF_TERM_CONTRIBUTORS);
            default -> meaning(Guarantee.class, guarantee, documents);
        };
    }

    public Optional<String> score(String name, boolean documents) {
        return meaning(Measure.class, name, documents);
    }

    private <T> Optional<String> meaning(Class<T> kind, String name, boolean documents) {
        return catalog.find(kind, name).map(entry -> documents ? entry.meaningForDocuments() : entry.meaning());
    }

    /** What to do about a warning; empty if its kind has no advice. */
    public static Optional<String> advice(WarningKind kind) {
        return Optional.of(kind.remedy()).filter(remedy -> !remedy.isEmpty());
    }

    /**
     * What to do about a warning from a run with a given method. If an attribute lost nearly everything, the method may
     * have its own advice.
     */
    public Optional<String> advice(WarningKind kind, String method) {
        return Optional.of(kind)
                .filter(WarningCode.W_ATTRIBUTE_LOST::equals)
                .flatMap(lost -> catalog.find(Method.class, method))
                .map(entry -> entry.parameters().getAnnotation(MethodFacts.class))
                .map(MethodFacts::adviceOnLoss)
                .filter(advice -> !advice.isEmpty())
                .or(() -> advice(kind));
    }
}
