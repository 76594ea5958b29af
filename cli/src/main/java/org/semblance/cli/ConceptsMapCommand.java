package org.semblance.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.authoring.concepts.ConceptDraft;
import org.semblance.authoring.concepts.ConceptEntry;
import org.semblance.authoring.concepts.ConceptProposals;
import org.semblance.authoring.concepts.ConceptSheet;
import org.semblance.formats.Tables;
import org.semblance.formats.taxonomy.Taxonomies;
import org.semblance.release.columns.ConceptSummary;
import org.semblance.release.folder.DraftFiles;
import org.semblance.release.folder.OwnerFolder;
import org.semblance.release.json.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The command {@code concepts map}: proposes concepts for the words of a table. */
@Command(
        name = "map",
        mixinStandardHelpOptions = true,
        description = {
            "Proposes concepts for the words of a table and writes them to concepts.csv, to be checked.",
            "",
            "Open the file in a spreadsheet: doubtful entries come first for each column. Correct the column"
                    + " 'concept' with the help of 'concepts find WORD', and name the file in the recipe. It contains"
                    + " data values: protect it like the data."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  semblance concepts map examples/visitors/visitors.csv --attribute occupation",
            "  semblance concepts map patients.csv --attribute diagnosis --taxonomy icd.csv"
        })
final class ConceptsMapCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private final DataOptions data = new DataOptions();

    @Option(
            names = "--attribute",
            paramLabel = "COLUMN",
            description = "A column to map; may be repeated (default: all columns of words).")
    private List<String> attributes = new ArrayList<>();

    @Mixin
    private final TaxonomyOptions options = new TaxonomyOptions();

    @Option(
            names = "--within",
            paramLabel = "CONCEPT",
            description = "A concept that covers all values, such as worker#1; other senses are ignored.")
    private @Nullable String within;

    @Option(names = "--out", paramLabel = "FILE", description = "Output file (default: concepts.csv next to the data).")
    private @Nullable Path out;

    @Option(names = "--replace", description = "Replace an existing file.")
    private boolean replace;

    @Option(names = "--json", description = "Print what was found as JSON.")
    private boolean json;

    @Override
    public Integer call() {
        Path file = (out == null ? data.beside("concepts.csv") : out)
                .toAbsolutePath()
                .normalize();
        DraftFiles drafts = new DraftFiles(replace, sources());
        drafts.admit(file);
        ConceptDraft draft;
        try (Progress progress = Progress.onTerminal()) {
            draft = new ConceptProposals(new Tables(), new Taxonomies())
                    .propose(
                            data.source(),
                            data.layout(),
                            attributes,
                            new ConceptProposals.Question(options.request(), within),
                            progress);
        }
        // columns named by the user are written however few of their values were found
        ConceptDraft written = attributes.isEmpty() ? draft.carried() : draft;
        if (written.mappings().isEmpty()) {
            throw Problem.data(
                    ProblemCode.E_CONCEPTS,
                    draft.taxonomy().name() + " covers none of the columns, so there is nothing to write",
                    "name a column with --attribute to map it anyway, or another --taxonomy, such as a "
                            + "hierarchy of your own");
        }
        drafts.add(file, target -> ConceptSheet.write(written, new Tables(), target))
                .write();
        PrintWriter console = spec.commandLine().getOut();
        if (json) {
            console.print(Json.write(OwnerFolder.marked(Json.object(
                    "concepts",
                    file,
                    "taxonomy",
                    draft.taxonomy().name(),
                    "missing",
                    draft.missing(),
                    "attributes",
                    draft.summaries().stream().map(ConceptsMapCommand::json).toList()))));
        } else {
            print(draft, file, console);
        }
        console.flush();
        return 0;
    }

    private List<Path> sources() {
        List<Path> sources = new ArrayList<>(options.files());
        sources.addAll(data.files());
        return sources;
    }

    private static Object json(ConceptSummary summary) {
        return Json.object(
                "attribute",
                summary.attribute(),
                "values",
                summary.values(),
                "found",
                summary.found(),
                "doubtful",
                summary.doubtful(),
                "coverage",
                summary.coverage(),
                "under",
                Objects.requireNonNullElse(summary.under(), ""),
                "carried",
                summary.carried());
    }

    private void print(ConceptDraft draft, Path file, PrintWriter console) {
        List<ConceptSummary> summaries = draft.summaries();
        summaries.forEach(summary -> print(summary, draft.taxonomy().name(), console));
        console.println("wrote " + file);
        Path folder = data.folder(file);
        ConceptEntry entry = new ConceptEntry(
                options.from(folder),
                RecipePathText.from(folder, file),
                draft.taxonomy().hasVirtualRoot(),
                within,
                options.language());
        console.println("open it, correct the column 'concept', then name it in the recipe:");
        summaries.stream()
                .filter(summary -> summary.carried() || !attributes.isEmpty())
                .forEach(summary -> console.println(
                        "  " + FindingLines.printable(entry.line(summary.attribute(), summary.role()))));
        if (!data.hasRecipe() && draft.missing().stream().anyMatch(sign -> !sign.isEmpty())) {
            console.println("  " + ConceptEntry.missing(draft.missing()) + "    # read as \"no value\" here");
        }
    }

    private void print(ConceptSummary summary, String taxonomy, PrintWriter console) {
        String found = summary.found() + " of " + summary.values() + " values found, in " + summary.share()
                + " of the rows" + (summary.doubtful() == 0 ? "" : "; " + summary.doubtful() + " doubtful");
        console.println(Paragraph.of("", FindingLines.printable(summary.attribute())));
        console.println(
                Paragraph.of("  ", found + (summary.under() == null ? "" : "; kinds of '" + summary.under() + "'")));
        if (!summary.carried()) {
            console.println(Paragraph.of(
                    "  -> ",
                    taxonomy + " does not cover it" + (attributes.isEmpty() ? ", so it is left out" : "")
                            + ": too few values were found, or they are of too many kinds; give a hierarchy of its "
                            + "values with --taxonomy FILE, or make it nominal"));
        } else if (summary.left() > 0) {
            console.println(Paragraph.of(
                    "  -> ",
                    summary.left() == 1
                            ? "1 value has no concept: it is at the top of the file, and anonymize refuses it until it "
                                    + "has one"
                            : summary.left()
                                    + " values have no concept: they are at the top of the file, and anonymize refuses them "
                                    + "until they have one"));
        }
    }
}
