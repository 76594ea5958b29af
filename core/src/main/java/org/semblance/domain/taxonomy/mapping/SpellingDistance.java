package org.semblance.domain.taxonomy.mapping;

/** The number of spelling errors between two spellings (Damerau distance). */
final class SpellingDistance {

    /** The largest number of errors accepted in a word. */
    static final int MOST = 2;

    private static final int SHORTEST = 4;
    private static final int LONG = 8;

    private static final double BY_LENGTH = 4.0;
    private static final double SECOND = 0.8;
    private static final double FIRST_LETTER = 0.8;

    private SpellingDistance() {}

    /** The doubt that one was written for the other: less in long words, still less for a doubled letter. */
    static double doubt(String written, String meant, int slips) {
        double doubt = BY_LENGTH * slips / written.length() + SECOND * (slips - 1);
        double first = written.charAt(0) == meant.charAt(0) ? 0 : FIRST_LETTER;
        return undoubled(written).equals(undoubled(meant)) ? doubt / 2 : doubt + first;
    }

    private static String undoubled(String letters) {
        StringBuilder single = new StringBuilder(letters.length());
        for (int i = 0; i < letters.length(); i++) {
            if (i == 0 || letters.charAt(i) != letters.charAt(i - 1)) {
                single.append(letters.charAt(i));
            }
        }
        return single.toString();
    }

    /** The number of errors accepted: none in a short word or a code, two in a long word. */
    static int believable(String letters) {
        boolean code = letters.chars().anyMatch(Character::isDigit);
        return code || letters.length() < SHORTEST ? 0 : letters.length() < LONG ? 1 : MOST;
    }

    /**
     * The smallest number of insertions, deletions, replacements and swaps of neighbours, each position changed at most
     * once; any number above the limit if there are more. Damerau, A technique for computer detection and correction of
     * spelling errors, Communications of the ACM 7 (1964).
     */
    static int slips(String one, String other, int limit) {
        int longest = other.length();
        if (Math.abs(one.length() - longest) > limit) {
            return limit + 1;
        }
        int[] before = new int[longest + 1];
        int[] last = new int[longest + 1];
        int[] row = new int[longest + 1];
        for (int j = 0; j <= longest; j++) {
            last[j] = j;
        }
        for (int i = 1; i <= one.length(); i++) {
            row[0] = i;
            int least = i;
            for (int j = 1; j <= longest; j++) {
                char a = one.charAt(i - 1);
                char b = other.charAt(j - 1);
                int slips = Math.min(Math.min(row[j - 1], last[j]) + 1, last[j - 1] + (a == b ? 0 : 1));
                if (i > 1 && j > 1 && a == other.charAt(j - 2) && b == one.charAt(i - 2)) {
                    slips = Math.min(slips, before[j - 2] + 1);
                }
                row[j] = slips;
                least = Math.min(least, slips);
            }
            if (least > limit) {
                return limit + 1;
            }
            int[] free = before;
            before = last;
            last = row;
            row = free;
        }
        return last[longest];
    }
}
