package org.semblance.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.semblance.authoring.concepts.ConceptView;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.similarity.WuPalmer;
import org.semblance.formats.taxonomy.Taxonomies;
import org.semblance.release.json.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code concepts show}: shows a concept within its taxonomy. */
@Command(
        name = "show",
        mixinStandardHelpOptions = true,
        description = {
            "Shows a concept: its definition, its broader and narrower concepts, and similar ones.",
            "",
            "A concept is named as in concepts.csv: clerk#1, or the id of an ontology."
        },
        footerHeading = "%nExamples:%n",
        footer = {"  semblance concepts show clerk#1", "  semblance concepts show DOID:1612 --taxonomy diseases.obo"})
final class ConceptsShowCommand implements Callable<Integer> {

    private static final int CHILDREN = 20;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "CONCEPT", description = "A word with its sense, a word of one sense, or an id.")
    private String concept;

    @Mixin
    private final TaxonomyOptions options = new TaxonomyOptions();

    @Option(names = "--json", description = "Print the concept as JSON.")
    private boolean json;

    @Override
    public Integer call() {
        ConceptView view;
        try (Progress progress = Progress.onTerminal()) {
            Taxonomy taxonomy = new Taxonomies().read(options.request(), progress);
            view = ConceptView.of(taxonomy.concept(concept), taxonomy);
        }
        PrintWriter console = spec.commandLine().getOut();
        if (json) {
            console.print(Json.write(json(view)));
        } else {
            print(view, console);
        }
        console.flush();
        return 0;
    }

    private static Map<String, Object> json(ConceptView view) {
        return Json.object(
                "concept", view.name().reference(),
                "label", view.name().label(),
                "words", view.words(),
                "gloss", view.gloss(),
                "depth", view.depth(),
                "below", view.below(),
                "information-content", view.informationContent(),
                "ways", json(view.ways()),
                "children",
                        view.children().stream()
                                .map(child -> Json.object(
                                        "concept", child.name().reference(),
                                        "label", child.name().label(),
                                        "below", child.below()))
                                .toList(),
                "neighbours",
                        view.neighbours().stream()
                                .map(other -> Json.object(
                                        "concept",
                                        other.name().reference(),
                                        "label",
                                        other.name().label(),
                                        WuPalmer.NAME,
                                        other.similarity()))
                                .toList());
    }

    private static Map<String, Object> json(ConceptView.Branch branch) {
        return Json.object(
                "concept",
                branch.name().reference(),
                "label",
                branch.name().label(),
                "again",
                branch.again(),
                "branches",
                branch.branches().stream().map(ConceptsShowCommand::json).toList());
    }

    private static void print(ConceptView view, PrintWriter console) {
        console.println(Paragraph.of("", FindingLines.printable(view.name().both())));
        if (!view.gloss().isEmpty()) {
            console.println(Paragraph.of("  ", view.gloss()));
        }
        if (view.words().size() > 1) {
            console.println(Paragraph.of("  words: ", String.join(", ", view.words())));
        }
        console.println(String.format(
                Locale.ROOT,
                "  depth %d, %s below, information content %.2f",
                view.depth(),
                view.below() == 0 ? "no concept" : view.below() == 1 ? "1 concept" : view.below() + " concepts",
                view.informationContent()));
        console.println();
        ConceptPaths.lines(view.ways()).forEach(console::println);
        children(view.children(), console);
        if (!view.neighbours().isEmpty()) {
            console.println();
            console.println("similar concepts (Wu & Palmer):");
            view.neighbours()
                    .forEach(other -> console.println(Paragraph.cut(String.format(
                            Locale.ROOT,
                            "  %.2f  %s",
                            other.similarity(),
                            FindingLines.printable(other.name().both())))));
        }
    }

    private static void children(List<ConceptView.Child> children, PrintWriter console) {
        if (children.isEmpty()) {
            return;
        }
        console.println();
        console.println("narrower concepts, with the number of concepts below each:");
        children.stream()
                .limit(CHILDREN)
                .forEach(child -> console.println(Paragraph.cut(String.format(
                        Locale.ROOT,
                        "  %5d  %s",
                        child.below(),
                        FindingLines.printable(child.name().both())))));
        if (children.size() > CHILDREN) {
            console.println("  and " + (children.size() - CHILDREN) + " more");
        }
    }
}
