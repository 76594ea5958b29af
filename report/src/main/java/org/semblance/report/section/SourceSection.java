package org.semblance.report.section;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.semblance.Citation;
import org.semblance.release.figures.NumberFormat;
import org.semblance.release.publication.CitedWork;
import org.semblance.release.report.Report;
import org.semblance.report.html.Html;

/** Citations, the version of the program, and the running time. */
public final class SourceSection implements Section {

    @Override
    public String id() {
        return "source";
    }

    @Override
    public String title() {
        return "How to cite";
    }

    @Override
    public void write(Report report, Html page) {
        method(report.method(), report.methodSummary(), page);
        cite(report.source(), "release", page);
        works(report.context().works(), page);
        bibtex(
                Stream.concat(
                        report.source().stream(),
                        report.context().works().stream().map(CitedWork::citation)),
                report.version(),
                page);
        imprint(report.version(), report.seconds(), page);
    }

    /** What the method is, in a line. */
    public static void method(Map<String, Object> method, String summary, Html page) {
        if (!summary.isBlank()) {
            page.open("p")
                    .leaf("strong", Banner.method(method))
                    .text(": ")
                    .foreign(summary)
                    .close();
        }
    }

    /** The work to cite when the masked data are published. */
    public static void cite(Optional<Citation> source, String what, Html page) {
        if (source.isPresent()) {
            page.leaf(
                    "p",
                    "The method was published in this work. Please cite it when you publish the " + what + ".",
                    "class",
                    "lead");
            page.open("blockquote").foreign(source.get().toString()).close();
        } else {
            page.leaf("p", "The method has no publication to cite.");
        }
    }

    /** The papers of the guarantees and measures. */
    public static void works(List<CitedWork> works, Html page) {
        if (works.isEmpty()) {
            return;
        }
        page.leaf("h3", "Guarantees and measures");
        page.open("ul");
        for (CitedWork work : works) {
            page.open("li").foreign(work.citation().toString());
            page.leaf("small", String.join(", ", work.names()), "class", "meaning")
                    .close();
        }
        page.close();
    }

    /** All works and this program as BibTeX entries to copy. */
    public static void bibtex(Stream<Citation> works, String version, Html page) {
        Map<String, String> entries = new LinkedHashMap<>();
        works.distinct().forEach(citation -> {
            String key = Bibtex.key(citation);
            // two papers of the same year and first author need different keys
            String own = entries.containsKey(key) ? key + entries.size() : key;
            entries.put(own, Bibtex.of(citation, own));
        });
        entries.put("semblance", "@software{semblance,\n  title = {{Semblance}},\n  version = {" + version + "}\n}");
        page.open("details").leaf("summary", "BibTeX to copy");
        page.leaf("pre", String.join("\n\n", entries.values()), "tabindex", "0", "aria-label", "BibTeX")
                .close();
    }

    /** The version of the program, and the time of each stage. */
    public static void imprint(String version, Map<String, Double> seconds, Html page) {
        page.open("p", "class", "imprint")
                .text("Made by Semblance ")
                .foreign(version)
                .text(".");
        if (!seconds.isEmpty()) {
            double all =
                    seconds.values().stream().mapToDouble(Double::doubleValue).sum();
            page.text(" Time taken: " + NumberFormat.duration(all) + " (")
                    .foreign(seconds.entrySet().stream()
                            .map(stage -> stage.getKey() + "\u00A0" + NumberFormat.duration(stage.getValue()))
                            .collect(Collectors.joining(", ")))
                    .text(").");
        }
        page.text(" Every figure of this page is also in report.json.").close();
    }
}
