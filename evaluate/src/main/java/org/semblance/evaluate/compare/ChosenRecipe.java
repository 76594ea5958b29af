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
 * A recipe with the chosen method: the text of the compared recipe with only its method replaced; comments are kept. It
 * must be saved in the folder of that recipe, so that relative paths remain valid.
 *
 * @param file the name of its file
 * @param method the method as written in the text
 */
public record ChosenRecipe(String file, String method, String text) {

    /** The first words of each such recipe. A file that begins with them may be overwritten. */
    static final String MARK = "# Chosen by semblance compare";

    private static final Pattern K_ANONYMITY = Pattern.compile("^([^#]*\\bk-anonymity\\s*:\\s*)([0-9]{1,9})\\b");

    private static final Pattern ON_ONE_LINE = Pattern.compile("method\\s*:\\s*(?:\\{[^{}#]*\\}|[^\\s#{]+)\\s*(#.*)?");

    /**
     * The recipe with another method; empty if the layout of the text does not allow the method to be replaced safely.
     *
     * @param original the text, which may begin with the mark of an earlier choice
     * @param root the same recipe, parsed
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
     * The text of the recipe with k-anonymity under its guarantees raised to the k of the method, if it is smaller.
     * Otherwise the recipe would state two different k.
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

    /** The index after the last line of a key, excluding blank lines and comments that precede the next key. */
    private static int end(RecipeNode.Mapping root, List<String> lines, int start) {
        Integer next = new TreeSet<>(root.keyLines().values()).higher(start + 1);
        int end = next == null ? lines.size() : next - 1;
        while (end > start + 1 && lines.get(end - 1).matches("\\s*(#.*)?")) {
            end--;
        }
        return end;
    }
}
