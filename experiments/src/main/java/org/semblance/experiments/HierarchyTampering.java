package org.semblance.experiments;

/**
 * How ideal hierarchies are spoilt. The paper names the changes and tells no numbers, so these are ours, for the reasons
 * given.
 *
 * @param candidates how many there are with the ideal one: the paper's 100
 * @param similarity what a term that replaces another one has at least in common with it by Wu and Palmer: a half; from
 *     0.3 to 0.7 the scores that come out hardly differ
 * @param steps how many steps up, and down again, a replacement may be away: enough to reach that boundary
 * @param fewestLevels how many levels above the values are left at least, the root included: three, so that with the
 *     values there are four, as in the flattest hierarchies that the paper speaks of (section 6.4)
 * @param tries how often a change that cannot be made is drawn anew
 */
record HierarchyTampering(int candidates, double similarity, int steps, int fewestLevels, int tries) {

    static final HierarchyTampering STANDARD = new HierarchyTampering(100, 0.5, 4, 3, 1000);
}
