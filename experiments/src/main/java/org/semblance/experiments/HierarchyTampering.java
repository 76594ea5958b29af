package org.semblance.experiments;

/**
 * How ideal hierarchies are degraded. The paper names the changes but gives no numbers; these are ours, with our
 * reasons.
 *
 * @param candidates the number of candidates including the ideal one: 100, as in the paper
 * @param similarity the minimum similarity, by Wu and Palmer, of a term and its replacement: 0.5; from 0.3 to 0.7 the
 *     resulting scores hardly differ
 * @param steps the maximum number of steps up, and down again, to a replacement: enough to reach that limit
 * @param fewestLevels the minimum number of levels above the values, including the root: three, so that with the values
 *     there are four, as in the flattest hierarchies that the paper mentions (section 6.4)
 * @param tries how often a change that turns out to be impossible is drawn again
 */
record HierarchyTampering(int candidates, double similarity, int steps, int fewestLevels, int tries) {

    static final HierarchyTampering STANDARD = new HierarchyTampering(100, 0.5, 4, 3, 1000);
}
