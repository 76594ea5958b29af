package org.semblance.run;

import java.util.HashSet;
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
import org.semblance.privacy.Released;

/** Does a table, whoever made it, hold what is asked of it? Judged on its texts, without the original. */
public final class Check {

    /** What to ask of a file; {@code person} is a column of it that tells persons apart, if there is one. */
    public record Question(
            List<String> quasiIdentifiers,
            Set<Guarantee> guarantees,
            @Nullable String person) {

        /** What a recipe promises of its release, as far as the file alone can show it. */
        public static Question of(Recipe recipe) {
            Set<Guarantee> guarantees = recipe.promises();
            guarantees.removeIf(Contributors.class::isInstance);
            return new Question(
                    recipe.attributes().stream()
                            .filter(attribute -> attribute.is(Role.QUASI_IDENTIFIER))
                            .map(Attribute::name)
                            .toList(),
                    guarantees,
                    null);
        }
    }

    /** The answer: how many rows were judged, and what the judges found; rows are numbered as in the file. */
    public record Answer(int rows, List<Report.Finding> findings) {

        public boolean holds() {
            return findings.stream().allMatch(Report.Finding::holds);
        }
    }

    private final TableReader reader;

    public Check(TableReader reader) {
        this.reader = reader;
    }

    public Answer ask(Source source, Question question, Watcher watcher) {
        Set<String> wanted = new HashSet<>(question.quasiIdentifiers());
        if (question.person() != null) {
            wanted.add(question.person());
        }
        TableReader.Request request =
                new TableReader.Request(source, Form.UNKNOWN, List.of(), false, name -> false, wanted::contains);
        Table table = reader.read(request, watcher).table();
        Released released = new Released(table, question.quasiIdentifiers(), List.of(), "");
        Evidence evidence = new Evidence(persons(table, question.person()), Map.of());
        return new Answer(
                table.size(),
                question.guarantees().stream()
                        .map(guarantee -> Verification.finding(guarantee.check(released, evidence), table.rows()))
                        .toList());
    }

    private static Optional<int[]> persons(Table table, @Nullable String person) {
        if (person == null) {
            return Optional.empty();
        }
        if (table.find(person) == null) {
            throw Problem.recipe(
                    "E_PERSON", "the table has no column '" + person + "'", "name a column that tells persons apart");
        }
        return Optional.of(table.column(person).codes());
    }
}
