package org.semblance.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.formats.Tables;
import org.semblance.release.Json;
import org.semblance.run.Init;
import org.semblance.run.Source;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Drafts a recipe. */
@Command(
        name = "init",
        mixinStandardHelpOptions = true,
        description = {
            "Looks at a table and drafts recipe.yaml beside it: what each column is, with the reason.",
            "",
            "The draft errs on the side of masking. Read it before you run it: you know the data."
        },
        footerHeading = "%nExample:%n",
        footer = "  semblance init examples/visitors/visitors.csv --out /tmp/recipe.yaml")
final class InitCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "DATA", description = "A CSV, TSV, JSON lines (also gzipped) or Parquet file.")
    private Path data;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "Where to write the recipe; beside the data if not given.")
    private @Nullable Path out;

    @Option(names = "--replace", description = "Replace a recipe that is there.")
    private boolean replace;

    @Option(names = "--json", description = "Print what was found as JSON.")
    private boolean json;

    @Override
    public Integer call() {
        Path recipe = (out == null ? data.toAbsolutePath().resolveSibling("recipe.yaml") : out)
                .toAbsolutePath()
                .normalize();
        if (Files.exists(recipe) && !replace) {
            throw Problem.recipe(
                    "E_EXISTS", recipe + " is there already", "choose another file with --out, or use --replace");
        }
        if (Files.exists(recipe) && !Files.isRegularFile(recipe)) {
            throw Problem.recipe("E_WRITE", recipe + " is not a file", "name a file with --out");
        }
        refuseTheData(recipe);
        Path folder = Objects.requireNonNull(recipe.getParent());
        Init.Draft draft;
        try (Progress progress = Progress.onTerminal()) {
            draft = new Init(new Tables()).draft(Source.of(data), relative(folder), progress);
        }
        write(recipe, draft.text());
        PrintWriter console = spec.commandLine().getOut();
        if (json) {
            console.print(Json.write(Json.object("recipe", recipe, "columns", draft.columns())));
        } else {
            int width = draft.columns().keySet().stream()
                    .mapToInt(String::length)
                    .max()
                    .orElse(1);
            draft.columns()
                    .forEach((name, what) -> console.printf("  %-" + width + "s  %s%n", Lines.printable(name), what));
            console.println("drafted " + recipe);
            console.println("read it, correct it, then: semblance anonymize " + recipe);
        }
        console.flush();
        return 0;
    }

    private void refuseTheData(Path recipe) {
        try {
            if (Files.exists(recipe) && Files.exists(data) && Files.isSameFile(recipe, data)) {
                throw Problem.recipe(
                        "E_SAME_FILE", "the recipe would be written over the data", "choose another file with --out");
            }
        } catch (IOException e) {
            throw Problem.machine("E_WRITE", "the recipe cannot be written", "choose another file with --out");
        }
    }

    private String relative(Path folder) {
        Path absolute = data.toAbsolutePath().normalize();
        return absolute.getRoot().equals(folder.getRoot())
                ? folder.relativize(absolute).toString().replace('\\', '/')
                : absolute.toString();
    }

    private static void remove(Path draft) {
        try {
            Files.deleteIfExists(draft);
        } catch (IOException e) {
            // it was never made
        }
    }

    /** Writes beside and moves, so that there is a whole recipe or none. */
    private void write(Path recipe, String text) {
        Path draft = recipe.resolveSibling("." + recipe.getFileName() + ".draft");
        try {
            Files.writeString(
                    draft,
                    text,
                    StandardCharsets.UTF_8,
                    StandardOpenOption.CREATE,
                    StandardOpenOption.TRUNCATE_EXISTING);
            Files.move(draft, recipe, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            remove(draft);
            throw Problem.machine(
                    "E_WRITE",
                    "the recipe cannot be written",
                    "check that the folder exists and is writable, or use --out");
        }
    }
}
