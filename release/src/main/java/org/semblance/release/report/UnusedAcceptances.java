package org.semblance.release.report;

import java.util.HashSet;
import java.util.Set;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.quality.Score;
import org.semblance.release.attack.AttackTable;
import org.semblance.release.recipe.Acceptances;

/** Tells of what a recipe accepts although a run did not warn of it, measure it, or find an attack that it settles. */
final class UnusedAcceptances {

    private UnusedAcceptances() {}

    /** Warns of each; sets of columns are judged where columns are. */
    static void tell(Acceptances accepted, Report report, Watcher watcher) {
        Set<String> met = new HashSet<>();
        report.warnings().stream().map(Watcher.Warning::code).forEach(met::add);
        report.scores().stream().map(Score::name).forEach(met::add);
        report.verdicts().stream().map(Report.Finding::guarantee).forEach(met::add);
        AttackTable attacks = report.attacks();
        accepted.named().keySet().stream()
                .filter(name -> !met.contains(name) && !attacks.accepts(name))
                .forEach(name -> watcher.warn(
                        WarningCode.W_ACCEPT_UNUSED, "accept: " + name + " has no effect: this run did not meet it"));
    }
}
