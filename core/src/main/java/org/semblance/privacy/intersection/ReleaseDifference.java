package org.semblance.privacy.intersection;

/**
 * The difference of two releases, counted in persons.
 *
 * @param shared persons in both
 * @param gone persons in the earlier one only
 * @param come persons in the later one only
 * @param less persons in both with a row in the earlier one that the later one does not have
 * @param more persons in both with a row in the later one that the earlier one does not have
 */
public record ReleaseDifference(int shared, int gone, int come, int less, int more) {

    public static ReleaseDifference of(ClassMembership earlier, ClassMembership later) {
        int shared = 0;
        int gone = 0;
        int come = 0;
        int less = 0;
        int more = 0;
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
            boolean both = i > before && j > after;
            shared += both ? 1 : 0;
            gone += j == after ? 1 : 0;
            come += i == before ? 1 : 0;
            less += both && i - before > same ? 1 : 0;
            more += both && j - after > same ? 1 : 0;
        }
        return new ReleaseDifference(shared, gone, come, less, more);
    }
}
