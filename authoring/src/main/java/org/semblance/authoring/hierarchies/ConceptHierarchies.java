package org.semblance.authoring.hierarchies;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.authoring.concepts.ConceptDraft;
import org.semblance.authoring.concepts.ConceptProposals;
import org.semblance.data.Words;
import org.semblance.domain.hierarchy.SemanticHierarchy;
import org.semblance.domain.hierarchy.build.CodePrefixes;
import org.semblance.domain.hierarchy.build.MinimalTaxonomy;
import org.semblance.domain.hierarchy.build.TreeLevels;
import org.semblance.domain.taxonomy.Similarity;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.TaxonomyBuilder.VirtualRoot;
import org.semblance.domain.taxonomy.mapping.ProposedMapping;
import org.semblance.domain.taxonomy.similarity.WuPalmer;
import org.semblance.port.TableReader;
import org.semblance.port.TaxonomyReader;
import org.semblance.release.columns.ColumnProfile;
import org.semblance.release.columns.ConceptSummary;
import org.semblance.release.prepare.ConceptFile;
import org.semblance.release.prepare.Grounding;
import org.semblance.source.TableSource;

/** Builds hierarchies of words from the concepts they mean. */
final class ConceptHierarchies {

    private final TableReader tables;
    private final TaxonomyReader taxonomies;

    ConceptHierarchies(TableReader tables, TaxonomyReader taxonomies) {
        this.tables = tables;
        this.taxonomies = taxonomies;
    }

    /** The concepts of the values, and where they come from. */
    private record ValueConcepts(
            Taxonomy taxonomy, List<Integer> concepts, String basis, boolean guessed, List<String> doubtful) {}

    BuiltHierarchies build(
            Words column,
            List<String> values,
            List<String> missing,
            HierarchyBuilder.Question question,
            Optional<Path> file,
            Watcher watcher) {
        // with a virtual root, as in scores and releases
        TaxonomyReader.Request request = new TaxonomyReader.Request(
                question.taxonomy().name(),
                question.taxonomy().files(),
                question.taxonomy().language(),
                VirtualRoot.ALWAYS);
        ValueConcepts known = file.isPresent()
                ? mapped(column, values, request, file.get(), question, watcher)
                : guessed(column, values, new ConceptProposals.Question(request, question.within()), watcher);
        int[] concepts = known.concepts.stream().mapToInt(Integer::intValue).toArray();
        int unmapped = (int) Arrays.stream(concepts)
                .filter(concept -> concept == SemanticHierarchy.NONE)
                .count();
        if (unmapped == values.size()) {
            throw Problem.data(
                    ProblemCode.E_CONCEPTS,
                    file.map(path -> path.getFileName() + " has no concept for any value of '" + column.name()
                                    + "' in the data")
                            .orElse("no value of '" + column.name() + "' has a concept of " + known.taxonomy.name()),
                    "map them in "
                            + file.map(Path::getFileName).map(String::valueOf).orElse("concepts.csv")
                            + ", as semblance concepts map DATA drafts it, or name another file with ‹concepts›");
        }
        MinimalTaxonomy tree = MinimalTaxonomy.of(known.taxonomy, values, concepts, MinimalTaxonomy.Nodes.MEETINGS);
        return new BuiltHierarchies(
                column,
                HierarchyBuilder.role(ColumnProfile.of(column)),
                HierarchyBuilder.offered(candidates(tree, column, question), question),
                known.basis,
                known.guessed,
                known.doubtful,
                unmapped,
                missing);
    }

