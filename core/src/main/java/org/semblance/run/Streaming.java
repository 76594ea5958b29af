package org.semblance.run;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.semblance.Chance;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.method.noise.Learner;
import org.semblance.method.noise.Masker;
import org.semblance.release.Certificate;
import org.semblance.release.Json;
import org.semblance.release.ReleaseFolder;

/**
 * Masks records as they come, by what was learnt from the table that a recipe names.
 *
 * <p>Records keep their order; one is written before more than the next few are read, so that whoever reads slowly slows
 * down whoever writes. What was written when something goes wrong stays written.
 */
public final class Streaming {

    private static final String REPORT = "report.json";

    /**
     * What a user decides at the moment of running.
     *
     * @param recipeFile the recipe's own file; its paths are relative to it
     * @param out the folder for the report; none is written when it is not given
     * @param replace whether the report of another stream that is there may be replaced
     * @param seed makes random choices repeatable, in place of the recipe's
     * @param aside a new file for records that cannot be masked; without it, the first such ends the stream
     */
    public record Options(
            Path recipeFile,
            @Nullable Path out,
            boolean replace,
            @Nullable Long seed,
            @Nullable Path aside) {}

    /** Where records come from and where they go; somebody may stop it between two of them. */
    public record Pipe(InputStream in, OutputStream out, Halt halt) {}

    private final TableReader tables;
    private final TaxonomyReader taxonomies;
    private final RecordReader reader;
    private final RecordWriter writer;
    private final StreamReportWriter reports;
    private final Catalog catalog;

    public Streaming(
            TableReader tables,
            TaxonomyReader taxonomies,
            RecordReader reader,
            RecordWriter writer,
            StreamReportWriter reports,
            Catalog catalog) {
        this.tables = tables;
        this.taxonomies = taxonomies;
        this.reader = reader;
        this.writer = writer;
        this.reports = reports;
        this.catalog = catalog;
    }

    /**
     * Masks until the input ends.
     *
     * @throws Problem when it cannot be done as asked: before the first record, or at one that cannot be masked
     */
    public StreamReport mask(Recipe recipe, Options options, Pipe pipe, Watcher watcher) {
        Learner learner = learner(recipe);
        refuseGuarantees(recipe);
        refuseToTellByAbsence(recipe, options);
        Beside files = new Beside(options.recipeFile());
        Source data = Source.of(recipe.settings().data(), recipe.settings().query(), files);
        Journal journal = new Journal(watcher);
        if (options.out() == null) {
            return carryOut(recipe, learner, data, files, options, pipe, journal);
        }
        Path target = options.out().toAbsolutePath().normalize();
        refuseTarget(target, data, options);
        try (ReleaseFolder folder = ReleaseFolder.open(target, REPORT, options.replace())) {
            StreamReport report = carryOut(recipe, learner, data, files, options, pipe, journal);
            write(report, folder);
            folder.publish();
            return report;
        } catch (IOException e) {
            throw Problem.machine(
                    "E_WRITE",
                    "all records were masked, but the report cannot be written to disk",
                    "check free space and permissions");
        }
    }

    private Learner learner(Recipe recipe) {
        if (recipe.method() instanceof Learner learner) {
            return learner;
        }
        throw Problem.recipe(
                "E_STREAM",
                catalog.name(recipe.method()) + " needs the whole table at once, so it cannot mask a stream",
                "choose a method that masks each record alone, such as semantic-noise; or leave --stream out");
    }

    private static void refuseGuarantees(Recipe recipe) {
        if (!recipe.guarantees().isEmpty()) {
            throw Problem.recipe(
                    "E_STREAM",
                    "guarantees: what a recipe promises is judged on a whole file, which a stream is not",
                    "leave guarantees: out, or leave --stream out");
        }
    }

    /** A record that is not there tells what its value was not: too much for a method that is to tell next to nothing. */
    private static void refuseToTellByAbsence(Recipe recipe, Options options) {
        if (options.aside() != null && recipe.method().budget().isPresent()) {
            throw Problem.recipe(
                    "E_STREAM",
                    "--aside takes records out of the stream because of their values, so that it would not be"
                            + " differentially private",
                    "leave --aside out, and see to it that all values have a concept below within:");
        }
    }

    private static void refuseTarget(Path target, Source data, Options options) {
        SameFile.refuse(
                target, data.isAddress() ? List.of(options.recipeFile()) : List.of(data.file(), options.recipeFile()));
        if (Files.exists(target.resolve(Certificate.FILE), LinkOption.NOFOLLOW_LINKS)) {
            throw Problem.recipe(
                    "E_EXISTS",
                    "a release is there, which the report of a stream does not replace",
                    "choose another folder with --out");
        }
    }

