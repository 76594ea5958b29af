package org.semblance.release.run;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.ProblemKind;
import org.semblance.Watcher;
import org.semblance.catalog.Spelling;
import org.semblance.data.Column;
import org.semblance.data.Table;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Domain;
import org.semblance.domain.Nominal;
import org.semblance.domain.Role;
import org.semblance.domain.distribution.GroundDistance;
import org.semblance.port.TableReader;
import org.semblance.port.TaxonomyReader;
import org.semblance.privacy.AttributeGuarantee;
import org.semblance.privacy.ClassDiversity;
import org.semblance.privacy.Evidence;
import org.semblance.privacy.Guarantee;
import org.semblance.privacy.ReleasedTable;
import org.semblance.privacy.TCloseness;
import org.semblance.privacy.Verdict;
import org.semblance.release.prepare.Grounding;
import org.semblance.release.prepare.Preparation;
import org.semblance.release.prepare.SpellingVariantsCheck;
import org.semblance.release.prepare.SpreadsheetSafe;
import org.semblance.release.prepare.UndeclaredOrderCheck;
import org.semblance.release.report.Report;
import org.semblance.release.report.RunLog;
import org.semblance.release.verification.Verification;
import org.semblance.source.TableFormat;
import org.semblance.source.TableSource;

/** Checks guarantees on a table from any source, by its texts and without the original. */
public final class ReleaseCheck {

    private final Preparation.Sources sources;

    /** A check that can read the taxonomies and hierarchies of a recipe, too. */
    public ReleaseCheck(TableReader reader, TaxonomyReader taxonomies, Function<String, Path> files) {
        this.sources = new Preparation.Sources(reader, taxonomies, files);
    }

    public CheckAnswer ask(TableSource source, CheckQuestion question, Watcher watcher) {
        if (question.guarantees().isEmpty()) {
            throw Problem.recipe(
                    ProblemCode.E_GUARANTEE,
                    "the recipe has no guarantee that can be checked on a file: the method claims none, and the recipe lists"
                            + " none",
                    "give ‹k› to check k-anonymity, or see the risks in the report");
        }
        RunLog log = new RunLog(watcher);
        Intake intake = intake(source, question, watcher, log);
        List<Report.Finding> findings = new ArrayList<>();
        List<Report.Finding> defaults = new ArrayList<>();
        for (Guarantee guarantee : question.guarantees()) {
            Report.Finding finding =
                    Verification.finding(guarantee, verdict(guarantee, question, intake), intake.table.rows());
            (finding.undetermined() && question.byDefault(guarantee) ? defaults : findings).add(finding);
        }
        return new CheckAnswer(
                intake.table.size(),
                findings,
                defaults,
                List.of(),
                taken(
                        Optional.ofNullable(question.person()),
                        intake.evidence.persons().isPresent()),
                log.warnings());
    }

    /** The verdict of a judge; if it needs more than the file and refuses to go without, it cannot be told. */
    private static Verdict verdict(Guarantee guarantee, CheckQuestion question, Intake intake) {
        try {
            return guarantee.check(intake.released, intake.evidence);
        } catch (Problem lacking) {
            if (guarantee.basis(question.quasiIdentifiers()) == Guarantee.Basis.RELEASE) {
                throw lacking;
            }
            return Verdict.undetermined(
                    guarantee.name(), Double.NaN, "", Verdict.Doubt.settledByCertificate(lacking.what()));
        }
    }

    /** A file as it was read, and what the judges see of it. */
    private record Intake(Table table, ReleasedTable released, Evidence evidence) {}

    private Intake intake(TableSource source, CheckQuestion question, Watcher watcher, RunLog log) {
        refuseMasked(question);
        refuseUnnamed(question);
        Set<String> wanted = new HashSet<>(question.quasiIdentifiers());
        wanted.addAll(question.confidential());
        Optional<String> person = Optional.ofNullable(question.person());
        person.ifPresent(wanted::add);
        Table table = read(source, question, wanted::contains, watcher);
        refuseAbsent(ProblemCode.E_QI, question.quasiIdentifiers(), table, source, question, watcher);
        refuseAbsent(ProblemCode.E_GUARANTEE, question.confidential(), table, source, question, watcher);
        ReleasedTable released = released(question, table, watcher);
        Optional<int[]> persons = person.map(table::find).map(Column::codes);
        Evidence counted = new Evidence(persons, Map.of(), kept(question, released, log), Optional.empty());
        return new Intake(
                table, released, person.isPresent() && persons.isEmpty() ? counted.withUnknownPersons() : counted);
    }

    /**
     * The equivalence classes of a file that protect confidential columns least.
     *
     * @param count the number of all classes
     * @param worst those with the smallest l, then those with the largest t, at most as many as were asked for; rows
     *     are numbered as in the file
     * @param counted who holds values: rows or persons
     * @param personsUnknown whether rows were counted because the file does not say which belong to the same person
     * @param warnings what to know before relying on the figures
     */
    public record Classes(
            int count,
            List<ClassDiversity> worst,
            String counted,
            boolean personsUnknown,
            List<Watcher.Warning> warnings) {}

