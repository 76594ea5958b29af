package org.semblance.release.run;

import java.io.IOException;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.semblance.Watcher;
import org.semblance.catalog.Catalog;
import org.semblance.privacy.Guarantee;
import org.semblance.release.folder.Certificate;
import org.semblance.release.folder.WholeFolder;
import org.semblance.release.masking.Seed;
import org.semblance.release.publication.HeldGuarantee;
import org.semblance.release.publication.PublicReport;
import org.semblance.release.publication.PublicReportBuilder;
import org.semblance.release.publication.ReleaseContent;
import org.semblance.release.publication.ReleaseFacts;
import org.semblance.release.publication.StableFigures;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.release.report.LedgerFigures;
import org.semblance.release.report.Report;
import org.semblance.release.report.ReportBuilder;
import org.semblance.release.report.RunLog;
import org.semblance.release.report.RunResult;
import org.semblance.release.stability.LeaveOneOutFigures;

/** Last stage of a run: builds its reports and writes them with the certificate. */
record RunReports(Catalog catalog, ReleaseFiles files) {

    /**
     * Builds the reports. If all guarantees hold, writes the public one and the certificate next to the released file,
     * and the owner's one to the folder next to it.
     *
     * @param plots whether charts are written to the owner's folder
     */
    Report write(MeasuredRun measured, Seed seed, boolean plots, WholeFolder folder, RunLog log) throws IOException {
        RunWarnings.tell(measured, log);
        RunResult result = measured.result(seed.given());
        ReportBuilder owners = new ReportBuilder(catalog);
        if (!result.holds()) {
            return owners.report(result, Optional.empty(), log);
        }
        PublicReport published =
                log.time("report", () -> WriteFailure.asProblem(() -> published(measured, seed, folder, log)));
        files.writePublic(published, folder);
        String certificate = ReleaseFiles.certify(published, folder);
        Report report = owners.report(result, Optional.of(released(published.facts(), Optional.of(certificate))), log);
        files.writeOwners(report, plots, folder);
        return report;
    }

    /**
     * Builds the owner's report of a trial, which says what a release would, and writes it. The public report is built
     * like that of a release, and not kept; nor are the masked files, unless they are asked for.
     */
    Report tried(MeasuredRun measured, Seed seed, Run.Options options, WholeFolder folder, RunLog log)
            throws IOException {
        RunWarnings.tell(measured, log);
        RunResult result = measured.result(seed.given());
        Optional<PublicReport> published = result.holds()
                ? Optional.of(
                        log.time("report", () -> WriteFailure.asProblem(() -> published(measured, seed, folder, log))))
                : Optional.empty();
        boolean keeps = result.holds() && options.trial() == Run.Options.Trial.WITH_TABLE;
        List<String> masked = folder.created();
        if (!keeps) {
            for (String file : masked) {
                folder.discard(file);
            }
        }
        Report report = new ReportBuilder(catalog)
                .report(result, published.map(each -> released(each.facts(), Optional.empty())), log);
        files.writeTrial(report, keeps ? masked : List.of(), options.ownersCharts(), folder);
        return report;
    }

    /** Writes the report of a refused run into a folder of its own. */
    void writeRefusal(Report report, WholeFolder folder) throws IOException {
        files.writeRefusal(report, folder);
    }

    /** The public report, which is computed from the written files and what {@link ReleaseFacts} hold. */
    private PublicReport published(MeasuredRun measured, Seed seed, WholeFolder folder, RunLog log) throws IOException {
        ReleaseFacts facts = facts(measured.judged(), seed, folder, log);
        ReleaseContent content = measured.judged().content(log);
        return new PublicReportBuilder(facts, content, catalog, log).report(figures(measured, content, log));
    }

    private static ReleaseFacts facts(JudgedRun judged, Seed seed, WholeFolder folder, RunLog log) throws IOException {
        PreparedRun prepared = judged.masked().prepared();
        TableRecipe recipe = prepared.recipe();
        List<Certificate.Content> contents =
                ReleaseFiles.contents(judged.written().files(), folder);
        return new ReleaseFacts(
                recipe,
                contents.get(0),
                contents.subList(1, contents.size()),
                !seed.given() && recipe.release().shuffle() && !prepared.forResearch(),
                seed.given(),
                held(recipe, judged.judgement().findings()),
                judged.masked().ledger().map(LedgerFigures::holds),
                log.warnings().stream().map(Watcher.Warning::kind).toList());
    }

    /** The guarantees, in words that may be published; each was verified, in this order. */
    private static List<HeldGuarantee> held(TableRecipe recipe, List<Report.Finding> findings) {
        Iterator<Guarantee> verified = recipe.guaranteesToVerify().iterator();
        return findings.stream()
                .map(finding -> new HeldGuarantee(
                        finding.guarantee(),
                        finding.asked(),
                        // documents have a finding more, which is no guarantee of the recipe
                        verified.hasNext() ? verified.next().published(finding.of()) : finding.of(),
                        finding.attribute()))
                .toList();
    }

    /** The figures of the original that the recipe asks to publish. */
    private static StableFigures figures(MeasuredRun measured, ReleaseContent content, RunLog log) {
        MaskedRun masked = measured.judged().masked();
        TableRecipe recipe = masked.prepared().recipe();
        return recipe.publications().isEmpty()
                ? StableFigures.NONE
                : new LeaveOneOutFigures(
                                recipe,
                                masked.prepared().atHand().data(),
                                masked.masked().table(),
                                measured.scores(),
                                content.table().orElseThrow(),
                                log)
                        .figures();
    }

    /** The released file; without a certificate, it is only on trial. */
    private static Report.ReleasedFile released(ReleaseFacts facts, Optional<String> certificate) {
        return new Report.ReleasedFile(
                facts.file().file(),
                facts.file().sha256(),
                facts.forPublication(),
                facts.otherFiles(),
                certificate,
                certificate.isEmpty());
    }
}
