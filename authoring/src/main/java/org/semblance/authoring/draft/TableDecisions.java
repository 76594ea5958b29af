package org.semblance.authoring.draft;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.semblance.domain.Role;
import org.semblance.release.columns.RoleProposal;

/** What a person must decide about the columns of a drafted recipe. */
final class TableDecisions {

    private static final int MOST_NAMES = 12;
    private static final int MOST_QUESTIONS = 40;

    private TableDecisions() {}

    /**
     * The decisions, those about single columns first.
     *
     * @param person whether a column that identifies people was found
     */
    static List<OpenDecision> of(List<RoleProposal> proposals, boolean person) {
        List<OpenDecision> decisions = aboutColumns(proposals);
        List<String> unknown = proposals.stream()
                .filter(TableDecisions::unknown)
                .map(RoleProposal::name)
                .toList();
        if (!unknown.isEmpty()) {
            decisions.add(new OpenDecision(
                    names(unknown),
                    unknown.size() == 1
                            ? "nothing tells what this is, so it is masked. If it names or numbers people, its role is"
                                    + " identifier; if nobody should learn it about a person, confidential; if nobody can"
                                    + " know it, other"
                            : "nothing tells what these are, so they are masked. If one names or numbers people, its role"
                                    + " is identifier; if nobody should learn it about a person, confidential; if nobody can"
                                    + " know it, other"));
        }
        decisions.add(confidential(proposals));
        if (!person) {
            decisions.add(new OpenDecision(
                    "person",
                    "does each row stand for another person? If not, name the column that tells whose it is"));
        }
        return decisions;
    }

    /** What is asked about columns; those of which the same is asked are together. */
    private static List<OpenDecision> aboutColumns(List<RoleProposal> proposals) {
        Map<String, List<String>> asked = new LinkedHashMap<>();
        proposals.forEach(proposal -> proposal.question()
                .ifPresent(question -> asked.computeIfAbsent(question, any -> new ArrayList<>())
                        .add(proposal.name())));
        List<OpenDecision> decisions = new ArrayList<>();
        asked.forEach((question, names) -> {
            if (decisions.size() < MOST_QUESTIONS) {
                decisions.add(new OpenDecision(names(names), question));
            }
        });
        if (asked.size() > MOST_QUESTIONS) {
            decisions.add(new OpenDecision(
                    "others",
                    (asked.size() - MOST_QUESTIONS)
                            + " more questions about columns are in the output of init ‹json›"));
        }
        return decisions;
    }

    static long masked(List<RoleProposal> proposals) {
        return proposals.stream()
                .filter(proposal -> proposal.role() == Role.QUASI_IDENTIFIER)
                .count();
    }

    private static boolean unknown(RoleProposal proposal) {
        return proposal.role() == Role.QUASI_IDENTIFIER && proposal.kind().isEmpty();
    }

    private static String names(List<String> names) {
        return String.join(", ", names.subList(0, Math.min(MOST_NAMES, names.size())))
                + (names.size() > MOST_NAMES ? " and " + (names.size() - MOST_NAMES) + " more" : "");
    }

    private static OpenDecision confidential(List<RoleProposal> proposals) {
        return proposals.stream()
                .filter(proposal -> proposal.role() == Role.CONFIDENTIAL)
                .findFirst()
                .map(proposal -> new OpenDecision(
                        "guarantees",
                        "k-anonymity does not prevent that all rows of a group share one answer. To limit what can be"
                                + " learnt, add guarantees: [{l-diversity: 2, of: " + proposal.name() + "}], or"
                                + " t-closeness, for each confidential column"))
                .orElseGet(() -> new OpenDecision(
                        "confidential",
                        "no column looks like something that nobody should learn about a person, such as a diagnosis or"
                                + " an income. Is there one? Then make it confidential"));
    }
}
