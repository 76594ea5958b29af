package org.semblance.authoring.draft;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.data.Words;
import org.semblance.domain.documents.Analysis;
import org.semblance.domain.documents.Corpus;
import org.semblance.port.CorpusReader;
import org.semblance.port.TableReader;
import org.semblance.release.columns.ColumnProfile;
import org.semblance.release.columns.MissingValueSigns;
import org.semblance.release.columns.RoleProposal;
import org.semblance.release.recipe.DocumentRecipe;
import org.semblance.release.recipe.YamlText;
import org.semblance.source.DocumentSource;
import org.semblance.source.TableFormat;
import org.semblance.source.TableSource;

/** Drafts a recipe for documents, which are the files of a folder or a column of a table. */
public final class DocumentDrafter {

    /**
     * A drafted recipe.
     *
     * @param choices what was chosen for each key, and why
     * @param decisions what a person must still decide
     */
    public record Draft(String text, Map<String, String> choices, List<OpenDecision> decisions) {}

    /** A column, or the folders, as named in a recipe, with the reason and the number of distinct values. */
    private record Choice(String name, String why, long different) {}

    /** The documents, the file pattern that selected them, and whether they seem to be English. */
    private record Seen(Corpus corpus, String files, boolean english) {}

    private static final String FOLDER = "folder";
    private static final String ALL_FILES = "*";
    private static final String TEXT_FILES = "*.txt";
    private static final Pattern AUTHOR = Pattern.compile(
            "(?i)author|writer|sender|from|person|patient|client|customer|member|user|employee|student|autor|autora|auteur");
    private static final Pattern LABEL =
            Pattern.compile("(?i)label|topic|class|category|type|kind|department|ward|subject|tag|thema|tema|sujet");

    private static final Analysis ANY_LANGUAGE = new Analysis(
            Analysis.USUAL.tokeniser(),
            "none",
            false,
            Analysis.USUAL.shortest(),
            Analysis.Stemmer.NONE,
            Analysis.USUAL.leastDocuments(),
            Analysis.USUAL.mostDocuments(),
            Analysis.USUAL.weights(),
            Analysis.USUAL.terms(),
            Analysis.USUAL.rare());

    /** A column may hold labels if there are at least this many documents for each of its values. */
    private static final int FOR_EACH_LABEL = 4;

    private final TableReader tables;
    private final CorpusReader corpora;

    public DocumentDrafter(TableReader tables, CorpusReader corpora) {
        this.tables = tables;
        this.corpora = corpora;
    }

    /**
     * Drafts a recipe.
     *
     * @param data a folder, or a table
     * @param text the column of texts in the table; null for a folder
     * @param named how the recipe will refer to the data
     */
    public Draft draft(Path data, @Nullable String text, String named, Watcher watcher) {
        if (Files.isDirectory(data) == (text != null)) {
            throw Problem.recipe(
                    ProblemCode.E_DOCUMENTS,
                    text == null ? "of a table, one column holds the texts" : "the files of a folder have no columns",
                    text == null ? "name it with ‹text›" : "leave out ‹text›");
        }
        Optional<Choice> author = Optional.empty();
        Optional<Choice> label = Optional.empty();
        List<String> repeating = List.of();
        if (text != null) {
            List<ColumnProfile> columns = columns(data, text, watcher);
            author = author(columns);
            String taken = author.map(Choice::name).orElse(text);
            label = label(columns.stream()
                    .filter(column -> !column.name().equals(taken))
                    .toList());
            String labels = label.map(Choice::name).orElse(text);
            repeating = columns.stream()
                    .filter(column -> column.distinct() > 1 && column.distinct() < column.present())
                    .map(ColumnProfile::name)
                    .filter(name -> !name.equals(labels))
                    .toList();
        }
        Seen seen = text == null ? files(data, named, watcher) : look(data, documents(named, text, ALL_FILES), watcher);
        if (text == null) {
            label = seen.corpus()
                    .labels()
                    .map(folders -> Arrays.stream(folders.counts())
                            .filter(count -> count > 0)
                            .count())
                    .filter(different -> different > 1)
                    .map(different -> new Choice(
                            FOLDER,
                            "the files are in " + different + " folders, which may be their subjects",
                            different));
        }
        return draft(named, text, author, repeating, label, seen);
    }

