package org.semblance.release.documents;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.data.LongIndex;
import org.semblance.data.Vectors;
import org.semblance.data.Words;

/**
 * For each row of a released matrix, the number of its vector, and its label if labels are released. Vectors are
 * numbered from 1 by first appearance, so that a number discloses only which rows share a vector.
 */
public final class DocumentList {

    /** File name in a release. */
    public static final String NAME = "documents.tsv";

    private static final String VECTOR = "vector";
    private static final String LABEL = "label";
    private static final String TAB = "\t";

    private final int[] vectorOf;
    private final Optional<Words> labels;

    private DocumentList(int[] vectorOf, Optional<Words> labels) {
        this.vectorOf = vectorOf;
        this.labels = labels;
    }

    /** Lists the rows of a matrix. */
    public static DocumentList of(Vectors matrix, Optional<Words> labels) {
        labels.ifPresent(DocumentList::refuseUnwritable);
        int[] codes = matrix.codes();
        LongIndex numbers = new LongIndex();
        int[] vectorOf = new int[codes.length];
        for (int row = 0; row < vectorOf.length; row++) {
            vectorOf[row] = numbers.add(codes[row]);
        }
        return new DocumentList(vectorOf, labels);
    }

    private static void refuseUnwritable(Words labels) {
        if (!labels.dictionary().stream().allMatch(ReleaseText::writable)) {
            throw Problem.data(
                    ProblemCode.E_LABEL,
                    "a label holds a tab, a line end or another control character, which cannot be released",
                    "clean the labels, or leave them out with release: {labels: false}");
        }
    }

    /** The number of documents. */
    public int size() {
        return vectorOf.length;
    }

    /** The number of a row's vector, counted from 0. */
    public int vector(int row) {
        return vectorOf[row];
    }

    /** The vector number of each row, counted from 0. */
    public int[] vectors() {
        return vectorOf.clone();
    }

    /** The number of distinct vectors. */
    public int count() {
        return Arrays.stream(vectorOf).max().orElse(-1) + 1;
    }

    public Optional<Words> labels() {
        return labels;
    }

    public void write(OutputStream out) throws IOException {
        BufferedWriter writer = ReleaseText.writer(out);
        writer.write(labels.isPresent() ? VECTOR + TAB + LABEL : VECTOR);
        writer.write('\n');
        for (int row = 0; row < vectorOf.length; row++) {
            writer.write(Integer.toString(vectorOf[row] + 1));
            if (labels.isPresent()) {
                writer.write(TAB + labels.get().text(row));
            }
            writer.write('\n');
        }
        writer.flush();
    }

    public static DocumentList read(Path file) {
        List<String> lines = ReleaseText.read(file);
        boolean labelled = !lines.isEmpty() && lines.get(0).equals(VECTOR + TAB + LABEL);
        if (!labelled && (lines.isEmpty() || !lines.get(0).equals(VECTOR))) {
            throw ReleaseText.broken(file);
        }
        int[] vectorOf = new int[lines.size() - 1];
        String[] labels = new String[vectorOf.length];
        int known = 0;
        for (int row = 0; row < vectorOf.length; row++) {
            String[] fields = lines.get(row + 1).split(TAB, -1);
            if (fields.length != (labelled ? 2 : 1) || !fields[0].matches("[1-9][0-9]{0,8}")) {
                throw ReleaseText.broken(file);
            }
            vectorOf[row] = Integer.parseInt(fields[0]) - 1;
            if (vectorOf[row] > known) {
                throw ReleaseText.broken(file); // numbers are assigned by first appearance
            }
            known = Math.max(known, vectorOf[row] + 1);
            labels[row] = labelled ? fields[1] : "";
        }
        return new DocumentList(vectorOf, labelled ? Optional.of(Words.of(LABEL, labels)) : Optional.empty());
    }
}
