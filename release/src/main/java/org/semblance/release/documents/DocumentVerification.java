package org.semblance.release.documents;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.semblance.Watcher;
import org.semblance.data.Rows;
import org.semblance.data.Table;
import org.semblance.data.Vectors;
import org.semblance.data.Words;
import org.semblance.domain.Dataset;
import org.semblance.domain.documents.Corpus;
import org.semblance.port.MatrixReader;
import org.semblance.privacy.Evidence;
import org.semblance.privacy.ReleasedTable;
import org.semblance.release.figures.Glossary;
import org.semblance.release.folder.WholeFolder;
import org.semblance.release.masking.Shuffle;
import org.semblance.release.recipe.DocumentRecipe;
import org.semblance.release.report.Report;
import org.semblance.release.verification.Judgement;
import org.semblance.release.verification.Verification;
import org.semblance.source.MatrixFormat;

/**
 * Reads the files of a document release back and verifies the guarantees on them:
 * <ul>
 *   <li>the equivalence classes are formed from equal rows of the matrix;
 *   <li>the list and the index distinguish rows no better than the matrix does;
 *   <li>if the dimensions are terms, every term is used by enough of the original documents;
 *   <li>every term of a vector is used by enough of the original documents of its group.
 * </ul>
 */
final class DocumentVerification {

    private final DocumentJob documents;
    private final Corpus corpus;

    DocumentVerification(DocumentJob documents) {
        this.documents = documents;
        this.corpus = documents.corpus();
    }

    /** Reads the files back and verifies the guarantees on them. */
    Judgement judge(MatrixReader reader, WholeFolder folder, int[] order, Watcher watcher) {
        MatrixFormat form = documents.form();
        MatrixReader.MatrixContent shown =
                reader.shown(folder.draft(form.fileName()), form, Verification.readingBack(watcher));
        List<String> vocabulary = VocabularyFile.read(folder.draft(VocabularyFile.NAME));
        DocumentList list = DocumentList.read(folder.draft(DocumentList.NAME));
        if (shown.rows().size() != order.length || shown.columns() != vocabulary.size()) {
            throw new IllegalStateException("the matrix read back has not the rows and columns that were written");
        }
        refuseOtherRows(shown.rows(), list);
        if (documents.named()) {
            refuseOtherTerms(InvertedIndex.read(folder.draft(InvertedIndex.NAME)), vocabulary, list, shown.used());
        }
        return judge(
                shown.rows(),
                vocabulary,
                order,
                check -> reader.entries(folder.draft(form.fileName()), form, check, Verification.readingBack(watcher)),
                watcher);
    }

    /** Verifies the guarantees on a matrix that was not written. */
    Judgement judge(WrittenMatrix matrix, int[] order, Watcher watcher) {
        return judge(
                DocumentJob.shown(matrix.vectors()),
                matrix.terms(),
                order,
                check -> check.of(matrix.vectors()),
                watcher);
    }

    /**
     * Verifies the guarantees on the rows of a matrix.
     *
     * @param order the original document of each row
     * @param entries hands the entries of the matrix to a check
     */
    private Judgement judge(
            Words shown,
            List<String> vocabulary,
            int[] order,
            Consumer<TermContributorCheck> entries,
            Watcher watcher) {
        Dataset original = documents.data();
        ReleasedTable released = new ReleasedTable(Table.of(shown), List.of(DocumentRecipe.DOCUMENT), "", watcher);
        BitSet present = new BitSet();
        present.set(0, order.length);
        Evidence evidence = new Evidence(
                original.person().map(person -> person.rows(order).codes()), Map.of(DocumentRecipe.DOCUMENT, present));
        Rows rows = original.table().rows().only(order);
        List<Report.Finding> findings = new ArrayList<>();
        documents
                .documents()
                .guaranteesToVerify()
                .forEach(guarantee ->
                        findings.add(ofDocuments(Verification.finding(guarantee.check(released, evidence), rows))));
        int least = documents.documents().least();
        if (documents.named() && least > 1) {
            findings.add(commonTerms(vocabulary, least));
        }
        int contributors = documents.termContributors();
        if (contributors > 1) {
            TermContributorCheck check = new TermContributorCheck(corpus, shown, order, vocabulary, contributors);
            entries.accept(check);
            findings.add(check.finding());
        }
        return new Judgement(List.copyOf(findings), released.classes());
    }

