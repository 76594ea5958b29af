package org.semblance.release.recipe;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Objects;
import org.semblance.Place;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.source.InputFile;

/**
 * Reads a recipe from a YAML file, which must be small, shallow, a single document, and without anchors, aliases and
 * tags.
 */
public final class YamlRecipes implements RecipeSource {

    /** The maximum size of a recipe in bytes, checked before parsing. */
    static final int LARGEST = 1 << 20;

    @Override
    public RecipeNode read(Path path) {
        InputFile file = InputFile.at(path);
        return parse(file.name(), text(file));
    }

    @Override
    public RecipeNode parse(String name, String text) {
        return new YamlTree(name).of(text);
    }

    /** Parses the value of a command-line option that is written as in a recipe, such as {name: lin}. */
    public static RecipeNode value(String option, String text) {
        RecipeNode.Mapping alone = (RecipeNode.Mapping) new YamlTree(option).of("value: " + text);
        return Objects.requireNonNull(alone.entries().get("value"));
    }

    private static String text(InputFile file) {
        byte[] bytes;
        try (InputStream in = file.open()) {
            bytes = in.readNBytes(LARGEST + 1);
        } catch (IOException unreadable) {
            throw file.unreadable(unreadable);
        }
        if (bytes.length > LARGEST) {
            throw Problem.recipe(
                            ProblemCode.E_CONFIG, "larger than 1 MiB", "check that this is the recipe and not the data")
                    .at(Place.in(file.name()));
        }
        CharsetDecoder decoder = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        ByteBuffer encoded = ByteBuffer.wrap(bytes);
        CharBuffer decoded = CharBuffer.allocate(bytes.length);
        boolean malformed = decoder.decode(encoded, decoded, true).isError();
        String text = decoded.flip().toString();
        if (malformed) {
            throw Problem.recipe(ProblemCode.E_CONFIG, "not UTF-8", "save the recipe as UTF-8")
                    .at(Place.in(file.name()).line(YamlTree.line(text, text.length())));
        }
        return text.startsWith("\uFEFF") ? text.substring(1) : text;
    }
}
