package org.semblance.release.columns;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.semblance.domain.Role;
import org.semblance.release.columns.signs.ColumnKind;

/**
 * Columns that nothing tells about, but that have the answers of several confidential ones: of many columns of drugs,
 * only some have a name that is known.
 */
public final class SiblingColumns {

    private static final int FEWEST_SIBLINGS = 3;
    private static final int FEWEST_ANSWERS = 3;
    private static final int MOST_ANSWERS = 30;
    private static final double CONFIDENCE = 0.6;

    private SiblingColumns() {}

    /**
     * The proposals, in which such columns are confidential too.
     *
     * @param columns the columns, with the proposal for each
     */
    public static List<RoleProposal> follow(List<ColumnProfile> columns, List<RoleProposal> proposals) {
        Map<ColumnKind, Set<String>> answers = answers(columns, proposals);
        List<RoleProposal> followed = new ArrayList<>();
        for (int i = 0; i < proposals.size(); i++) {
            RoleProposal proposal = proposals.get(i);
            ColumnProfile column = columns.get(i);
            boolean unknown = proposal.role() == Role.QUASI_IDENTIFIER
                    && proposal.kind().isEmpty()
                    && column.distinct() > 0
                    && column.distinct() <= MOST_ANSWERS;
            followed.add(
                    unknown
                            ? kin(column, answers)
                                    .map(kind -> proposal.confidential(
                                            kind,
                                            CONFIDENCE,
                                            "it has the answers of several columns of this kind: " + kind.words()))
                                    .orElse(proposal)
                            : proposal);
        }
        return followed;
    }

    private static Optional<ColumnKind> kin(ColumnProfile column, Map<ColumnKind, Set<String>> answers) {
        return answers.entrySet().stream()
                .filter(entry -> entry.getValue().containsAll(column.words()))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /** The answers that at least three confidential columns of a kind share. */
    private static Map<ColumnKind, Set<String>> answers(List<ColumnProfile> columns, List<RoleProposal> proposals) {
        Map<ColumnKind, List<Set<String>>> sets = new EnumMap<>(ColumnKind.class);
        for (int i = 0; i < proposals.size(); i++) {
            ColumnProfile column = columns.get(i);
            if (proposals.get(i).role() == Role.CONFIDENTIAL
                    && proposals.get(i).kind().isPresent()
                    && !column.numbers()
                    && column.distinct() >= FEWEST_ANSWERS
                    && column.distinct() <= MOST_ANSWERS) {
                sets.computeIfAbsent(proposals.get(i).kind().get(), kind -> new ArrayList<>())
                        .add(new HashSet<>(column.words()));
            }
        }
        Map<ColumnKind, Set<String>> shared = new EnumMap<>(ColumnKind.class);
        sets.forEach((kind, ofKind) -> ofKind.stream()
                .filter(set -> ofKind.stream().filter(set::containsAll).count() >= FEWEST_SIBLINGS)
                .findFirst()
                .ifPresent(set -> shared.put(kind, set)));
        return shared;
    }
}
