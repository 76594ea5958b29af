package org.semblance.run;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Attribute;
import org.semblance.domain.Role;
import org.semblance.privacy.Contributors;
import org.semblance.privacy.Evidence;
import org.semblance.privacy.Guarantee;
import org.semblance.privacy.KMap;
import org.semblance.privacy.Released;

/** Does a table, whoever made it, hold what is asked of it? Judged on its texts, without the original. */
public final class Check {

    /**
     * What to ask of a file.
     *
     * @param person the column that tells persons apart; rows are judged when there is none
     * @param csv what is known of the layout of a text table
     */
    public record Question(
            List<String> quasiIdentifiers,
            Set<Guarantee> guarantees,
            @Nullable String person,
            Csv csv) {

        /** What a recipe promises of its release, as far as the file alone can show it. */
        public static Question of(Recipe recipe) {
            Set<Guarantee> guarantees = recipe.promises();
            guarantees.removeIf(guarantee -> guarantee instanceof Contributors || guarantee instanceof KMap);
            return new Question(
                    recipe.attributes().stream()
                            .filter(attribute -> attribute.is(Role.QUASI_IDENTIFIER))
                            .map(Attribute::name)
                            .toList(),
                    guarantees,
                    recipe.settings().person(),
                    new Csv(recipe.csv().delimiter(), null, recipe.csv().decimal()));
        }
    }

    /**
     * The answer; rows are numbered as in the file.
     *
     * @param rows how many rows were judged
     * @param taken what one row was taken for
     */
    public record Answer(int rows, List<Report.Finding> findings, String taken) {

        public boolean holds() {
            return findings.stream().allMatch(Report.Finding::holds);
        }
    }

    private final TableReader reader;

    public Check(TableReader reader) {
        this.reader = reader;
    }

    public Answer ask(Source source, Question question, Watcher watcher) {
        if (question.guarantees().isEmpty()) {
            throw Problem.recipe(
                    "E_GUARANTEE",
                    "nothing is promised that a file could be checked for: the method claims nothing, and the recipe asks for"
                            + " no guarantees",
                    "give --k to learn whether so many rows are alike, or look at the risks that the report measured");
        }
        Set<String> wanted = new HashSet<>(question.quasiIdentifiers());
        Optional<String> person = Optional.ofNullable(question.person());
        person.ifPresent(wanted::add);
        Set<String> there = new LinkedHashSet<>();
        TableReader.Request request =
                new TableReader.Request(source, Form.looking(question.csv()), List.of(), false, name -> false, name -> {
                    there.add(name);
                    return wanted.contains(name);
                });
        Table table = reader.read(request, watcher).table();
        question.quasiIdentifiers().stream()
                .filter(name -> !there.contains(name))
                .findFirst()
                .ifPresent(name -> {
                    throw Problem.recipe(
                            "E_QI",
                            "the table has no column '" + name + "'",
                            Spelling.columns(name, question.quasiIdentifiers(), there));
                });
        Released released = new Released(table, question.quasiIdentifiers(), "");
        Optional<int[]> persons =
                person.filter(there::contains).map(name -> table.column(name).codes());
        Evidence evidence = new Evidence(persons, Map.of());
        return new Answer(
                table.size(),
                question.guarantees().stream()
                        .map(guarantee -> Verification.finding(guarantee.check(released, evidence), table.rows()))
                        .toList(),
                taken(person, persons.isPresent()));
    }

    private static String taken(Optional<String> person, boolean counted) {
        if (counted) {
            return "persons were counted";
        }
        return "one row is taken for one person"
                + person.map(name -> "; the file has no column '" + name + "', so persons cannot be judged here")
                        .orElse("");
    }
}
