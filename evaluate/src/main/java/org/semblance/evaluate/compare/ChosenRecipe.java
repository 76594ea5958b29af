package org.semblance.evaluate.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.semblance.release.recipe.FlowText;
import org.semblance.release.recipe.RecipeNode;

/**
 * A recipe that repeats a choice: the text of another one with its method in place of the old one, all else and all
 * comments kept. It belongs beside that recipe, so that its paths lead to the same files.
 *
 * @param file the name of its file
 * @param method the method as it is written there
 */
public record ChosenRecipe(String file, String method, String text) {

    /** The first words of every such recipe: what begins so may be written over. */
    static final String MARK = "# Chosen by semblance compare";

    private static final Pattern K_ANONYMITY = Pattern.compile("^([^#]*\\bk-anonymity\\s*:\\s*)([0-9]{1,9})\\b");

    private static final Pattern ON_ONE_LINE = Pattern.compile("method\\s*:\\s*(?:\\{[^{}#]*\\}|[^\\s#{]+)\\s*(#.*)?");

    /**
     * The recipe with another method; none where its text is laid out so that the method cannot be told from the rest.
     *
     * @param original the text, which may begin with a mark of an earlier choice
     * @param root the same, read
     */
    static Optional<ChosenRecipe> of(String file, String original, RecipeNode.Mapping root, RecipeNode.Mapping method) {
        List<String> lines =
                new ArrayList<>(original.replaceFirst("^\uFEFF", "").lines().toList());
        Integer key = root.keyLines().get("method");
        if (key == null || key > lines.size() || !lines.get(key - 1).startsWith("method")) {
            return Optional.empty();
        }
        int start = key - 1;
        int end = end(root, lines, start);
        Matcher line = ON_ONE_LINE.matcher(lines.get(start));
        String remark = end == start + 1 && line.matches() && line.group(1) != null ? "   " + line.group(1) : "";
        String written = FlowText.of(method);
        lines.subList(start, end).clear();
        lines.add(start, "method: " + written + remark);
        if (!lines.get(0).startsWith(MARK)) {
            lines.add(
                    0, MARK + ": the recipe beside it with another method. Remarks on the old method are still here.");
        }
        return Optional.of(new ChosenRecipe(file, written, String.join("\n", lines) + "\n"));
    }

    /**
     * The recipe's text with a k-anonymity among its guarantees that is smaller than that of a method raised to it, so
     * that the same is not promised twice.
     */
    static String promising(int k, String original, RecipeNode.Mapping root) {
        List<String> lines = new ArrayList<>(original.lines().toList());
        Integer key = root.keyLines().get("guarantees");
        if (key == null || key > lines.size()) {
            return original;
        }
        for (int i = key - 1; i < end(root, lines, key - 1); i++) {
            Matcher promise = K_ANONYMITY.matcher(lines.get(i));
            if (promise.find() && Integer.parseInt(promise.group(2)) < k) {
                lines.set(i, promise.group(1) + k + lines.get(i).substring(promise.end()));
            }
        }
        return String.join("\n", lines) + "\n";
    }

    /** The line after the last of a key: before the next key, and before blank lines and remarks that stand above it. */
    private static int end(RecipeNode.Mapping root, List<String> lines, int start) {
        Integer next = new TreeSet<>(root.keyLines().values()).higher(start + 1);
        int end = next == null ? lines.size() : next - 1;
        while (end > start + 1 && lines.get(end - 1).matches("\\s*(#.*)?")) {
            end--;
        }
        return end;
    }
}
