package org.semblance.evaluate.assess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Domain;
import org.semblance.domain.Nominal;
import org.semblance.domain.Numeric;
import org.semblance.domain.Role;
import org.semblance.domain.hierarchy.Hierarchical;
import org.semblance.domain.hierarchy.Hierarchy;

class PrivacyFindingsTest {

    @Test
    void countsValuesByWhatTheyMean() {
        assertThat(found(new Nominal(), "2", "2.0", "3", "4").l()).isEqualTo(2);
        assertThat(found(new Numeric(null), "2", "2.0", "3", "4").l()).isEqualTo(1);
    }

    @Test
    void namesTheDistanceThatWasTaken() {
        Hierarchy animals = Hierarchy.of(
                "animals",
                List.of(
                        List.of("dog", "pet", "*"),
                        List.of("cat", "pet", "*"),
                        List.of("ox", "cattle", "*"),
                        List.of("cow", "cattle", "*")));
        assertThat(found(new Hierarchical(animals), "dog", "cat", "ox", "cow").ground())
                .isEqualTo("semantic");
        assertThat(found(new Nominal(), "dog", "cat", "ox", "cow").ground()).isEqualTo("equal");
        assertThat(found(new Numeric(null), "1", "2", "3", "4").ground()).isEqualTo("ordered");
    }

    /** What is found of a confidential attribute, in two classes of two rows. */
    private static PrivacyFindings.FoundOfAttribute found(Domain domain, String... values) {
        Table table = Table.of(List.of(Words.of("town", "a", "a", "b", "b"), Words.of("secret", values)));
        List<Attribute> attributes = List.of(
                new Attribute("town", Set.of(Role.QUASI_IDENTIFIER), new Nominal(), 1),
                new Attribute("secret", Set.of(Role.CONFIDENTIAL), domain, 1));
        return PrivacyFindings.of(table, attributes, Set.of(), Optional.empty())
                .confidential()
                .get(0);
    }
}
