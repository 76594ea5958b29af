package org.semblance.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.semblance.authoring.concepts.ConceptEntry;
import org.semblance.authoring.hierarchies.BuiltHierarchies;
import org.semblance.authoring.hierarchies.HierarchyBuilder;
import org.semblance.authoring.hierarchies.HierarchyCandidate;
import org.semblance.authoring.hierarchies.HierarchyFile;
import org.semblance.authoring.hierarchies.ValueBands;
import org.semblance.formats.Tables;
import org.semblance.formats.taxonomy.Taxonomies;
import org.semblance.release.folder.DraftFiles;
import org.semblance.release.folder.OwnerFolder;
import org.semblance.release.json.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The command {@code hierarchy build}: builds a hierarchy for a column. */
@Command(
        name = "build",
        mixinStandardHelpOptions = true,
        description = {
            "Builds a generalisation hierarchy for a column of a table.",
            "",
            "Words are generalised by a taxonomy, answers on a known scale by their order, numbers by"
                    + " intervals, dates by the calendar, and codes with leading zeros by prefix. Files use ; between"
                    + " levels and have no header, as in ARX; Semblance reads any delimiter, with or without a header."
                    + " They contain data values: protect them like the data."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  semblance hierarchy build visitors.csv --attribute occupation",
            "  semblance hierarchy build visitors.csv --attribute age --cuts 18,30,45,65",
            "  semblance hierarchy build people.csv --attribute mood --scale grim,calm,merry",
            "  semblance hierarchy build cases.csv --attribute diagnosis --taxonomy icd.csv"
        })
final class HierarchyBuildCommand implements Callable<Integer> {

    private static final int SHOWN = 6;

    @Spec
    private CommandSpec spec;

    @Mixin
    private final DataOptions data = new DataOptions();

    @Option(names = "--attribute", paramLabel = "COLUMN", required = true, description = "The column.")
    private String attribute = "";

    @Mixin
    private final TaxonomyOptions options = new TaxonomyOptions();

    @Option(
            names = "--concepts",
            paramLabel = "FILE",
            description =
                    "Concept of each value (default: COLUMN-concepts.csv next to the output, or concepts.csv next to"
                            + " the data, or a guess).")
    private @Nullable Path concepts;

    @Option(
            names = "--within",
            paramLabel = "CONCEPT",
            description = "A concept that covers all values, such as worker#1, for guessing concepts.")
    private @Nullable String within;

    @Option(
            names = "--levels",
            paramLabel = "N",
            description = "Number of levels above the values, including the root.")
    private @Nullable Integer levels;

    @Option(
            names = "--cuts",
            paramLabel = "HOW",
            description =
                    "Intervals: equal-width, equal-frequency, or their lower bounds: 18,30,45,65. For codes: prefix.")
    private @Nullable String cuts;

    @Option(
            names = "--scale",
            paramLabel = "FIRST,SECOND,…",
            description = "The values in order, so that neighbours are merged; separated by ; if they contain commas."
                    + " Education, frequency, agreement and other common scales are recognised.")
    private @Nullable String scale;