    private StreamReport carryOut(
            Recipe recipe, Learner learner, Source data, Beside files, Options options, Pipe pipe, Journal journal) {
        Long seed = options.seed() == null ? recipe.settings().seed() : options.seed();
        if (seed != null) {
            journal.warn("W_SEEDED", "seeded: not for publication");
        }
        Chance chance = seed == null ? Chance.secure() : Chance.seeded(seed);
        Preparation prepared = journal.time(
                "read",
                () -> Preparation.of(recipe, data, new Preparation.Sources(tables, taxonomies, files), journal));
        Optional<String> fingerprint = fingerprint(data);
        Masker masker = journal.time("learn", () -> learner.learn(prepared.data(), chance, journal));
        StreamPass pass =
                journal.time("stream", () -> stream(recipe, prepared, masker, chance, options.aside(), pipe, journal));
        return new StreamReporting(catalog)
                .report(recipe, prepared, masker.learnt(), pass, fingerprint, seed != null, journal);
    }

    private StreamPass stream(
            Recipe recipe,
            Preparation prepared,
            Masker masker,
            Chance chance,
            @Nullable Path asideFile,
            Pipe pipe,
            Journal journal) {
        Form form = form(recipe, prepared.form());
        if (recipe.release().spreadsheetSafe() && form.known() != Form.Format.CSV) {
            journal.warn("W_SPREADSHEET_SAFE", "spreadsheet-safe changes nothing in a stream that is not CSV");
        }
        RoundAWait wait = new RoundAWait(pipe.halt(), journal);
        pipe.halt().begin();
        try {
            RecordReader.Records in = reader.open(
                    new Inlet(pipe.in(), wait),
                    new RecordReader.Request(
                            form,
                            recipe.missing(),
                            recipe.settings().normalise() == Recipe.Normalise.NFC,
                            Preparation.numbers(recipe)::contains,
                            prepared.data().table().names()));
            StreamColumns columns = StreamColumns.of(in.names(), recipe, prepared, masker, form);
            try (Aside aside = asideFile == null
                    ? null
                    : Aside.create(asideFile.toAbsolutePath(), writer, form.ofRelease(), in.names())) {
                RecordWriter.Records out =
                        writer.open(pipe.out(), form.ofRelease(), recipe.missingText(), columns.written());
                StreamPass pass = new StreamPass(in, out, aside, columns, masker, chance);
                wait.pass = pass;
                run(pass, pipe.halt(), journal);
                in.end(journal);
                return pass;
            }
        } catch (IOException e) {
            throw Problem.machine("E_READ", "standard input cannot be read", "send the records again");
        } finally {
            pipe.halt().pause(wait.pass == null ? 0 : wait.pass.done());
        }
    }

    /** What was masked before something went wrong is handed on, and told. */
    private static void run(StreamPass pass, Halt halt, Watcher watcher) throws IOException {
        try {
            pass.run(halt, watcher);
        } catch (Problem problem) {
            if (!problem.code().equals(StreamPass.CLOSED)) {
                pass.flush();
            }
            throw Problem.data(
                    problem.code(),
                    problem.what() + " (" + pass.done() + (pass.done() == 1 ? " record was" : " records were")
                            + " masked before)",
                    problem.advice());
        }
    }

    /** Before it waits for input, a stream hands on what it has, and may be stopped. */
    private static final class RoundAWait implements Inlet.Wait {

        private final Halt halt;
        private final Watcher watcher;
        private @Nullable StreamPass pass;

        RoundAWait(Halt halt, Watcher watcher) {
            this.halt = halt;
            this.watcher = watcher;
        }

        @Override
        public void begins() {
            long done = 0;
            if (pass != null) {
                pass.flush();
                done = pass.done();
                watcher.progress("stream", done, 0);
            }
            halt.pause(done);
        }

        @Override
        public void ends() {
            halt.goOn();
        }
    }

    /** The format of a stream: that of the reference table where it is text, else CSV. */
    private static Form form(Recipe recipe, Form reference) {
        return switch (reference.known()) {
            case JSON_LINES -> reference;
            case CSV ->
                Form.of(new Csv(
                        reference.csv().delimiter(),
                        recipe.csv().encoding(),
                        reference.csv().decimal()));
            case PARQUET -> Form.of(recipe.csv());
        };
    }

    private static Optional<String> fingerprint(Source data) {
        try {
            return data.isAddress() ? Optional.empty() : Optional.of(Certificate.fingerprint(data.file()));
        } catch (IOException e) {
            throw Problem.machine("E_READ", data + ": cannot be read again", "leave it as it is while it is read");
        }
    }

    private void write(StreamReport report, ReleaseFolder folder) throws IOException {
        try (OutputStream out = folder.create(REPORT)) {
            out.write(Json.write(report.json()).getBytes(StandardCharsets.UTF_8));
        }
        try (OutputStream out = folder.create("report.html")) {
            reports.write(report, out);
        }
    }
}
