package org.semblance.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.authoring.concepts.ConceptSearch;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.formats.taxonomy.Taxonomies;
import org.semblance.release.json.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code concepts find}: looks up a word. */
@Command(
        name = "find",
        mixinStandardHelpOptions = true,
        description = {
            "Lists the possible concepts of a word, the most usual first.",
            "",
            "Each is shown with its name for concepts.csv, such as clerk#1, its definition and its broader"
                    + " concepts. For an unknown word, similar words are listed."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  semblance concepts find clerk",
            "  semblance concepts find \"heart disease\" --taxonomy diseases.obo"
        })
final class ConceptsFindCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "WORD", description = "A word; several words in quotes.")
    private String word;

    @Mixin
    private final TaxonomyOptions options = new TaxonomyOptions();

    @Option(names = "--json", description = "Print what was found as JSON.")
    private boolean json;

    @Override
    public Integer call() {
        Taxonomies taxonomies = new Taxonomies();
        Taxonomy taxonomy;
        ConceptSearch.Answer answer;
        try (Progress progress = Progress.onTerminal()) {
            taxonomy = taxonomies.read(options.request(), progress);
            answer = new ConceptSearch(taxonomy, taxonomies.morphology(options.request())).find(word);
        }
        if (answer.empty()) {
            throw Problem.recipe(
                    ProblemCode.E_WORD,
                    taxonomy.name() + " has no word '" + word + "', and none like it",
                    "try the base form of the word, a wider one or another --taxonomy");
        }
        PrintWriter console = spec.commandLine().getOut();
        if (json) {
            console.print(Json.write(Json.object(
                    "word",
                    word,
                    "taxonomy",
                    taxonomy.name(),
                    "senses",
                    answer.senses().stream()
                            .map(sense -> Json.object(
                                    "concept",
                                    sense.name().reference(),
                                    "word",
                                    sense.word(),
                                    "label",
                                    sense.name().label(),
                                    "gloss",
                                    sense.gloss(),
                                    "above",
                                    sense.above()))
                            .toList(),
                    "near",
                    answer.near(),
                    "starting",
                    answer.starting())));
        } else {
            print(answer, taxonomy, console);
        }
        console.flush();
        return 0;
    }

    private void print(ConceptSearch.Answer answer, Taxonomy taxonomy, PrintWriter console) {
        if (answer.senses().isEmpty()) {
            console.println(Paragraph.of("", taxonomy.name() + " has no word '" + word + "'"));
            suggest("similar spelling: ", answer.near(), console);
            suggest("same beginning:   ", answer.starting(), console);
            return;
        }
        int senses = answer.senses().size();
        console.println(Paragraph.of(
                "",
                "'" + word + "' may mean " + (senses == 1 ? "one concept" : senses + " concepts") + " of "
                        + taxonomy.name()));
        for (ConceptSearch.Sense sense : answer.senses()) {
            console.println(Paragraph.of("  ", sense.name().both()));
            if (!sense.gloss().isEmpty()) {
                console.println(Paragraph.of("      ", sense.gloss()));
            }
            if (!sense.above().isEmpty()) {
                console.println(Paragraph.of("      kind of: ", String.join(" < ", sense.above())));
            }
        }
    }

    private static void suggest(String what, List<String> words, PrintWriter console) {
        if (!words.isEmpty()) {
            console.println(Paragraph.of("  " + what, String.join(", ", words)));
        }
    }
}
