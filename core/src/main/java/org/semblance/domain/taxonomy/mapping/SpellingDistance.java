package org.semblance.domain.taxonomy.mapping;

/** How many slips of the pen are between two spellings. */
final class SpellingDistance {

    /** The most slips that are believed in any word. */
    static final int MOST = 2;

    private static final int SHORTEST = 4;
    private static final int LONG = 8;

    private static final double BY_LENGTH = 4.0;
    private static final double SECOND = 0.8;
    private static final double FIRST_LETTER = 0.8;

    private SpellingDistance() {}

    /** How doubtful it is that one was written for the other: little in long words, less for a letter doubled or not. */
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

    /** How many slips are believed in some letters: none in a short word, two in a long one, none in a code. */
    static int believable(String letters) {
        boolean code = letters.chars().anyMatch(Character::isDigit);
        return code || letters.length() < SHORTEST ? 0 : letters.length() < LONG ? 1 : MOST;
    }

    /**
     * The fewest letters to insert, leave out, replace, or swap with their neighbour, each place changed at most once; any
     * number above the limit when there are more. Damerau, A technique for computer detection and correction of spelling
     * errors, Communications of the ACM 7 (1964).
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
