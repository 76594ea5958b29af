package org.semblance.release.prepare;

import java.math.BigDecimal;
import java.text.Normalizer;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Domain;
import org.semblance.domain.Ordinal;
import org.semblance.domain.Role;
import org.semblance.domain.distribution.ColumnValues;
import org.semblance.privacy.AttributeGuarantee;
import org.semblance.quality.Measure;
import org.semblance.quality.risk.disclosure.AttributeInference;
import org.semblance.quality.risk.disclosure.Homogeneity;
import org.semblance.quality.risk.disclosure.Skew;
import org.semblance.release.recipe.TableRecipe;

/**
 * Finds values that differ only in spelling. They count as different: a class may look diverse although everyone in it
 * has the same confidential value, and a quasi-identifier is masked as if there were more values, each held by fewer.
 */
public final class SpellingVariantsCheck {

    private static final Pattern NUMBER =
            Pattern.compile("[+-]?([0-9]{1,300}(\\.[0-9]{0,300}|,[0-9]{1,2})?|\\.[0-9]{1,300})(e[+-]?[0-9]{1,3})?");

    private SpellingVariantsCheck() {}

    /** Warns of such values in a quasi-identifier, or if a guarantee or measure counts those of a confidential attribute. */
    static void warn(TableRecipe recipe, Dataset data, Watcher watcher) {
        Set<String> promised = new HashSet<>();
        recipe.guaranteesToVerify().forEach(promise -> {
            if (promise instanceof AttributeGuarantee one) {
                promised.add(one.of());
            }
        });
        for (Attribute attribute : data.with(Role.QUASI_IDENTIFIER)) {
            warn(data.table().column(attribute.name()), attribute.domain(), watcher);
        }
        boolean measured = recipe.measures().stream().anyMatch(SpellingVariantsCheck::countsValues);
        for (Attribute attribute : data.with(Role.CONFIDENTIAL)) {
            if (promised.contains(attribute.name()) || (measured && !attribute.is(Role.QUASI_IDENTIFIER))) {
                warn(data.table().column(attribute.name()), attribute.domain(), watcher);
            }
        }
    }

    /** Warns of such values in a column. */
    public static void warn(Column column, Domain domain, Watcher watcher) {
        int values = count(column, domain);
        if (values > 0) {
            watcher.warn(
                    WarningCode.W_SPELLINGS,
                    "column '" + column.name() + "' has " + values
                            + " values that differ from another one only in spelling (capitals, spaces, forms of "
                            + "characters or of numbers) and count as different");
        }
    }

    private static boolean countsValues(Measure measure) {
        return measure instanceof Homogeneity || measure instanceof AttributeInference || measure instanceof Skew;
    }

    /**
     * The number of values that are spelling variants of another. Numbers and scales define equality themselves and
     * have none.
     */
    static int count(Column column, Domain domain) {
        if (domain.ofNumbers() || domain instanceof Ordinal) {
            return 0;
        }
        ColumnValues values = ColumnValues.of(column, domain);
        Map<String, Set<Integer>> alike = new HashMap<>();
        Set<String> seen = new HashSet<>();
        for (int row = 0; row < column.size(); row++) {
            if (values.at(row) != Words.MISSING && seen.add(column.text(row))) {
                alike.computeIfAbsent(plain(column.text(row)), unseen -> new HashSet<>())
                        .add(values.at(row));
            }
        }
        Set<Integer> several = new HashSet<>();
        alike.values().stream().filter(group -> group.size() > 1).forEach(several::addAll);
        return several.size();
    }

    /** The text without differences in case, surrounding spaces, and forms of characters or numbers. */
    private static String plain(String text) {
        String folded = Normalizer.normalize(text, Normalizer.Form.NFKC)
                .strip()
                .toUpperCase(Locale.ROOT)
                .toLowerCase(Locale.ROOT);
        return NUMBER.matcher(folded).matches()
                ? new BigDecimal(folded.replace(',', '.')).stripTrailingZeros().toString()
                : folded;
    }
}
