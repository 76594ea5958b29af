package org.semblance.release.prepare;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;
import org.semblance.domain.Domain;
import org.semblance.domain.hierarchy.NamedHierarchy;
import org.semblance.domain.taxonomy.NamedConcepts;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.source.InputWitness;
import org.semblance.source.TableSource;

/** The files that a recipe names in addition to its table: the population, taxonomies, hierarchies and concept files. */
public final class InputFiles {

    private InputFiles() {}

    /** The files in addition to the table. A taxonomy known by name is listed as if it were a path; no such file exists. */
    public static List<Path> beside(TableRecipe recipe, Function<String, Path> paths) {
        return Stream.concat(
                        Stream.ofNullable(recipe.settings().population()),
                        recipe.attributes().stream().flatMap(attribute -> named(attribute.domain())))
                .distinct()
                .map(paths)
                .toList();
    }

    /** A witness that has seen these files. */
    public static InputWitness witness(TableRecipe recipe, Function<String, Path> paths) {
        InputWitness witness = new InputWitness();
        beside(recipe, paths).forEach(witness::note);
        return witness;
    }

    /** Lets a witness see a table that is read elsewhere, or not in one pass: all its files, but no database. */
    public static void note(TableSource source, InputWitness witness) {
        if (!source.isAddress() && source.query() == null) {
            parts(source.file()).forEach(witness::note);
        }
    }

    /** The files of a table, as far as this machine sees them: the file, or those of a folder that are read. */
    private static List<Path> parts(Path table) {
        if (!Files.isDirectory(table)) {
            return List.of(table);
        }
        try (Stream<Path> all = Files.list(table)) {
            return all.filter(file -> !file.getFileName().toString().matches("[._].*|.*\\.crc"))
                    .sorted()
                    .toList();
        } catch (IOException unreadable) {
            return List.of(); // reported by the reader
        }
    }

    private static Stream<String> named(Domain domain) {
        if (domain instanceof NamedHierarchy named) {
            return Stream.of(named.hierarchy(), named.taxonomy(), named.concepts())
                    .filter(Objects::nonNull);
        }
        return domain instanceof NamedConcepts named
                ? Stream.of(named.taxonomy(), named.concepts()).filter(Objects::nonNull)
                : Stream.empty();
    }
}