    /**
     * Drafts a recipe for an existing document-term matrix.
     *
     * @param named how the recipe will refer to it
     */
    public Draft matrix(Path data, String named, Watcher watcher) {
        int size = corpus(data, DocumentSource.of(named, null), Analysis.USUAL, watcher)
                .size();
        Map<String, String> choices = Map.of("data", "a matrix of " + size + " rows, each the vector of a document");
        StringBuilder documents = new StringBuilder();
        line(documents, "data", named, choices.get("data"));
        documents.append("""
                  # vocabulary: FILE    one term per line, for the columns; the release can then be searched for words
                  # about: FILE    a table with a row for each document, with its author and label
                  # author: COLUMN    of that table, if an author may have written several documents: k then counts authors
                """);
        List<OpenDecision> decisions = List.of(new OpenDecision(
                "author",
                "may one person have written, or be the subject of, several documents? Then name who it is: k counts"
                        + " documents until you do"));
        return new Draft(head(decisions) + documents + "\n" + rest(named, size, "documents"), choices, decisions);
    }

    /** Reads all files of a folder, or only those named as text files if others are binary. */
    private Seen files(Path data, String named, Watcher watcher) {
        try {
            return look(data, documents(named, null, ALL_FILES), watcher);
        } catch (Problem binary) {
            if (binary.kind() != ProblemCode.E_BINARY) {
                throw binary;
            }
            try {
                return look(data, documents(named, null, TEXT_FILES), watcher);
            } catch (Problem none) {
                throw none.kind() == ProblemCode.E_EMPTY_INPUT ? binary : none;
            }
        }
    }

    /**
     * Reads the documents with the default analysis, or, if they are not English, with one that needs no dictionary.
     */
    private Seen look(Path data, DocumentSource documents, Watcher watcher) {
        try {
            Corpus corpus = corpus(data, documents, Analysis.USUAL, watcher);
            return new Seen(corpus, documents.files(), english(corpus.intake()));
        } catch (Problem problem) {
            if (problem.kind() != ProblemCode.E_LANGUAGE) {
                throw problem;
            }
            return new Seen(corpus(data, documents, ANY_LANGUAGE, watcher), documents.files(), false);
        }
    }

    private Corpus corpus(Path data, DocumentSource documents, Analysis analysis, Watcher watcher) {
        return corpora.read(documents, analysis, DocumentRecipe.DOCUMENT, name -> data, watcher)
                .corpus();
    }

    private static DocumentSource documents(String named, @Nullable String text, String files) {
        String label = text == null ? FOLDER : null;
        return new DocumentSource(named, text, null, null, null, label, null, files, DocumentSource.Empty.REFUSE, null);
    }

    private List<ColumnProfile> columns(Path data, String text, Watcher watcher) {
        TableReader.Reading reading = tables.read(
                new TableReader.Request(
                        TableSource.of(data),
                        TableFormat.UNKNOWN,
                        MissingValueSigns.USUAL,
                        true,
                        name -> false,
                        name -> true),
                watcher);
        if (reading.table().find(text) == null) {
            throw Problem.recipe(
                    ProblemCode.E_DOCUMENTS,
                    "the table has no column '" + text + "'",
                    "name the column that holds the texts: "
                            + String.join(", ", reading.table().names()));
        }
        return reading.table().columns().stream()
                .filter(column -> !column.name().equals(text))
                .map(column -> ColumnProfile.of((Words) column))
                .toList();
    }

    private static Optional<Choice> author(List<ColumnProfile> columns) {
        return columns.stream()
                .filter(column -> AUTHOR.matcher(column.name()).matches()
                        || RoleProposal.of(column).tellsPersonsApart(column))
                .filter(column -> column.present() == column.rows() && column.distinct() > 1)
                .findFirst()
                .map(column -> new Choice(
                        column.name(),
                        column.unique()
                                ? "its name suggests the author of a document"
                                : "its name suggests the author of a document, and its values repeat: k counts authors",
                        column.distinct()));
    }

    private static Optional<Choice> label(List<ColumnProfile> columns) {
        return columns.stream()
                .filter(column -> LABEL.matcher(column.name()).matches())
                .filter(column -> column.distinct() > 1 && column.distinct() * FOR_EACH_LABEL <= column.rows())
                .findFirst()
                .map(column -> new Choice(
                        column.name(),
                        column.distinct() + " different values; they may be the subject of a document",
                        column.distinct()));
    }

