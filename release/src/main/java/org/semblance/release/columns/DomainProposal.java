package org.semblance.release.columns;

import java.util.List;
import java.util.Optional;
import org.semblance.domain.Nominal;
import org.semblance.domain.Numeric;
import org.semblance.domain.Ordinal;
import org.semblance.release.columns.signs.ColumnKind;

/**
 * What the values of a column mean: numbers, steps of a scale, or categories.
 *
 * @param name the domain's name; empty for a column that is dropped
 * @param scale the order of the categories, if the domain is ordinal
 * @param round decimals to round to, if the domain is numeric
 * @param why the reason, without a value of the data
 * @param question what a person must decide, if the values leave it open
 */
public record DomainProposal(
        String name, List<String> scale, int round, double confidence, String why, Optional<String> question) {

    /** For a column that is dropped. */
    static final DomainProposal NONE = new DomainProposal("", List.of(), 0, 1, "", Optional.empty());

    private static final int MOST_DECIMALS = 6;

    public DomainProposal {
        scale = List.copyOf(scale);
    }

    /** A domain that leaves nothing open. */
    DomainProposal(String name, List<String> scale, int round, double confidence, String why) {
        this(name, scale, round, confidence, why, Optional.empty());
    }

    /**
     * The domain of a column.
     *
     * @param kind what the column seems to be, if anything speaks for it
     */
    static DomainProposal of(ColumnProfile column, Optional<ColumnKind> kind) {
        if (column.distinct() <= 1) {
            return nominal(1, "a single value, which stays unchanged");
        }
        if (column.numbers()) {
            return numbers(column, kind);
        }
        if (column.nearlyNumbers()) {
            return nominal(
                    0.4,
                    "numbers, except for a few values; if these mean that there is no value, list them in missing: and"
                            + " make it numeric");
        }
        return KnownScales.of(column.words())
                .filter(scale -> scale.size() == column.distinct())
                .map(scale -> new DomainProposal(Ordinal.NAME, scale, 0, 0.85, "categories in a known order; check it"))
                .orElseGet(() -> nominal(0.7, column.distinct() + " unordered categories"));
    }

    private static DomainProposal numbers(ColumnProfile column, Optional<ColumnKind> kind) {
        if (column.distinct() <= 2) {
            return nominal(0.9, "two values only: a mean could reveal the value of a whole group");
        }
        NumberCharacter character = NumberCharacter.of(column, kind);
        return switch (character.verdict()) {
            case QUANTITY ->
                numeric(column, character.confidence(), "quantities (" + character.why() + "), rounded as in the data");
            case CODE -> nominal(character.confidence(), "codes (" + character.why() + ")");
            case UNCERTAIN ->
                new DomainProposal(
                        Nominal.NAME,
                        List.of(),
                        0,
                        character.confidence(),
                        "codes or quantities (" + character.why() + ")",
                        Optional.of("are these codes or quantities (" + character.why()
                                + ")? They are masked as codes; of quantities make domain: numeric"));
        };
    }

    static DomainProposal nominal(double confidence, String why) {
        return new DomainProposal(Nominal.NAME, List.of(), 0, confidence, why);
    }

    static DomainProposal numeric(ColumnProfile column, double confidence, String why) {
        return new DomainProposal(Numeric.NAME, List.of(), Math.min(column.decimals(), MOST_DECIMALS), confidence, why);
    }
}
