package org.semblance.privacy;

import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.ProblemCode;
import org.semblance.domain.population.Population;

/**
 * k-map: every released combination of quasi-identifier values covers at least k people of a population (Sweeney 2001;
 * El Emam and Dankar 2008).
 *
 * <p>A class that covers nobody violates it too: an average that matches nobody in the population file does not protect
 * anybody.
 */
@CatalogEntry(
        name = KMap.NAME,
        summary = "every combination of quasi-identifier values matches at least k people of the "
                + "population named by population:",
        source =
                "Sweeney, L. (2001). Computational disclosure control: a primer on data privacy protection. PhD thesis,"
                        + " Massachusetts Institute of Technology.",
        meaning = "A search in the population named by the data owner finds at least this many people for each row.")
public record KMap(
        @About(
                value = "minimum number of people of the population that each combination matches, at least 2",
                code = ProblemCode.E_K)
        int k)
        implements PopulationGuarantee {

    public static final String NAME = "k-map";

    private static final String PEOPLE = "people of the population";

    private static final String NOBODY =
            "a combination of values that nobody in the population has: k-map needs values that are "
                    + "generalised, not averaged";

    public KMap {
        new KAnonymity(k); // refuses a k that protects nobody
    }

    @Override
    public Judge judge(Population population) {
        return one -> population.count(one.labels()) >= k;
    }

    @Override
    public String shortfall(ShownClass all, Population population) {
        return k + " people are asked for, and the population has " + population.count(all.labels());
    }

    @Override
    public Verdict check(ReleasedTable released, Evidence evidence) {
        return doubt(evidence)
                .map(doubt -> Verdict.undetermined(name(), k, PEOPLE, doubt))
                .orElseGet(() -> verify(released, population(evidence)));
    }

    private Verdict verify(ReleasedTable released, Population population) {
        int found = Integer.MAX_VALUE;
        Violations violations = new Violations();
        for (int[] rows : released.classes()) {
            int people = population.count(PopulationGuarantee.shown(released, rows[0]));
            found = Math.min(found, people);
            if (people < k) {
                violations.add(rows, people, reason(people));
            }
        }
        return new Verdict(name(), k, found == Integer.MAX_VALUE ? 0 : found, PEOPLE, violations.of(released));
    }

    private static String reason(int people) {
        return people == 0
                ? NOBODY
                : "matches only " + people + (people == 1 ? " person" : " people") + " of the population";
    }
}
