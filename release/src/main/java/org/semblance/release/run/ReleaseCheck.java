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
import org.semblance.port.CsvLayout;
import org.semblance.port.TableFormat;
import org.semblance.port.TableReader;
import org.semblance.port.TableSource;
import org.semblance.port.TaxonomyReader;
import org.semblance.privacy.AttributeGuarantee;
import org.semblance.privacy.Contributors;
import org.semblance.privacy.Evidence;
import org.semblance.privacy.Guarantee;
import org.semblance.privacy.KMap;
import org.semblance.privacy.ReleasedTable;
import org.semblance.release.columns.MissingValueSigns;
import org.semblance.release.prepare.Grounding;
import org.semblance.release.prepare.Preparation;
import org.semblance.release.prepare.SpellingVariantsCheck;
import org.semblance.release.prepare.UndeclaredOrderCheck;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.release.rehearsal.Verification;
import org.semblance.release.report.Report;
import org.semblance.release.report.RunLog;

/** Checks guarantees on a table from any source, by its texts and without the original. */
public final class ReleaseCheck {

    /**
     * What to check on a file.
     *
     * @param person the column that identifies persons; without it, rows are counted
     * @param missing texts that mean "no value" in confidential columns, if there is no recipe
     * @param csv what is known about the layout of a CSV file
     * @param recipe the recipe of the release, which says how values are written and what they mean
     */
    public record Question(
            List<String> quasiIdentifiers,
            Set<Guarantee> guarantees,
            @Nullable String person,
            List<String> missing,
            CsvLayout csv,
            Optional<TableRecipe> recipe) {

        /** A question about a file without a recipe. */
        public Question(
                List<String> quasiIdentifiers, Set<Guarantee> guarantees, @Nullable String person, CsvLayout csv) {
            this(quasiIdentifiers, guarantees, person, MissingValueSigns.USUAL, csv, Optional.empty());
        }

        /** The guarantees of a recipe, as far as they can be checked on the file alone. */
        public static Question of(TableRecipe recipe) {
            Set<Guarantee> guarantees = recipe.guaranteesToVerify();
            guarantees.removeIf(Question::needsMoreThanTheFile);
            guarantees.removeAll(behindMasked(recipe));
            return new Question(
                    recipe.attributes().stream()
                            .filter(attribute -> attribute.is(Role.QUASI_IDENTIFIER))
                            .map(Attribute::name)
                            .toList(),
                    guarantees,
                    recipe.settings().person(),
                    recipe.missing(),
                    new CsvLayout(recipe.csv().delimiter(), null, recipe.csv().decimal()),
                    Optional.of(recipe));
        }

        /** Whether a guarantee is about original values or a population, which the file does not contain. */
        private static boolean needsMoreThanTheFile(Guarantee guarantee) {
            return guarantee instanceof Contributors || guarantee instanceof KMap;
        }

        /** The same question with these guarantees, which replace those of the same kind and attribute. */
        public Question asking(Set<Guarantee> asked) {
            Set<Guarantee> all = new LinkedHashSet<>(asked);
            guarantees.stream()
                    .filter(promised -> asked.stream().noneMatch(other -> ofTheSame(promised, other)))
                    .forEach(all::add);
            return new Question(quasiIdentifiers, all, person, missing, csv, recipe);
        }

        private static boolean ofTheSame(Guarantee one, Guarantee other) {
            boolean sameAttribute = !(one instanceof AttributeGuarantee its)
                    || (other instanceof AttributeGuarantee others && its.of().equals(others.of()));
            return one.name().equals(other.name()) && sameAttribute;
        }

        /** The guarantees on confidential attributes that are masked, so that the file lacks their original values. */
        private static List<AttributeGuarantee> behindMasked(TableRecipe recipe) {
            Set<String> masked = new HashSet<>(recipe.attributes().stream()
                    .filter(attribute -> attribute.is(Role.QUASI_IDENTIFIER))
                    .map(Attribute::name)
                    .toList());
            return recipe.guaranteesToVerify().stream()
                    .filter(AttributeGuarantee.class::isInstance)
                    .map(AttributeGuarantee.class::cast)
                    .filter(guarantee -> masked.contains(guarantee.of()))
                    .toList();
        }

        /** The confidential columns that guarantees refer to. */
        private List<String> confidential() {
            return guarantees.stream()
                    .filter(AttributeGuarantee.class::isInstance)
                    .map(guarantee -> ((AttributeGuarantee) guarantee).of())
                    .distinct()
                    .toList();
        }
    }

