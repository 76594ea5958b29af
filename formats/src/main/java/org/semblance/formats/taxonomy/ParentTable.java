package org.semblance.formats.taxonomy;

import java.util.List;
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

    ParentTable(String name, TextFile file, ParentColumns columns) {
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
        String label = columns.label() < 0 ? "" : fields.get(columns.label());
        builder.word(concept, label.isEmpty() ? id : label);
        if (columns.gloss() >= 0 && !fields.get(columns.gloss()).isEmpty()) {
            builder.gloss(concept, fields.get(columns.gloss()));
        }
        String parent = fields.get(columns.parent());
        if (!parent.isEmpty()) {
            builder.below(concept, parent);
        }
    }

    @Override
    public TaxonomyBuilder made() {
        return builder;
    }
}
