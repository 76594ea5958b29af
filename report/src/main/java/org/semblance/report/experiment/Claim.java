package org.semblance.report.experiment;

import java.util.Map;
import org.semblance.release.json.Json;

/** A claim of the paper, and whether it holds here. */
public record Claim(String text, boolean holds) {

    /** The claim as plain values. */
    public Map<String, Object> json() {
        return Json.object("text", text, "holds", holds);
    }
}
