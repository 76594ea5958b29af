package org.semblance.evaluate.compare;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.stream.Stream;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Version;
import org.semblance.data.Column;
import org.semblance.data.Fingerprint;
import org.semblance.data.Table;
import org.semblance.release.recipe.FlowText;
import org.semblance.release.recipe.RecipeNode;
import org.semblance.release.recipe.TableRecipe;

/**
 * Fingerprints of everything that the figures of a cell depend on: the bytes of all input files, the recipe without its
 * method, the measures, the version, and the method with its k. A cell with the same fingerprint need not be computed
 * again.
 */
final class ComparisonKeys {

    private final List<String> common;

    private ComparisonKeys(List<String> common) {
        this.common = common;
    }

    /**
     * Creates the keys of a comparison.
     *
     * @param files the input files
     * @param table the table that was read
     * @param database whether the table came from a database; then its content is fingerprinted, as there is no file
     * @param ways how the cells are measured
     */
    static ComparisonKeys of(
            TableRecipe recipe, SortedSet<Path> files, Table table, boolean database, List<String> ways) {
        List<String> common = new ArrayList<>(List.of(Version.current(), withoutMethod(recipe)));
        common.addAll(ways);
        try {
            for (Path file : files) {
                common.addAll(fingerprints(file));
            }
        } catch (IOException | UncheckedIOException e) {
            throw Problem.machine(
                    ProblemCode.E_READ,
                    "a file that the recipe names cannot be read again",
                    "leave the files alone meanwhile");
        }
        if (database) {
            common.add(fingerprint(table));
        }
        return new ComparisonKeys(common);
    }

    private static String withoutMethod(TableRecipe recipe) {
        Map<String, RecipeNode> entries = new LinkedHashMap<>(recipe.source().entries());
        List.of("method", "release", TableRecipe.MEASURES, "ledger").forEach(entries::remove);
        return FlowText.of(new RecipeNode.Mapping(entries, Map.of(), 1));
    }

    /** The fingerprint of a file; for a folder, such as a dictionary, those of its files. */
    private static List<String> fingerprints(Path path) throws IOException {
        if (Files.isRegularFile(path)) {
            return List.of(Fingerprint.of(path));
        }
        if (!Files.isDirectory(path)) {
            return List.of();
        }
        List<String> fingerprints = new ArrayList<>();
        try (Stream<Path> inside = Files.list(path)) {
            for (Path file : inside.filter(Files::isRegularFile).sorted().toList()) {
                fingerprints.add(Fingerprint.of(file));
            }
        }
        return fingerprints;
    }

    private static String fingerprint(Table table) {
        MessageDigest digest = Fingerprint.digest();
        for (Column column : table.columns()) {
            add(column.name(), digest);
            for (int row = 0; row < column.size(); row++) {
                add(column.missing(row) ? "\u0000" : column.text(row), digest);
            }
        }
        return Fingerprint.of(digest);
    }

    /** Adds a text, preceded by its length, so that concatenations are unambiguous. */
    private static void add(String text, MessageDigest digest) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        digest.update((bytes.length + ":").getBytes(StandardCharsets.UTF_8));
        digest.update(bytes);
    }

    /**
     * The key of a method with a k.
     *
     * @param apart measures that are computed for some cells only and saved under keys of their own
     */
    String of(MethodChoice choice, int k, String... apart) {
        MessageDigest digest = Fingerprint.digest();
        common.forEach(text -> add(text, digest));
        add(FlowText.of(choice.node(k)), digest);
        for (String measure : apart) {
            add(measure, digest);
        }
        return Fingerprint.of(digest);
    }
}
