package org.semblance.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.semblance.Count;
import org.semblance.VerdictCode;
import org.semblance.Watcher;
import org.semblance.release.json.Json;
import org.semblance.release.report.Report;
import org.semblance.release.run.CheckAnswer;
import org.semblance.release.run.ReleaseCheck;

/** Prints the answer of a check on a file: yes, no, or cannot be told. */
final class CheckText {

    /** The number of rows of a verdict that JSON lists, unless all are asked for. */
    private static final int ROWS = 100;

    private final CheckAnswer answer;
    private final Optional<ReleaseCheck.Classes> classes;

    /** @param classes the equivalence classes to show, if that is asked */
    CheckText(CheckAnswer answer, Optional<ReleaseCheck.Classes> classes) {
        this.answer = answer;
        this.classes = classes;
    }

    private List<Watcher.Warning> warnings() {
        return Stream.concat(answer.warnings().stream(), classes.stream().flatMap(shown -> shown.warnings().stream()))
                .distinct()
                .toList();
    }

    void print(PrintWriter console) {
        String reply = switch (answer.reply()) {
            case YES -> "yes";
            case NO -> "no";
            case UNDETERMINED -> "cannot be told";
        };
        console.println(reply + ", judged on " + Count.of(answer.rows(), "row") + " ("
                + FindingLines.printable(answer.taken()) + ")");
        FindingLines.findings(answer.findings(), console);
        answer.defaults().forEach(finding -> FindingLines.undetermined(finding, "not checked", console));
        if (!answer.certified().isEmpty()) {
            console.println("  as certified, because the file alone does not show it:");
            FindingLines.findings(answer.certified(), console);
        }
        FindingLines.warnings(warnings(), console);
        classes.ifPresent(shown -> ClassLines.print(shown, console));
    }

    /**
     * The answer as JSON values.
     *
     * @param allRows whether to list all rows of a verdict
     */
    Map<String, Object> json(boolean allRows) {
        List<Map<String, Object>> verdicts = new ArrayList<>();
        answer.findings().forEach(finding -> verdicts.add(json(finding, "file", allRows)));
        answer.certified().forEach(finding -> verdicts.add(json(finding, "certificate", allRows)));
        Map<String, Object> json = Json.object(
                "rows",
                answer.rows(),
                "holds",
                switch (answer.reply()) {
                    case YES -> true;
                    case NO -> false;
                    case UNDETERMINED -> Double.NaN; // written as null
                },
                "by",
                answer.certified().isEmpty() ? "file" : "file and certificate",
                "taken",
                answer.taken(),
                "verdicts",
                verdicts,
                "not-checked",
                answer.defaults().stream()
                        .map(finding -> json(finding, "file", allRows))
                        .toList(),
                "warnings",
                Report.json(warnings()));
        if (answer.reply() == CheckAnswer.Reply.UNDETERMINED) {
            json.put("code", VerdictCode.V_UNTOLD.code());
        }
        classes.ifPresent(shown -> json.put("classes", ClassLines.json(shown)));
        return json;
    }

    /** A verdict with the number of its rows, of which the first are listed. */
    private static Map<String, Object> json(Report.Finding finding, String by, boolean allRows) {
        Map<String, Object> json = finding.json();
        List<Integer> rows = finding.rows();
        json.put("rows", allRows || rows.size() <= ROWS ? rows : rows.subList(0, ROWS));
        json.put("row-count", rows.size());
        json.put("by", by);
        return json;
    }
}