    /**
     * The answer, with rows numbered as in the file.
     *
     * @param rows the number of rows checked
     * @param taken whether rows or persons were counted, and what could not be checked
     * @param warnings what to know before relying on the answer
     */
    public record Answer(int rows, List<Report.Finding> findings, String taken, List<Watcher.Warning> warnings) {

        public boolean holds() {
            return findings.stream().allMatch(Report.Finding::holds);
        }
    }

    private final Preparation.Sources sources;

    /** A check that can read the taxonomies and hierarchies of a recipe, too. */
    public ReleaseCheck(TableReader reader, TaxonomyReader taxonomies, Function<String, Path> files) {
        this.sources = new Preparation.Sources(reader, taxonomies, files);
    }

    public Answer ask(TableSource source, Question question, Watcher watcher) {
        if (question.guarantees().isEmpty()) {
            throw Problem.recipe(
                    ProblemCode.E_GUARANTEE,
                    "the recipe has no guarantee that can be checked on a file: the method claims none, and the recipe lists"
                            + " none",
                    "give ‹k› to check k-anonymity, or see the risks in the report");
        }
        refuseMasked(question);
        Set<String> wanted = new HashSet<>(question.quasiIdentifiers());
        wanted.addAll(question.confidential());
        Optional<String> person = Optional.ofNullable(question.person());
        person.ifPresent(wanted::add);
        Table table = read(source, question, wanted::contains, watcher);
        refuseAbsent(ProblemCode.E_QI, question.quasiIdentifiers(), table, source, question, watcher);
        refuseAbsent(ProblemCode.E_GUARANTEE, question.confidential(), table, source, question, watcher);
        ReleasedTable released = released(question, table, watcher);
        RunLog journal = new RunLog(watcher);
        Optional<int[]> persons = person.map(table::find).map(Column::codes);
        Evidence evidence = new Evidence(persons, Map.of(), kept(question, released, journal), Optional.empty());
        return new Answer(
                table.size(),
                question.guarantees().stream()
                        .map(guarantee -> Verification.finding(guarantee.check(released, evidence), table.rows()))
                        .toList(),
                taken(person, persons.isPresent()) + left(question),
                journal.warnings());
    }

    private static ReleasedTable released(Question question, Table table, Watcher watcher) {
        return question.recipe()
                .map(recipe -> Verification.released(recipe, table, question.quasiIdentifiers(), watcher))
                .orElseGet(() -> new ReleasedTable(table, question.quasiIdentifiers(), "", watcher)
                        .reading(question.missing()::contains, UnaryOperator.identity()));
    }

    private static void refuseMasked(Question question) {
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

    private Table read(TableSource source, Question question, TableReader.Columns wanted, Watcher watcher) {
        return sources.tables()
                .read(
                        new TableReader.Request(
                                source, TableFormat.looking(question.csv()), List.of(), false, name -> false, wanted),
                        watcher)
                .table();
    }

    private void refuseAbsent(
            ProblemKind code, List<String> names, Table table, TableSource source, Question question, Watcher watcher) {
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
    private Map<String, Evidence.Kept> kept(Question question, ReleasedTable released, Watcher watcher) {
        List<Attribute> attributes = new ArrayList<>();
        List<Column> columns = new ArrayList<>();
        for (String name : question.confidential()) {
            columns.add(released.values(name));
            attributes.add(Attribute.of(name, Role.CONFIDENTIAL, domain(question, name)));
        }
        Map<String, Evidence.Kept> kept = new LinkedHashMap<>();
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
                        new Evidence.Kept(attribute.domain(), bound.table().column(attribute.name())));
            }
        }
        return kept;
    }

    private static Domain domain(Question question, String name) {
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
        return "each row counts as one person"
                + person.map(name -> "; the file has no column '" + name + "', so people cannot be counted")
                        .orElse("");
    }

    /** The guarantees of the recipe that cannot be checked on the file. */
    private static String left(Question question) {
        StringBuilder left = new StringBuilder();
        question.recipe().stream()
                .flatMap(recipe -> recipe.guaranteesToVerify().stream())
                .filter(Question::needsMoreThanTheFile)
                .forEach(guarantee -> left.append("; ")
                        .append(guarantee.name())
                        .append(" is checked when a release is made, not here"));
        question.recipe()
                .map(Question::behindMasked)
                .orElse(List.of())
                .forEach(guarantee -> left.append("; ")
                        .append(guarantee.name())
                        .append(" of '")
                        .append(guarantee.of())
                        .append("', which is masked, cannot be judged without the original"));
        return left.toString();
    }
}
