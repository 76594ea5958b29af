package org.semblance.testkit;

import org.semblance.data.Spread;
import org.semblance.data.Table;

class PartsHereTest extends SpreadContract {

    @Override
    protected Spread spread(Table table, int parts) {
        return PartsHere.of(table, parts);
    }
}