    private static Draft draft(
            String named,
            @Nullable String text,
            Optional<Choice> author,
            List<String> repeating,
            Optional<Choice> label,
            Seen seen) {
        Map<String, String> choices = new LinkedHashMap<>();
        Corpus corpus = seen.corpus();
        choices.put("data", corpus.size() + (text == null ? " files" : " rows"));
        StringBuilder documents = new StringBuilder();
        line(documents, "data", named, choices.get("data"));
        if (text != null) {
            choices.put("text", "the column of texts; the texts themselves are not released");
            line(documents, "text", text, choices.get("text"));
        }
        if (!seen.files().equals(ALL_FILES)) {
            choices.put("files", seen.files() + ": other files in the folder are not texts");
            line(documents, "files", seen.files(), "other files in the folder are not texts");
        }
        author.ifPresent(choice -> choices.put("author", choice.name() + ": " + choice.why()));
        author.ifPresentOrElse(
                choice -> line(documents, "author", choice.name(), choice.why()),
                () -> documents.append(noAuthor(text == null, label.isPresent(), repeating)));
        label.ifPresent(choice -> choices.put("label", choice.name() + ": " + choice.why()));
        label.ifPresent(choice -> line(documents, "label", choice.name(), choice.why()));
        boolean english = seen.english();
        choices.put(
                "analysis",
                english ? "English: most words are in WordNet" : "probably not English: most words are not in WordNet");
        long counted = author.map(Choice::different).orElse((long) corpus.size());
        List<OpenDecision> decisions = decisions(author, label, english);
        return new Draft(
                """
                %s%s
                # How words become terms
                analysis:
                %s
                %s""".formatted(
                                head(decisions),
                                documents,
                                english ? ENGLISH : OTHER,
                                rest(named, counted, author.isPresent() ? "authors" : "documents")),
                choices,
                decisions);
    }

    private static String head(List<OpenDecision> decisions) {
        return """
                # Drafted from the documents. Check every line: you know them, Semblance does not.

                %s
                documents:
                """.formatted(DraftComments.mark(decisions));
    }

    private static List<OpenDecision> decisions(Optional<Choice> author, Optional<Choice> label, boolean english) {
        List<OpenDecision> decisions = new ArrayList<>();
        decisions.add(new OpenDecision(
                "author",
                author.isPresent()
                        ? "is " + author.get().name()
                                + " whom the texts are by or about? k counts these people, and nobody else is protected"
                        : "may one person have written, or be the subject of, several documents? Then name who it is:"
                                + " k counts documents until you do"));
        label.ifPresent(choice -> decisions.add(new OpenDecision(
                "label",
                "is " + choice.name() + " something that others may learn about a document? Labels are not"
                        + " released unless you ask for it, but groups may reveal them")));
        decisions.add(new OpenDecision(
                "analysis",
                english
                        ? "words that WordNet does not contain are dropped, names among them; names that are also words,"
                                + " such as Rose or Mark, stay if enough people use them"
                        : "the texts seem not to be English, so names that enough people use stay in the vocabulary: give"
                                + " a file of stop words that contains them"));
        return decisions;
    }

    private static String rest(String named, long counted, String of) {
        int k = counted < 10 ? 2 : counted < 50 ? 3 : 5;
        return """
                # %d %s: with k = %d each shares its vector with at least %d others; a larger k protects more but loses more
                method: {name: spherical-mdav, k: %d, refine: exchange}

                # a folder next to this recipe; labels: true would also release the label of each document
                release: {to: release, labels: false}

                # your private list of releases: two releases of the same people may reveal in combination what neither
                # reveals alone, and such a second one is refused
                ledger: %s
                """.formatted(counted, of, k, k - 1, k, YamlText.of(DraftedLedger.of(named)));
    }

    /**
     * The comment in the recipe if no author column was found. Folders that already serve as labels are not suggested
     * as authors.
     */
    private static String noAuthor(boolean folder, boolean labelled, List<String> repeating) {
        if (folder) {
            return labelled
                    ? ""
                    : "  # author: folder    if each folder has the files of one author: k then counts " + "authors\n";
        }
        return "  # author: COLUMN    if an author may have written several documents: k then counts authors\n"
                + (repeating.isEmpty()
                        ? ""
                        : "  # values repeat in: " + YamlText.of(repeating) + ", so one of these may be the author\n");
    }

    private static final String ENGLISH = """
              stop-words: english   # common words are dropped; a file with one word per line is possible too
              wordnet: true         # words that WordNet does not contain are dropped: names, codes, typing errors
              shortest: 3           # words of one or two letters are dropped
              stem: porter          # forms of a word become one term
              weights: tf-idf       # terms frequent in a document and rare elsewhere get the largest weights
              rare: remove          # terms used by fewer than k are removed: they could identify those who use them
            """;

    private static final String OTHER = """
              stop-words: none      # most words are not in WordNet: give a file with the stop words of the language, one per line
              wordnet: false        # names and codes are then kept if k or more use them
              shortest: 3           # words of one or two letters are dropped
              stem: none            # Porter's stemmer is for English
              weights: tf-idf       # terms frequent in a document and rare elsewhere get the largest weights
              rare: remove          # terms used by fewer than k are removed: they could identify those who use them
            """;

    private static void line(StringBuilder documents, String key, String value, @Nullable String why) {
        documents
                .append("  ")
                .append(key)
                .append(": ")
                .append(YamlText.of(value))
                .append("    # ")
                .append(Objects.requireNonNull(why))
                .append('\n');
    }

    private static boolean english(Corpus.Intake intake) {
        return intake.unknown() * 2 <= intake.tokens() - intake.stopWords();
    }
}
