package org.semblance.testkit;

import org.semblance.data.PartitionedTable;
import org.semblance.data.Table;

class LocalPartitionedTableTest extends PartitionedTableContract {

    @Override
    protected PartitionedTable spread(Table table, int parts) {
        return LocalPartitionedTable.of(table, parts);
    }
}
