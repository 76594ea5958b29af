package org.semblance.spark;

import java.util.Map;
import org.semblance.testkit.Trials;

/** In threads of this process. */
class RunHereTest extends RunContract {

    @Override
    protected String master() {
        return "local[2]";
    }

    @Override
    protected int many() {
        return Trials.count(16, 64);
    }

    @Override
    protected Map<String, String> settings() {
        return Map.of();
    }
}
