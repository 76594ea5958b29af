package org.semblance.domain.hierarchy.build;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.semblance.domain.hierarchy.Hierarchy;

/**
 * Builds hierarchies of codes whose leading characters matter most, such as postcodes: trailing characters become
 * stars, {@code 080**}.
 */
public final class CodePrefixes {

    private static final Pattern CODE = Pattern.compile("(?=.*\\p{N})[\\p{L}\\p{N}][\\p{L}\\p{N}./ -]{0,14}");

    private CodePrefixes() {}

    /** Whether most texts look like codes: short, with a digit, and only letters, digits and separators. */
    public static boolean codes(List<String> texts) {
        return 2 * texts.stream().filter(text -> CODE.matcher(text).matches()).count() > texts.size();
    }

    /**
     * Builds the hierarchy of codes.
     *
     * @param levels the desired number of levels above the values, root included
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
        LevelLabels steps = new LevelLabels(inOrder);
        for (int i = 0; i < inner; i++) {
            // distributed evenly over the useful lengths
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
