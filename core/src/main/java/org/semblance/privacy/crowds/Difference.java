package org.semblance.privacy.crowds;

/**
 * Who is in one of two releases only, counted in persons. Of a person with several rows, one row that the other does not have is enough
 * to be counted.
 *
 * @param shared how many are in both
 * @param gone how many have a row in the earlier one that the later one does not have
 * @param come how many have a row in the later one that the earlier one did not have
 */
public record Difference(int shared, int gone, int come) {

    public static Difference of(Placement earlier, Placement later) {
        int shared = 0;
        int gone = 0;
        int come = 0;
        int i = 0;
        int j = 0;
        while (i < earlier.rows() || j < later.rows()) {
            boolean left = j == later.rows()
                    || (i < earlier.rows() && Long.compareUnsigned(earlier.person(i), later.person(j)) <= 0);
            long person = left ? earlier.person(i) : later.person(j);
            int before = i;
            int after = j;
            int same = 0;
            while (earlier.is(i, person) || later.is(j, person)) {
                int order = !earlier.is(i, person)
                        ? 1
                        : !later.is(j, person) ? -1 : Long.compareUnsigned(earlier.row(i), later.row(j));
                same += order == 0 ? 1 : 0;
                i += order <= 0 ? 1 : 0;
                j += order >= 0 ? 1 : 0;
            }
            shared += i > before && j > after ? 1 : 0;
            gone += i - before > same ? 1 : 0;
            come += j - after > same ? 1 : 0;
        }
        return new Difference(shared, gone, come);
    }
}
