package org.semblance.experiments;

/**
 * How ideal hierarchies are spoilt.
 *
 * @param candidates how many there are with the ideal one; the others carry 1 to so many less one changes
 * @param similarity what a term that replaces another one has at least in common with it (Wu and Palmer)
 * @param steps how many steps up, and down again, a replacement may be away
 * @param fewestLevels how many levels above the values are left at least, the root included
 * @param tries how often a change that cannot be made is drawn anew
 */
record Tampering(int candidates, double similarity, int steps, int fewestLevels, int tries) {

    static final Tampering STANDARD = new Tampering(100, 0.5, 4, 2, 1000);
}
