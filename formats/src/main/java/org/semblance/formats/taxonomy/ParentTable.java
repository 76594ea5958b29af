package org.semblance.formats.taxonomy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.TaxonomyBuilder;
import org.semblance.formats.TextFile;

/** A table with a row for each pair of concept and parent: several rows of one concept give it several parents. */
final class ParentTable implements TextFile.Records<TaxonomyBuilder> {

    private final TextFile file;
    private final ParentColumns columns;
    private final TaxonomyBuilder builder;
    private final DanglingParents dangling;
    private final Set<String> defined = new HashSet<>();
    private final List<Link> links = new ArrayList<>();

    /** A link to a parent that may be defined later. */
    private record Link(int concept, String parent) {}

    ParentTable(String name, TextFile file, ParentColumns columns, DanglingParents dangling) {
        this.dangling = dangling;
        this.file = file;
        this.columns = columns;
        this.builder = Taxonomy.named(name);
    }

    @Override
    public void add(long line, List<String> fields) {
        String id = fields.get(columns.id());
        if (id.isEmpty()) {
            throw Problem.data(ProblemCode.E_HIERARCHY, "a row without a concept", "fill in the column of concepts")
                    .at(file.line(line));
        }
        int concept = builder.concept(id);
        defined.add(id);
        String label = columns.label() < 0 ? "" : fields.get(columns.label());
        builder.word(concept, label.isEmpty() ? id : label);
        if (columns.gloss() >= 0 && !fields.get(columns.gloss()).isEmpty()) {
            builder.gloss(concept, fields.get(columns.gloss()));
        }
        String parent = fields.get(columns.parent());
        if (!parent.isEmpty()) {
            links.add(new Link(concept, parent));
        }
    }

    @Override
    public TaxonomyBuilder made() {
        for (Link link : links) {
            if (defined.contains(link.parent) || !dangling.leaveOut(link.concept, builder)) {
                builder.below(link.concept, link.parent);
            }
        }
        return builder;
    }
}
