package org.semblance.formats.documents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.data.Vectors;
import org.semblance.domain.documents.Analysis;
import org.semblance.formats.DuckDb;
import org.semblance.port.CorpusReader.Reading;
import org.semblance.port.MatrixReader.MatrixContent;
import org.semblance.source.DocumentSource;
import org.semblance.source.MatrixFormat;

/** Matrices for tests, in a folder of their own, and how they are read. */
final class Matrices {

    private final Path folder;
    private final List<Watcher.Warning> warnings = new ArrayList<>();

    Matrices(Path folder) {
        this.folder = folder;
    }

    /** Where documents are, with the keys that matrices have. */
    static DocumentSource documents(
            String data,
            @Nullable String vectors,
            @Nullable String vocabulary,
            @Nullable String about,
            @Nullable String label,
            @Nullable String author) {
        return new DocumentSource(
                data, null, vectors, vocabulary, about, label, author, "*", DocumentSource.Empty.REFUSE, null);
    }

    Path file(String name, String text) {
        return file(name, text.getBytes(StandardCharsets.UTF_8));
    }

    Path file(String name, byte[] bytes) {
        try {
            return Files.write(folder.resolve(name), bytes);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** The answer of the engine to a query, as a Parquet file. */
    void parquet(String name, String query) {
        try (DuckDb duck = DuckDb.inMemory(1)) {
            duck.run("COPY (" + query + ") TO "
                    + DuckDb.literal(folder.resolve(name).toString()) + " (FORMAT parquet, ROW_GROUP_SIZE 2048)");
        } catch (SQLException failed) {
            throw new AssertionError(failed);
        }
    }

    Reading read(DocumentSource documents) {
        return new Corpora().read(documents, Analysis.USUAL, "document", folder::resolve, new Watcher() {
            @Override
            public void progress(String stage, long done, long total) {}

            @Override
            public void warn(Warning warning) {
                warnings.add(warning);
            }
        });
    }

    Reading read(String name) {
        return read(documents(name, null, null, null, null, null));
    }

    /** The rows of a matrix as texts: places from 1, with what stands there. */
    List<String> rows(String name) {
        return rows(read(name).corpus().vectors());
    }

    static List<String> rows(Vectors vectors) {
        List<String> rows = new ArrayList<>();
        for (int row = 0; row < vectors.size(); row++) {
            rows.add(vectors.text(row));
        }
        return rows;
    }

    void refused(String name, String code, String message) {
        refused(documents(name, null, null, null, null, null), code, message);
    }

    void refused(DocumentSource documents, String code, String message) {
        Problem problem = catchThrowableOfType(Problem.class, () -> read(documents));
        assertThat(problem).as("a problem").isNotNull();
        assertThat(problem.code() + " " + problem.getMessage()).isEqualTo(code + " " + message);
    }

    List<String> warnings() {
        return warnings.stream()
                .map(warning -> warning.code() + " " + warning.message())
                .toList();
    }

    Path written(Vectors matrix, MatrixFormat form) {
        Path file = folder.resolve(form.fileName());
        try {
            Files.deleteIfExists(file);
            new MatrixFiles().write(matrix, List.of(), form, Files.createFile(file));
            return file;
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    static MatrixContent shown(Path file, MatrixFormat form) {
        return new MatrixFiles().shown(file, form, Watcher.SILENT);
    }

    /** Rows that share some vectors, with weights of all sizes and both signs. */
    static Vectors random(Random random) {
        int dimensions = 1 + random.nextInt(40);
        int vectors = 1 + random.nextInt(12);
        int[] starts = new int[vectors + 1];
        List<Integer> places = new ArrayList<>();
        List<Double> weights = new ArrayList<>();
        for (int vector = 0; vector < vectors; vector++) {
            double filled = random.nextInt(4) / 3.0;
            for (int place = 0; place < dimensions; place++) {
                if (random.nextDouble() < filled) {
                    places.add(place);
                    weights.add(weight(random));
                }
            }
            starts[vector + 1] = places.size();
        }
        if (places.isEmpty()) {
            return random(random);
        }
        int[] vectorOf = new int[1 + random.nextInt(30)];
        for (int row = 0; row < vectorOf.length; row++) {
            vectorOf[row] = random.nextInt(vectors);
        }
        Vectors matrix = Vectors.of(
                "document",
                dimensions,
                vectorOf,
                starts,
                places.stream().mapToInt(Integer::intValue).toArray(),
                weights.stream().mapToDouble(Double::doubleValue).toArray());
        return matrix.entries() == 0 ? random(random) : matrix;
    }

    private static double weight(Random random) {
        double weight = switch (random.nextInt(5)) {
            case 0 -> random.nextDouble();
            case 1 -> random.nextGaussian();
            case 2 -> random.nextInt(4) / 4.0;
            case 3 -> Double.longBitsToDouble(random.nextLong());
            default -> Double.MIN_VALUE * (1 + random.nextInt(9));
        };
        return Double.isFinite(weight) && weight != 0 ? weight : 1;
    }
}
