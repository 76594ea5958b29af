package org.semblance;

/** A constant of a list of codes; it is spelled as it is printed. */
interface ListedCode extends MessageKind {

    /** What a constant says of itself. */
    record Explanation(String meaning, String remedy) {}

    /** The name of the constant. */
    String name();

    Explanation explanation();

    @Override
    default String code() {
        return name();
    }

    @Override
    default String meaning() {
        return explanation().meaning();
    }

    @Override
    default String remedy() {
        return explanation().remedy();
    }
}
