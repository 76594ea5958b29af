package org.semblance.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.semblance.Count;
import org.semblance.formats.documents.Corpora;
import org.semblance.release.documents.DocumentSearch;
import org.semblance.release.json.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code documents search}: queries the index of a document release. */
@Command(
        name = "search",
        mixinStandardHelpOptions = true,
        description = {
            "Ranks the vectors of a document release by their similarity to words.",
            "",
            "Words are turned into terms in the same way as those of the documents. The score is the cosine"
                    + " similarity between a vector and the words, from 0 to 1. Every vector represents k or more"
                    + " documents."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  semblance documents search examples/notes/release \"swollen knee\"",
            "  semblance documents search examples/notes/release sleep --most 3 --json"
        })
final class DocumentsSearchCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "RELEASE", description = "Folder of a document release.")
    private Path release;

    @Parameters(index = "1..*", arity = "1..*", paramLabel = "WORDS", description = "Words to search for.")
    private List<String> words;

    @Option(
            names = "--most",
            paramLabel = "N",
            defaultValue = "10",
            description = "Number of vectors to show (default: ${DEFAULT-VALUE}).")
    private int most;

    @Option(names = "--json", description = "Print the result as JSON.")
    private boolean json;

    @Override
    public Integer call() {
        if (most < 1) {
            throw new ParameterException(spec.commandLine(), "--most must be 1 or more");
        }
        DocumentSearch.Answer answer = new DocumentSearch(new Corpora()).ask(release, String.join(" ", words), most);
        PrintWriter console = spec.commandLine().getOut();
        if (json) {
            console.print(Json.write(answer.json()));
        } else {
            tell(answer, console);
        }
        console.flush();
        return 0;
    }

    private static void tell(DocumentSearch.Answer answer, PrintWriter console) {
        tell("leave no term: ", answer.termless(), console);
        tell("not in the release: ", answer.unknown(), console);
        if (answer.hits().isEmpty()) {
            console.println("nothing found");
            return;
        }
        console.println(Count.of(answer.vectors(), "vector")
                + (answer.vectors() == 1 ? ", which represents " : ", which represent ")
                + Count.of(answer.documents(), "document")
                + (answer.vectors() == 1 ? ", has " : ", have ")
                + FindingLines.printable(String.join(", ", answer.known())));
        for (DocumentSearch.Match hit : answer.hits()) {
            console.printf(
                    Locale.ROOT,
                    "  %.3f  vector %d, %d documents%s%n",
                    hit.score(),
                    hit.vector(),
                    hit.documents(),
                    labels(hit));
            console.println(Paragraph.of("         ", FindingLines.printable(String.join(" ", hit.terms()))));
        }
        if (answer.vectors() > answer.hits().size()) {
            console.println("  and " + (answer.vectors() - answer.hits().size()) + " more; --most shows them");
        }
    }

    private static void tell(String what, List<String> words, PrintWriter console) {
        if (!words.isEmpty()) {
            console.println(Paragraph.of("", what + FindingLines.printable(String.join(", ", words))));
        }
    }

    private static String labels(DocumentSearch.Match hit) {
        return hit.labels().isEmpty()
                ? ""
                : ": "
                        + FindingLines.printable(hit.labels().entrySet().stream()
                                .map(label -> label.getValue() + " " + label.getKey())
                                .collect(Collectors.joining(", ")));
    }
}
