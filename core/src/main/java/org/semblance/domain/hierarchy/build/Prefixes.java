package org.semblance.domain.hierarchy.build;

import java.util.ArrayList;
import java.util.List;
import org.semblance.domain.hierarchy.Hierarchy;

/** Codes of which the first signs tell most, such as postcodes: the last ones become stars, {@code 080**}. */
public final class Prefixes {

    private Prefixes() {}

    /**
     * The hierarchy of codes.
     *
     * @param levels how many levels above the values are wished for, the root included
     */
    public static Hierarchy of(String name, List<String> texts, int levels) {
        List<String> inOrder = texts.stream().sorted().toList();
        int longest = inOrder.stream().mapToInt(String::length).max().orElse(0);
        List<Integer> useful = new ArrayList<>();
        long before = inOrder.size();
        for (int hidden = 1; hidden < longest; hidden++) {
            long groups = labels(inOrder, longest, hidden).stream().distinct().count();
            if (groups > 1 && groups < before) {
                useful.add(hidden);
                before = groups;
            }
        }
        int inner = Math.min(Math.max(0, levels - 1), useful.size());
        Steps steps = new Steps(inOrder);
        for (int i = 0; i < inner; i++) {
            // spread over the useful ones
            int hidden = useful.get((int) ((i + 0.5) * useful.size() / inner));
            steps.add(labels(inOrder, longest, hidden));
        }
        return steps.hierarchy(name);
    }

    private static List<String> labels(List<String> texts, int longest, int hidden) {
        int kept = longest - hidden;
        return texts.stream()
                .map(text -> text.length() <= kept ? text : text.substring(0, kept) + "*".repeat(hidden))
                .toList();
    }
}
