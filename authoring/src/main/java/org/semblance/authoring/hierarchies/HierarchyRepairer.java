package org.semblance.authoring.hierarchies;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.catalog.Parameter;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.port.TableReader;
import org.semblance.port.TaxonomyReader;
import org.semblance.quality.hierarchy.HierarchyChange;
import org.semblance.quality.hierarchy.HierarchyRepair;
import org.semblance.release.folder.OwnerFolder;
import org.semblance.release.json.Json;

/** Repairs a hierarchy that is read from a file. */
public final class HierarchyRepairer {

    /** A hierarchy before and after, with the changes. */
    public record Outcome(HierarchyScore before, HierarchyScore after, List<HierarchyChange> changes) {

        public Outcome {
            changes = List.copyOf(changes);
        }

        public Hierarchy repaired() {
            return after.hierarchy();
        }

        public Map<String, Object> json() {
            return OwnerFolder.marked(Json.object(
                    "before",
                    before.json(),
                    "after",
                    after.json(),
                    "changes",
                    changes.stream()
                            .map(change -> Json.object(
                                    "kind",
                                    Parameter.kebab(change.kind()),
                                    "level",
                                    change.level(),
                                    "labels",
                                    change.labels(),
                                    "from",
                                    change.from(),
                                    "to",
                                    change.to(),
                                    "before",
                                    change.before(),
                                    "after",
                                    change.after(),
                                    "text",
                                    change.text()))
                            .toList()));
        }
    }

    private final HierarchyReader reading;

    public HierarchyRepairer(TableReader tables, TaxonomyReader taxonomies) {
        this.reading = new HierarchyReader(tables, taxonomies);
    }

    /**
     * Repairs the hierarchy in a file; the file is not changed.
     *
     * @throws Problem if the hierarchy is one of numbers or dates, or if no concepts of its labels are known
     */
    public Outcome repair(Path file, HierarchyReader.Question question, HierarchyRepair repair, Watcher watcher) {
        HierarchyReader.HierarchyWithConcepts read =
                reading.read(List.of(file), question, watcher).get(0);
        HierarchyScore before = HierarchyScorer.of(read, repair.gsl());
        if (before.basis() == HierarchyScore.Basis.WIDTH) {
            throw Problem.data(
                    ProblemCode.E_HIERARCHY,
                    file.getFileName() + " holds numbers or dates, which have no meaning to go by",
                    "make other intervals with: semblance hierarchy build DATA ‹attribute COLUMN› ‹cuts 18,30,45,65›");
        }
        if (before.gsl().known() == 0) {
            throw Problem.data(
                    ProblemCode.E_CONCEPTS,
                    "nothing is known of what the labels of " + file.getFileName() + " mean in "
                            + question.taxonomy().name(),
                    "say what they mean with ‹concepts›, or name another ‹taxonomy›");
        }
        HierarchyRepair.Outcome repaired = repair.of(read.semantic());
        HierarchyReader.HierarchyWithConcepts after =
                new HierarchyReader.HierarchyWithConcepts(file, repaired.after(), read.guessed());
        return new Outcome(before, HierarchyScorer.of(after, repair.gsl()), repaired.changes());
    }
}
