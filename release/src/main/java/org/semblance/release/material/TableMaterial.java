package org.semblance.release.material;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Attribute;
import org.semblance.domain.Domain;
import org.semblance.domain.Role;
import org.semblance.domain.hierarchy.NamedHierarchy;
import org.semblance.domain.taxonomy.NamedConcepts;
import org.semblance.port.TableFormat;
import org.semblance.port.TableSource;
import org.semblance.port.TableWriter;
import org.semblance.release.folder.WholeFolder;
import org.semblance.release.prepare.Preparation;
import org.semblance.release.prepare.SpreadsheetSafe;
import org.semblance.release.recipe.Recipe;
import org.semblance.release.report.Report;
import org.semblance.release.report.RunLog;

/** A table, which is released as a table of the same form. */
public final class TableMaterial implements Material {

    private final Recipe recipe;
    private final TableSource source;
    private final Path recipeFile;
    private final Preparation.Sources sources;
    private final TableWriter writer;
    private @Nullable Preparation prepared;

    public TableMaterial(Recipe recipe, Path recipeFile, Preparation.Sources sources, TableWriter writer) {
        this.recipe = recipe;
        this.source = TableSource.of(recipe.settings().data(), recipe.settings().query(), sources.files());
        this.recipeFile = recipeFile;
        this.sources = sources;
        this.writer = writer;
    }

    /** Where the table comes from. */
    public TableSource source() {
        return source;
    }

    @Override
    public List<Path> sources() {
        List<Path> files = new ArrayList<>(source.isAddress() ? List.of() : List.of(source.file()));
        files.add(recipeFile);
        if (recipe.settings().population() != null) {
            files.add(sources.files().apply(recipe.settings().population()));
        }
        recipe.attributes().stream()
                .flatMap(attribute -> named(attribute.domain()))
                .map(sources.files())
                .forEach(files::add);
        return files;
    }

    /** The table, where it lies in all files of a folder. */
    @Override
    public List<Path> folders() {
        return source.isAddress() || !Files.isDirectory(source.file()) ? List.of() : List.of(source.file());
    }

    /** The files that a domain is read from; where a taxonomy is known by its name, there is none. */
    private static Stream<String> named(Domain domain) {
        if (domain instanceof NamedHierarchy named) {
            return Stream.of(named.hierarchy(), named.taxonomy(), named.concepts())
                    .filter(Objects::nonNull);
        }
        return domain instanceof NamedConcepts named
                ? Stream.of(named.taxonomy(), named.concepts()).filter(Objects::nonNull)
                : Stream.empty();
    }

    @Override
    public Preparation prepare(RunLog journal) {
        Preparation read = journal.time("read", () -> Preparation.of(recipe, source, sources, journal));
        String encoding = read.form().csv().encoding();
        if (encoding != null && !encoding.equalsIgnoreCase("utf-8")) {
            journal.warn("W_UTF8", "the release is written in UTF-8, which the table was not");
        }
        prepared = read;
        return read;
    }

    private Preparation prepared() {
        return Objects.requireNonNull(prepared);
    }

    @Override
    public Table asRead() {
        return prepared().asRead();
    }

    private TableFormat form() {
        return prepared().form().ofRelease();
    }

    @Override
    public List<String> write(Table masked, int[] order, WholeFolder folder, Watcher watcher) throws IOException {
        List<String> kept = prepared().data().attributes().stream()
                .filter(attribute -> !attribute.is(Role.IDENTIFIER))
                .map(Attribute::name)
                .toList();
        Table released = masked.only(kept).rows(order);
        if (recipe.release().spreadsheetSafe()) {
            released = SpreadsheetSafe.of(released, form(), watcher);
        }
        String name = form().known().fileName();
        // made for the owner's eyes only, and on disk when it is closed, whoever writes to it meanwhile
        try (OutputStream made = folder.create(name)) {
            made.flush();
            writer.write(released, form(), recipe.missingText(), folder.draft(name));
        }
        return List.of(name);
    }

    @Override
    public List<Report.Finding> judge(WholeFolder folder, int[] order) {
        return new Verification(sources.tables())
                .judge(
                        folder.draft(form().known().fileName()),
                        form(),
                        prepared().data(),
                        order,
                        recipe);
    }
}
