/**
 * Intersection attacks: what several releases disclose together.
 *
 * <p>Combined, they leave a person indistinguishable only from those who are in the same class in every release, or
 * absent from it as they are: the intersection class. Any set of persons that can be derived from released classes and
 * tables, by union, intersection or difference, is a union of intersection classes. So nobody can be singled out, and
 * no few persons subtracted, as long as no intersection class is small.
 *
 * <p>Several rows of a person are distinguished by their content, wherever they are in a table. If two releases each
 * have rows of a person that the other does not have, and none has all of them, they may be different rows or the same
 * with something changed; this cannot be decided, so the check fails.
 */
package org.semblance.privacy.intersection;
