package org.semblance.method.noise;

import java.io.Serializable;
import java.util.List;
import java.util.function.Consumer;
import org.semblance.data.PartitionedTable;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.PartitionedDataset;
import org.semblance.domain.Role;

/** The table from which noise is learnt: whole or partitioned, with the same result. */
public sealed interface ReferenceTable {

    static ReferenceTable of(Dataset data) {
        return new Whole(data);
    }

    static ReferenceTable of(PartitionedDataset data) {
        return new InParts(data);
    }

    /** The quasi-identifiers. */
    List<Attribute> masked();

    /** The number of rows. */
    int rows();

    /** The largest number of rows of one person, if there is a person column. */
    int mostRowsOfAPerson();

    /** Some columns for counting: equal rows may be merged, with multiplicities. */
    Dataset counted(List<String> names);

    /** Executes work on all rows, in one or many parts, and passes the results to a consumer. */
    <R extends Serializable> void each(PartitionedTable.Work<R> work, Consumer<R> results);

    /** A whole table. */
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

    /** A partitioned table, without persons. */
    record InParts(PartitionedDataset data) implements ReferenceTable {

        @Override
        public List<Attribute> masked() {
            return data.scale().attributes().stream()
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
            data.parts().each(work, results);
        }
    }
}