    /** The finding with "document" for row and "author" for person. */
    private static Report.Finding ofDocuments(Report.Finding finding) {
        return new Report.Finding(
                finding.guarantee(),
                finding.asked(),
                finding.found(),
                inWordsOfDocuments(finding.of()),
                finding.attribute(),
                finding.holds(),
                finding.rows(),
                inWordsOfDocuments(finding.reason()),
                finding.doubt());
    }

    static String inWordsOfDocuments(String text) {
        return text.replace("with these values", "with this vector")
                .replaceAll("\\brow(s?)\\b", "document$1")
                .replaceAll("\\bperson(s?)\\b", "author$1");
    }

    /** Requires that rows have the same number if, and only if, they show the same vector. */
    private static void refuseOtherRows(Words rows, DocumentList list) {
        if (list.size() != rows.size()) {
            throw new IllegalStateException("the list read back has not the rows that were written");
        }
        Map<Integer, Integer> vectorOf = new HashMap<>();
        Set<Integer> seen = new HashSet<>();
        for (int row = 0; row < rows.size(); row++) {
            Integer known = vectorOf.putIfAbsent(rows.code(row), list.vector(row));
            boolean first = known == null;
            if (first ? !seen.add(list.vector(row)) : known != list.vector(row)) {
                throw new IllegalStateException("the list read back tells rows apart that show the same");
            }
        }
    }

    private static void refuseOtherTerms(InvertedIndex index, List<String> vocabulary, DocumentList list, BitSet used) {
        int count = list.count();
        for (int term = 0; term < index.terms().size(); term++) {
            if (Arrays.stream(index.vectors(term)).anyMatch(vector -> vector >= count)) {
                throw new IllegalStateException("the index read back has a vector that no document shows");
            }
            if ((index.vectors(term).length > 0) != used.get(term)) {
                throw new IllegalStateException("the index read back has not the terms that the matrix uses");
            }
        }
        if (!index.terms().equals(vocabulary)) {
            throw new IllegalStateException("the index read back has not the terms that were written");
        }
    }

    /** The smallest number of original documents, or authors, that use a released term. */
    private Report.Finding commonTerms(List<String> vocabulary, int least) {
        Map<String, Integer> users = users();
        int found = vocabulary.stream()
                .mapToInt(term -> users.getOrDefault(term, 0))
                .min()
                .orElse(0);
        long few = vocabulary.stream()
                .filter(term -> users.getOrDefault(term, 0) < least)
                .count();
        return new Report.Finding(
                Glossary.COMMON_TERMS,
                least,
                found,
                corpus.authors().isPresent() ? "authors" : "documents",
                few == 0 && !vocabulary.isEmpty(),
                List.of(),
                few == 0 ? "" : few + " terms are used by fewer");
    }

    /**
     * The number of documents that use each term, or of authors if these are known. It is counted here again,
     * independently of the code that chose the terms.
     */
    private Map<String, Integer> users() {
        Vectors counts = corpus.vectors();
        int[] authorOf = corpus.authors()
                .map(Words::codes)
                .orElseGet(() -> Shuffle.none().order(counts.size()));
        Integer[] byAuthor = new Integer[counts.size()];
        Arrays.setAll(byAuthor, row -> row);
        Arrays.sort(byAuthor, (one, other) -> Integer.compare(authorOf[one], authorOf[other]));
        int[] users = new int[counts.dimensions()];
        int[] last = new int[counts.dimensions()];
        Arrays.fill(last, -1);
        for (int row : byAuthor) {
            for (int entry = counts.from(row); entry < counts.to(row); entry++) {
                int term = counts.places()[entry];
                if (last[term] != authorOf[row]) {
                    last[term] = authorOf[row];
                    users[term]++;
                }
            }
        }
        Map<String, Integer> byTerm = new HashMap<>();
        for (int term = 0; term < users.length; term++) {
            byTerm.put(corpus.terms().get(term), users[term]);
        }
        return byTerm;
    }
}
