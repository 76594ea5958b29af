package org.semblance.spark;

import java.util.Map;

/** In threads of this process. */
class RunHereTest extends RunContract {

    @Override
    protected String master() {
        return "local[2]";
    }

    @Override
    protected Map<String, String> settings() {
        return Map.of();
    }
}
