package org.semblance.authoring.draft;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.IntStream;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Domain;
import org.semblance.domain.Nominal;
import org.semblance.domain.Numeric;
import org.semblance.domain.Ordinal;
import org.semblance.domain.Role;
import org.semblance.method.microaggregation.MdavMethod;
import org.semblance.quality.loss.InformationLoss;
import org.semblance.release.columns.RoleProposal;
import org.semblance.release.columns.numbers.NumberForm;
import org.semblance.release.columns.numbers.WrittenNumbers;

/**
 * What each quasi-identifier costs the others: the information loss of {@code mdav} with all of them, and without one
 * at a time, on a sample of rows.
 *
 * @param loss the loss with all, in per cent
 * @param without the loss of the others without one of them, by its name, smallest first
 */
record LeaveOneOut(double loss, List<Without> without) {

    /** From so many quasi-identifiers on, the question is worth asking. */
    static final int MANY = 8;

    private static final int MOST_ROWS = 1500;
    private static final int MOST_ATTRIBUTES = 40;
    private static final int NAMED = 3;

    /** The loss of the others without one quasi-identifier. */
    record Without(String name, double loss) {}

    /**
     * Tries it on the quasi-identifiers of a draft.
     *
     * @param columns the columns, with the proposal for each
     * @param form how numbers are written
     */
    static LeaveOneOut of(List<Words> columns, List<RoleProposal> proposals, NumberForm form, int k, Watcher watcher) {
        List<Column> released = new ArrayList<>();
        List<Attribute> attributes = new ArrayList<>();
        int[] rows = rows(columns.get(0).size());
        IntStream.range(0, columns.size())
                .filter(i -> proposals.get(i).role() == Role.QUASI_IDENTIFIER)
                .limit(MOST_ATTRIBUTES)
                .forEach(i -> {
                    Column column = column(columns.get(i).rows(rows), proposals.get(i), form);
                    released.add(column);
                    attributes.add(Attribute.of(column.name(), Role.QUASI_IDENTIFIER, domain(proposals.get(i))));
                });
        List<Without> without = new ArrayList<>();
        for (int left = 0; left < attributes.size(); left++) {
            watcher.progress("leaving one out", left, attributes.size());
            without.add(new Without(
                    attributes.get(left).name(), loss(except(released, left), except(attributes, left), k)));
        }
        without.sort(Comparator.comparingDouble(Without::loss));
        return new LeaveOneOut(loss(released, attributes, k), without);
    }

    /** The question to a person, with the columns whose absence helps the others most. */
    OpenDecision decision() {
        StringBuilder question = new StringBuilder(String.format(
                Locale.ROOT,
                "masking %d columns together loses %.0f %% of their variation on a sample. Which of them could an intruder"
                        + " really know? Drop or coarsen the others. The rest would lose",
                without.size(),
                loss));
        for (int i = 0; i < Math.min(NAMED, without.size()); i++) {
            question.append(String.format(
                    Locale.ROOT,
                    "%s %.0f %% without '%s'",
                    i == 0 ? "" : i == NAMED - 1 ? " or" : ",",
                    without.get(i).loss(),
                    without.get(i).name()));
        }
        return new OpenDecision("quasi-identifiers", question.toString());
    }

    private static int[] rows(int all) {
        int count = Math.min(all, MOST_ROWS);
        return IntStream.range(0, count)
                .map(i -> (int) ((long) i * all / count))
                .toArray();
    }

    private static double loss(List<Column> columns, List<Attribute> attributes, int k) {
        Table table = Table.of(columns.toArray(Column[]::new));
        Dataset data = Dataset.of(table, attributes);
        Table masked = new MdavMethod(k).mask(data, Watcher.SILENT).table();
        return new InformationLoss().of(data, masked, Watcher.SILENT).value();
    }

    private static <T> List<T> except(List<T> items, int left) {
        List<T> others = new ArrayList<>(items);
        others.remove(left);
        return others;
    }

    private static Domain domain(RoleProposal proposal) {
        return switch (proposal.domain().name()) {
            case Numeric.NAME -> new Numeric(null);
            case Ordinal.NAME -> new Ordinal(proposal.domain().scale(), Ordinal.Average.MEDIAN);
            default -> new Nominal();
        };
    }

    private static Column column(Words column, RoleProposal proposal, NumberForm form) {
        Set<String> none = new HashSet<>();
        proposal.missing().forEach(code -> none.addAll(code.values()));
        List<String> words = column.dictionary().stream().map(String::strip).toList();
        int[] codes = IntStream.range(0, column.size())
                .map(column::code)
                .map(code -> code == Words.MISSING || none.contains(words.get(code)) ? Words.MISSING : code)
                .toArray();
        if (!proposal.domain().name().equals(Numeric.NAME)) {
            return Words.of(column.name(), codes, words);
        }
        return Numbers.of(
                column.name(),
                Arrays.stream(codes)
                        .mapToDouble(code -> code == Words.MISSING
                                ? Double.NaN
                                : WrittenNumbers.values(List.of(words.get(code)), form)[0])
                        .toArray());
    }
}