    /**
     * Shows l and t of single classes.
     *
     * @param of the confidential columns; those of the guarantees and of the recipe if empty
     * @param distance the ground distance between values; that of the domain if null
     * @param most the largest number of classes to show
     */
    public Classes classes(
            TableSource source,
            CheckQuestion question,
            List<String> of,
            @Nullable GroundDistance distance,
            int most,
            Watcher watcher) {
        List<String> columns = of.isEmpty() ? question.toShow() : of;
        if (columns.isEmpty()) {
            throw Problem.recipe(
                    ProblemCode.E_GUARANTEE,
                    "l and t of classes are those of confidential columns, and none is named",
                    "name them with ‹of›, such as ‹of diagnosis›, or give a recipe that has some");
        }
        CheckQuestion about = new CheckQuestion(
                question.quasiIdentifiers(),
                columns.stream()
                        .map(name -> new TCloseness(1, name, distance))
                        .collect(Collectors.toCollection(LinkedHashSet::new)),
                question.person(),
                question.missing(),
                question.csv(),
                question.recipe());
        RunLog log = new RunLog(watcher);
        Intake intake = intake(source, about, watcher, log);
        return new Classes(
                intake.released.classes().count(),
                ClassDiversity.worst(intake.released, intake.evidence, columns, distance, most).stream()
                        .map(one -> new ClassDiversity(
                                intake.table.rows().number(one.first()), one.rows(), one.attributes()))
                        .toList(),
                intake.evidence.persons().isPresent() ? "persons" : "rows",
                intake.evidence.personsUnknown(),
                log.warnings());
    }

    private static ReleasedTable released(CheckQuestion question, Table table, Watcher watcher) {
        return question.recipe()
                .map(recipe -> Verification.released(recipe, table, question.quasiIdentifiers(), watcher))
                .orElseGet(() -> new ReleasedTable(table, question.quasiIdentifiers(), "", watcher)
                        .reading((column, text) -> question.missing().contains(text), UnaryOperator.identity()));
    }

    private static void refuseMasked(CheckQuestion question) {
        question.confidential().stream()
                .filter(question.quasiIdentifiers()::contains)
                .findFirst()
                .ifPresent(name -> {
                    throw Problem.recipe(
                            ProblemCode.E_GUARANTEE,
                            "'" + name + "' is a quasi-identifier: every class of equal rows shows one value of it, and"
                                    + " the original ones behind that are not in the file",
                            "name a column that is no quasi-identifier; anonymize judges the original values");
                });
    }

    /** Refuses to judge a masked column of the recipe as if it were kept, because other quasi-identifiers are given. */
    private static void refuseUnnamed(CheckQuestion question) {
        question.guarantees().stream()
                .filter(question::behindMasked)
                .map(guarantee -> ((AttributeGuarantee) guarantee).of())
                .filter(name -> !question.quasiIdentifiers().contains(name))
                .findFirst()
                .ifPresent(name -> {
                    throw Problem.recipe(
                            ProblemCode.E_QI,
                            "the recipe masks '" + name + "', and the quasi-identifiers given do not name it",
                            "name it in ‹qi› too, or leave ‹qi› out for those of the recipe");
                });
    }

    private Table read(TableSource source, CheckQuestion question, TableReader.Columns wanted, Watcher watcher) {
        TableReader.Reading read = sources.tables()
                .read(
                        new TableReader.Request(
                                source,
                                TableFormat.looking(question.csv()),
                                List.of(),
                                false,
                                name -> false,
                                name -> wanted.test(name) || wanted.test(SpreadsheetSafe.original(name))),
                        watcher);
        return question.recipe()
                .map(recipe -> Verification.withOwnNames(read.table(), recipe, read.form()))
                .orElse(read.table());
    }

    private void refuseAbsent(
            ProblemKind code,
            List<String> names,
            Table table,
            TableSource source,
            CheckQuestion question,
            Watcher watcher) {
        names.stream().filter(name -> table.find(name) == null).findFirst().ifPresent(name -> {
            List<String> asked = new ArrayList<>(question.quasiIdentifiers());
            asked.addAll(question.confidential());
            // all column names are read only now, for the error message
            Set<String> there = new LinkedHashSet<>(
                    read(source, question, any -> true, watcher).names());
            throw Problem.recipe(code, "the table has no column '" + name + "'", Spelling.columns(name, asked, there));
        });
    }

    /** The confidential columns, bound to the domains that the recipe gives them. */
    private Map<String, Evidence.JudgedColumn> kept(CheckQuestion question, ReleasedTable released, Watcher watcher) {
        List<Attribute> attributes = new ArrayList<>();
        List<Column> columns = new ArrayList<>();
        for (String name : question.confidential()) {
            columns.add(released.values(name));
            attributes.add(Attribute.of(name, Role.CONFIDENTIAL, domain(question, name)));
        }
        Map<String, Evidence.JudgedColumn> kept = new LinkedHashMap<>();
        if (!columns.isEmpty()) {
            Dataset read = Dataset.of(Table.of(columns), attributes);
            Dataset bound = question.recipe()
                    .map(recipe -> new Grounding(recipe, sources, Watcher.SILENT)
                            .ground(read)
                            .data())
                    .orElse(read);
            for (Attribute attribute : bound.attributes()) {
                Preparation.refuseOutside(attribute.name(), bound);
                Column column = bound.table().column(attribute.name());
                UndeclaredOrderCheck.warn(question.guarantees(), column, attribute.domain(), watcher);
                SpellingVariantsCheck.warn(column, attribute.domain(), watcher);
                kept.put(
                        attribute.name(),
                        new Evidence.JudgedColumn(
                                attribute.domain(), bound.table().column(attribute.name())));
            }
        }
        return kept;
    }

    private static Domain domain(CheckQuestion question, String name) {
        return question.recipe().stream()
                .flatMap(recipe -> recipe.attributes().stream())
                .filter(attribute -> attribute.name().equals(name))
                .map(Attribute::domain)
                .findFirst()
                .orElse(new Nominal());
    }

    private static String taken(Optional<String> person, boolean counted) {
        if (counted) {
            return "people are counted";
        }
        return person.map(name -> "the file has no column '" + name + "', so people cannot be counted")
                .orElse("each row counts as one person");
    }
}
