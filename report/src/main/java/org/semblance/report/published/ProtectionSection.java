package org.semblance.report.published;

import java.util.ArrayList;
import java.util.List;
import org.semblance.privacy.DeltaPresence;
import org.semblance.release.publication.PublicReport;
import org.semblance.report.html.Html;
import org.semblance.report.section.AttackDetails;

/** What the guarantees do and do not protect against, as far as the release shows it. */
public final class ProtectionSection implements PublicSection {

    @Override
    public String id() {
        return "limits";
    }

    @Override
    public String title() {
        return "What this does and does not protect against";
    }

    @Override
    public void write(PublicReport report, Html page) {
        AttackDetails.write(report.attacks(), page);
        page.open("ul", "class", "limits");
        limits(report).forEach(limit -> page.leaf("li", limit));
        page.close();
    }

    private static List<String> limits(PublicReport report) {
        List<String> limits = new ArrayList<>();
        if (report.sizes().isPresent() && report.documents().isEmpty() && hasNumbers(report)) {
            limits.add(
                    "Means of groups are exact sums: with a register, the members of a group can be named. Which row is"
                            + " whose stays hidden.");
        }
        if (report.documents().isEmpty()) {
            limits.add("An attribute that others may know and that was not declared a quasi-identifier is not masked.");
            if (report.verdicts().stream()
                    .noneMatch(verdict -> verdict.guarantee().equals(DeltaPresence.NAME))) {
                limits.add("That somebody took part does not stay hidden.");
            }
        }
        limits.add("A useful release reveals something about people who are similar, including the people in it.");
        return limits;
    }

    private static boolean hasNumbers(PublicReport report) {
        return report.attributes().stream()
                .anyMatch(attribute -> attribute.moments().isPresent());
    }
}
