package org.semblance.release.figures;

import java.util.List;

/** Names in a sentence; a long list is cut. */
public final class NameList {

    private static final int MOST = 12;

    private NameList() {}

    public static String of(List<String> names) {
        int more = names.size() - MOST;
        return String.join(", ", names.subList(0, Math.min(MOST, names.size())))
                + (more > 0 ? " and " + more + " more" : "");
    }
}
