package org.semblance.privacy.crowds;

/**
 * Who is in one of two releases only, counted in persons. Of a person with several rows, one row that the other does not have is enough
 * to be counted.
 *
 * @param shared how many are in both
 * @param gone how many have a row in the earlier one that the later one does not have
 * @param come how many have a row in the later one that the earlier one did not have
 * @param unclear how many are in both and counted as gone and as come: their rows may be others, or the same with something changed
 */
public record Difference(int shared, int gone, int come, int unclear) {

    public static Difference of(Placement earlier, Placement later) {
        int shared = 0;
        int gone = 0;
        int come = 0;
        int unclear = 0;
        int i = 0;
        int j = 0;
        while (i < earlier.rows() || j < later.rows()) {
            boolean left = j == later.rows()
                    || (i < earlier.rows() && Long.compareUnsigned(earlier.person(i), later.person(j)) <= 0);
            long person = left ? earlier.person(i) : later.person(j);
            int before = i;
            int after = j;
            int same = 0;
            while (is(earlier, i, person) || is(later, j, person)) {
                int order = !is(earlier, i, person)
                        ? 1
                        : !is(later, j, person) ? -1 : Long.compareUnsigned(earlier.row(i), later.row(j));
                same += order == 0 ? 1 : 0;
                i += order <= 0 ? 1 : 0;
                j += order >= 0 ? 1 : 0;
            }
            boolean lost = i - before > same;
            boolean won = j - after > same;
            boolean both = i > before && j > after;
            shared += both ? 1 : 0;
            gone += lost ? 1 : 0;
            come += won ? 1 : 0;
            unclear += both && lost && won ? 1 : 0;
        }
        return new Difference(shared, gone, come, unclear);
    }

    private static boolean is(Placement release, int i, long person) {
        return i < release.rows() && release.person(i) == person;
    }
}