    @Option(names = "--k", paramLabel = "K", description = "Rows that every label should cover (default: 5).")
    private int k = 5;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "Output file (default: COLUMN-hierarchy.csv next to the data).")
    private @Nullable Path out;

    @Option(names = "--candidates", description = "Also write the other candidates, as -2 and -3.")
    private boolean all;

    @Option(names = "--replace", description = "Replace existing files.")
    private boolean replace;

    @Option(names = "--json", description = "Print the result as JSON.")
    private boolean json;

    @Override
    public Integer call() {
        Path file = (out == null ? data.beside(fileName(attribute) + "-hierarchy.csv") : out)
                .toAbsolutePath()
                .normalize();
        Path meanings = file.resolveSibling(fileName(attribute) + "-concepts.csv");
        DraftFiles drafts = new DraftFiles(replace, sources(meanings));
        drafts.admit(file);
        BuiltHierarchies built;
        try (Progress progress = Progress.onTerminal()) {
            built = new HierarchyBuilder(new Tables(), new Taxonomies())
                    .build(
                            new HierarchyBuilder.Question(
                                    data.source(),
                                    data.layout(),
                                    attribute,
                                    options.request(),
                                    concepts,
                                    meanings,
                                    within,
                                    levels == null ? OptionalInt.empty() : OptionalInt.of(levels),
                                    cuts == null ? ValueBands.UNSAID : ValueBands.of(cuts),
                                    scale == null ? List.of() : scale(scale),
                                    k),
                            progress);
        }
        List<Path> written = write(built, file, meanings, drafts);
        PrintWriter console = spec.commandLine().getOut();
        if (json) {
            console.print(Json.write(json(built, written)));
        } else {
            print(built, written, console);
        }
        console.flush();
        return 0;
    }

    private Map<String, Object> json(BuiltHierarchies built, List<Path> written) {
        return OwnerFolder.marked(Json.object(
                "attribute",
                attribute,
                "basis",
                built.basis(),
                "guessed",
                built.guessed(),
                "unmapped",
                built.unmapped(),
                "k",
                k,
                "why",
                built.why(),
                "missing",
                built.missing(),
                "written",
                written,
                "candidates",
                built.candidates().stream().map(HierarchyCandidate::json).toList()));
    }

    private static List<String> scale(String text) {
        return Stream.of(text.split(text.contains(";") ? ";" : ",", -1))
                .map(String::strip)
                .filter(answer -> !answer.isEmpty())
                .toList();
    }

    /** Writes the requested files; the concepts of the labels come last. */
    private List<Path> write(BuiltHierarchies built, Path file, Path meanings, DraftFiles drafts) {
        List<Path> written = new ArrayList<>();
        List<HierarchyCandidate> chosen = all ? built.candidates() : List.of(built.recommended());
        for (int i = 0; i < chosen.size(); i++) {
            HierarchyCandidate candidate = chosen.get(i);
            Path target = i == 0 ? file : numbered(file, i + 1);
            drafts.add(target, draft -> HierarchyFile.write(candidate.hierarchy(), draft));
            written.add(target);
        }
        if (built.semantic()) {
            drafts.add(
                    meanings,
                    draft -> HierarchyFile.writeConcepts(
                            attribute,
                            chosen.stream()
                                    .map(candidate -> candidate.meaning().orElseThrow())
                                    .toList(),
                            new HashSet<>(built.doubtful()),
                            new Tables(),
                            meanings,
                            draft));
            written.add(meanings);
        }
        drafts.write();
        return written;
    }

    private static String fileName(String column) {
        return column.replaceAll("[^\\p{L}\\p{N}._-]+", "-");
    }

    private static Path numbered(Path file, int number) {
        String name = String.valueOf(file.getFileName());
        int dot = name.lastIndexOf('.');
        return file.resolveSibling(
                dot <= 0 ? name + "-" + number : name.substring(0, dot) + "-" + number + name.substring(dot));
    }

    /**
     * The files that are never replaced. The mapping that this command wrote is not among them, even if the user
     * corrected it: it is read, completed and written again.
     */
    private List<Path> sources(Path meanings) {
        List<Path> sources = new ArrayList<>(options.files());
        sources.addAll(data.files());
        if (concepts != null && !concepts.toAbsolutePath().normalize().equals(meanings)) {
            sources.add(concepts);
        }
        return sources;
    }

    private void print(BuiltHierarchies built, List<Path> written, PrintWriter console) {
        console.println(Paragraph.of(
                "",
                attribute + ": " + built.recommended().hierarchy().leaves() + " values in " + built.rows() + " rows; "
                        + built.basis()));
        for (int i = 0; i < built.candidates().size(); i++) {
            console.println();
            print(i + 1, built.candidates().get(i), built, console);
        }
        console.println();
        int height = built.recommended().hierarchy().height();
        if (levels != null && height < levels) {
            console.println(Paragraph.of("? ", levels + " levels were requested; there are " + height + " at most"));
        }
        if (built.allDifferent()) {
            console.println(Paragraph.of("? ", "every row has a different value: is the column an identifier?"));
        }
        if (built.guessed() || !built.doubtful().isEmpty()) {
            console.println(Paragraph.of("? ", doubts(built, written.get(written.size() - 1))));
        }
        if (within != null && built.semantic() && !built.guessed()) {
            console.println(Paragraph.of(
                    "? ",
                    "no concept was guessed, so --within has no effect: remove the file of concepts to guess again"));
        }
        if (built.unmapped() > 0) {
            console.println(Paragraph.of(
                    "? ",
                    (built.unmapped() == 1 ? "1 value has" : built.unmapped() + " values have")
                            + " no concept, and only the root above"));
        }
        written.forEach(file -> console.println("wrote " + file));
        Path folder = data.folder(written.get(0));
        Map<String, String> further = new LinkedHashMap<>();
        if (built.semantic()) {
            further.put("taxonomy", options.from(folder));
            further.put("concepts", RecipePathText.from(folder, written.get(written.size() - 1)));
            if (options.language() != null) {
                further.put("language", options.language());
            }
        }
        console.println("name it in the recipe:");
        console.println(
                "  " + FindingLines.printable(built.entry(RecipePathText.from(folder, written.get(0)), further)));
        if (!data.hasRecipe() && built.missing().stream().anyMatch(sign -> !sign.isEmpty())) {
            console.println("and add at the top of the recipe, because these were read as \"no value\":");
            console.println(ConceptEntry.missing(built.missing()));
        }
    }

    private static String doubts(BuiltHierarchies built, Path meanings) {
        int doubtful = built.doubtful().size();
        String what = built.guessed()
                ? "the concepts are guesses" + (doubtful == 0 ? "" : ", doubtful for " + doubtful + " of them")
                : (doubtful == 1 ? "1 value is" : doubtful + " values are") + " marked to be checked";
        return what + ": open " + meanings.getFileName()
                + ", correct the column 'concept' (semblance concepts find WORD"
                + " lists the possible ones), " + (built.guessed() ? "" : "clear 'look' where it is correct, ")
                + "and build again with --replace";
    }

    private static void print(int number, HierarchyCandidate candidate, BuiltHierarchies built, PrintWriter console) {
        int height = candidate.hierarchy().height();
        console.println(String.format(
                Locale.ROOT,
                "  %d  %d %s, %s; loss %s%s",
                number,
                height,
                height == 1 ? "level" : "levels",
                candidate.made(),
                ScoreText.figure(candidate.score().whole()),
                number == 1 ? "  (recommended)" : ""));
        console.println("     level  labels  fewest rows    loss");
        for (int level = 0; level <= height; level++) {
            console.println(String.format(
                    Locale.ROOT,
                    "     %5d  %6d  %11d  %s%s",
                    level,
                    candidate.hierarchy().nodes(level),
                    candidate.smallest().get(level),
                    ScoreText.figure(level == 0 ? 0 : candidate.score().level(level)),
                    level == candidate.firstLevel() && candidate.smallest().get(level) >= candidate.k()
                            ? "  <- every label has " + candidate.k() + " rows"
                            : ""));
        }
        if (number == 1) {
            console.println(Paragraph.of("     why: ", built.why()));
            for (int level = 1; level < height; level++) {
                List<String> labels = candidate.tellable(level, built.column());
                if (!labels.isEmpty()) {
                    console.println(Paragraph.of(
                            "     level " + level + ": ",
                            String.join(", ", labels.subList(0, Math.min(SHOWN, labels.size())))
                                    + (labels.size() > SHOWN ? ", …" : "")));
                }
            }
        }
    }
}
