package org.semblance.quality.association;

import java.util.OptionalDouble;
import org.semblance.data.Numbers;
import org.semblance.domain.Correlation;
import org.semblance.domain.PersonRows;
import org.semblance.quality.PersonInfluence;

/**
 * The coefficients of two columns, and how far leaving out any one person moves them. Sums are updated, so that all
 * persons together take little more time than the coefficient itself.
 */
public final class AssociationInfluence {

    private AssociationInfluence() {}

    /** Pearson's correlation of two columns of numbers. */
    public static PersonInfluence pearson(Numbers one, Numbers other, PersonRows persons) {
        return of(Correlation.of(one, other).coefficient(), new CorrelationSums(one, other), persons);
    }

    /** The correlation ratio of a column of numbers and categories; a negative category is missing. */
    public static PersonInfluence ratio(Numbers numbers, int[] categories, PersonRows persons) {
        return of(
                Associations.ratio(Deviations.values(numbers), categories),
                new CategorySums(numbers, categories),
                persons);
    }

    /** Cramér's V of two columns of categories; a negative category is missing. */
    public static PersonInfluence cramer(int[] one, int[] other, PersonRows persons) {
        return of(Associations.cramer(one, other), new ContingencyTable(one, other), persons);
    }

    /** The sums from which a coefficient is computed. */
    interface Sums {

        /** The coefficient without some rows, NaN if it is undefined then; empty if none of them counts. */
        OptionalDouble without(int[] rows);
    }

    private static PersonInfluence of(double coefficient, Sums sums, PersonRows persons) {
        PersonInfluence influence = new PersonInfluence(coefficient, 0);
        for (int person = 0; person < persons.count(); person++) {
            OptionalDouble left = sums.without(persons.of(person));
            if (left.isPresent()) {
                influence = influence.without(left.getAsDouble());
            }
        }
        return influence;
    }
}
