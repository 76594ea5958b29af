package org.semblance.authoring.draft;

import java.util.regex.Pattern;

/** What a drafted recipe calls its ledger: by its data, so that other tables in the folder get ledgers of their own. */
final class DraftedLedger {

    private static final String LEDGER = "ledger";
    private static final Pattern ENDING = Pattern.compile("(?<=.)\\.[^.]*(\\.gz)?$");
    private static final Pattern UNSAFE = Pattern.compile("[^\\p{L}\\p{N}_]+");
    private static final Pattern EDGES = Pattern.compile("^-|-$");

    private DraftedLedger() {}

    /**
     * The name of a folder.
     *
     * @param data how the recipe names its data
     */
    static String of(String data) {
        String name = data.substring(data.lastIndexOf('/', data.length() - 2) + 1);
        String stem = ENDING.matcher(name).replaceFirst("");
        String safe = EDGES.matcher(UNSAFE.matcher(stem).replaceAll("-")).replaceAll("");
        return safe.isEmpty() ? LEDGER : safe + "-" + LEDGER;
    }
}
