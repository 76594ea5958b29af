package org.semblance.method.noise;

import java.io.Serializable;
import java.util.List;
import java.util.function.Consumer;
import org.semblance.data.PartitionedTable;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.PartitionedDataset;
import org.semblance.domain.Role;

/** The table that noise is learnt from: whole, or in parts wherever they lie. What is learnt is the same. */
public sealed interface ReferenceTable {

    static ReferenceTable of(Dataset data) {
        return new Whole(data);
    }

    static ReferenceTable of(PartitionedDataset data) {
        return new InParts(data);
    }

    /** The quasi-identifiers. */
    List<Attribute> masked();

    /** How many rows there are. */
    int rows();

    /** The most rows that one person has, as far as persons are told apart. */
    int mostRowsOfAPerson();

    /** Some columns side by side, to count what they hold: equal rows may be there once, with how many there are. */
    Dataset counted(List<String> names);

    /** Looks at all rows, in one part or in many, and hears what came of each. */
    <R extends Serializable> void each(PartitionedTable.Work<R> work, Consumer<R> results);

    /** A table at hand. */
    record Whole(Dataset data) implements ReferenceTable {

        @Override
        public List<Attribute> masked() {
            return data.with(Role.QUASI_IDENTIFIER);
        }

        @Override
        public int rows() {
            return data.table().rows().total();
        }

        @Override
        public int mostRowsOfAPerson() {
            return data.mostRowsOfAPerson();
        }

        @Override
        public Dataset counted(List<String> names) {
            return data;
        }

        @Override
        public <R extends Serializable> void each(PartitionedTable.Work<R> work, Consumer<R> results) {
            results.accept(work.on(data.table()));
        }
    }

    /** A table in parts, in which nobody tells persons apart. */
    record InParts(PartitionedDataset data) implements ReferenceTable {

        @Override
        public List<Attribute> masked() {
            return data.frame().attributes().stream()
                    .filter(attribute -> attribute.is(Role.QUASI_IDENTIFIER))
                    .toList();
        }

        @Override
        public int rows() {
            return data.size();
        }

        @Override
        public int mostRowsOfAPerson() {
            return 1;
        }

        @Override
        public Dataset counted(List<String> names) {
            return data.tuples(names);
        }

        @Override
        public <R extends Serializable> void each(PartitionedTable.Work<R> work, Consumer<R> results) {
            data.spread().each(work, results);
        }
    }
}
