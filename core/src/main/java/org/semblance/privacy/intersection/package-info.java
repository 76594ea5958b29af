/**
 * What several releases tell together. Put side by side, they leave a person hidden among those only who share their class in
 * every one of them, or are absent from it as they are: their crowd. Any set of persons that follows from released classes and
 * tables, by joining, intersecting or subtracting them, is a union of crowds; so nobody can be singled out, and no few persons
 * subtracted, as long as no crowd is small.
 *
 * <p>Several rows of a person are told apart by what they hold, wherever they stand in a table. Where two releases each have rows of one
 * person that the other does not have, and none has all of them, they may be other rows or the same with something changed: nobody can
 * tell, and it does not hold.
 */
package org.semblance.privacy.intersection;