    private static List<HierarchyCandidate> candidates(
            MinimalTaxonomy tree, Words column, HierarchyBuilder.Question question) {
        Similarity.Comparison comparison = new WuPalmer().on(tree.taxonomy());
        List<HierarchyCandidate> candidates = new ArrayList<>();
        for (TreeLevels.LevelRule rule : TreeLevels.LevelRule.values()) {
            SemanticHierarchy full = TreeLevels.of(tree, column.name(), comparison, rule);
            int height = full.hierarchy().height();
            Set<Integer> heights = question.levels().isPresent()
                    ? Set.of(question.levels().getAsInt())
                    : new LinkedHashSet<>(List.of(height, Math.max(3, (height + 1) / 2), 2));
            for (int wished : heights) {
                SemanticHierarchy meant = TreeLevels.shrunk(full, wished);
                candidates.add(HierarchyCandidate.of(
                        rule == TreeLevels.LevelRule.DEPTH
                                ? "generalised as late as possible"
                                : "generalised as early as possible",
                        meant.hierarchy(),
                        Optional.of(meant),
                        column,
                        question.k()));
            }
        }
        return candidates;
    }

    private ValueConcepts mapped(
            Words column,
            List<String> values,
            TaxonomyReader.Request request,
            Path file,
            HierarchyBuilder.Question question,
            Watcher watcher) {
        Map<String, ConceptFile.Entry> entries = ConceptFile.read(
                        TableSource.of(file), question.layout().nfc(), tables, watcher)
                .of(column.name());
        Taxonomy taxonomy = taxonomies.read(request, watcher);
        List<Integer> concepts = values.stream()
                .map(value -> {
                    ConceptFile.Entry entry = entries.get(value);
                    if (entry == null || entry.concept().isEmpty()) {
                        return SemanticHierarchy.NONE;
                    }
                    Grounding.refuseUnknown(taxonomy, entry, String.valueOf(file.getFileName()));
                    return taxonomy.concept(entry.concept());
                })
                .toList();
        Map<String, String> glosses = new HashMap<>();
        for (int i = 0; i < values.size(); i++) {
            glosses.put(values.get(i), HierarchyFile.gloss(taxonomy, concepts.get(i)));
        }
        return new ValueConcepts(
                taxonomy,
                concepts,
                "concepts from " + file.getFileName(),
                false,
                EarlierConcepts.in(file, tables).marked(column.name(), glosses));
    }

    private ValueConcepts guessed(
            Words column, List<String> values, ConceptProposals.Question question, Watcher watcher) {
        ConceptDraft draft = new ConceptProposals(tables, taxonomies)
                .propose(List.of(column), question, watcher)
                .orElseThrow();
        ProposedMapping mapping = draft.mappings().get(0);
        Map<String, Integer> meant = new HashMap<>();
        List<String> doubtful = new ArrayList<>();
        mapping.proposals().forEach(proposal -> {
            if (proposal.mapped()) {
                meant.put(proposal.value(), proposal.candidates().get(0).concept());
            }
            if (!proposal.mapped() || proposal.doubtful()) {
                doubtful.add(proposal.value());
            }
        });
        ConceptSummary summary = draft.summaries().get(0);
        if (!summary.mostlyFound()) {
            if (ColumnProfile.of(column).unique()) {
                throw Problem.data(
                        ProblemCode.E_CONCEPTS,
                        "column '" + column.name() + "' has a different value in every row, as an identifier has, and "
                                + draft.taxonomy().name() + " does not cover them",
                        "give it the role identifier, use ‹cuts prefix› if they are codes, or map its values yourself"
                                + " with ‹concepts FILE›");
            }
            throw Problem.data(
                    ProblemCode.E_CONCEPTS,
                    draft.taxonomy().name() + " does not cover '" + column.name()
                            + "': a concept was found for " + summary.found() + " of " + summary.values()
                            + " values",
                    (CodePrefixes.codes(values) ? "if they are codes, use ‹cuts prefix›; " : "")
                            + "map its values yourself with ‹concepts FILE›, give a hierarchy or an ontology of them"
                            + " with ‹taxonomy FILE›, or leave it nominal, which can be generalised to * at once");
        }
        return new ValueConcepts(
                draft.taxonomy(),
                values.stream()
                        .map(value -> meant.getOrDefault(value, SemanticHierarchy.NONE))
                        .toList(),
                "concepts guessed from " + draft.taxonomy().name()
                        + (summary.carried() ? "" : ", which hardly covers the column"),
                true,
                doubtful);
    }
}
