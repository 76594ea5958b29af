package org.semblance.release.columns;

/** Nouns whose numbers are an order: level 1 is below level 2, but ward 1 is not below ward 2. */
final class OrdinalNouns {

    private OrdinalNouns() {}

    static boolean is(String noun) {
        return BandWords.ORDINAL_NOUNS.contains(BareText.of(noun));
    }
}
