package org.semblance;

/**
 * Every verdict that is neither yes nor no. The constants are spelled as they are printed. {@code docs/codes.md} is
 * generated from this list.
 */
public enum VerdictCode implements ListedCode {
    V_UNTOLD(
            "Whether the guarantee holds cannot be told from what was given.",
            "Check the release folder instead of the file, because its certificate says what was counted; or supply "
                    + "what the message says is missing.");

    @SuppressWarnings("ImmutableEnumChecker") // a record of two texts
    private final Explanation explanation;

    VerdictCode(String meaning, String remedy) {
        this.explanation = new Explanation(meaning, remedy);
    }

    @Override
    public Explanation explanation() {
        return explanation;
    }
}
