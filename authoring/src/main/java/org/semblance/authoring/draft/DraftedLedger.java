package org.semblance.authoring.draft;

import java.util.regex.Pattern;

/**
 * The name of the ledger in a drafted recipe. It derives from the data, so that other tables in the same folder get
 * their own ledgers.
 */
final class DraftedLedger {

    private static final String LEDGER = "ledger";
    private static final Pattern ENDING = Pattern.compile("(?<=.)\\.[^.]*(\\.gz)?$");
    private static final Pattern UNSAFE = Pattern.compile("[^\\p{L}\\p{N}_]+");
    private static final Pattern EDGES = Pattern.compile("^-|-$");

    private DraftedLedger() {}

    /**
     * The name of the ledger's folder.
     *
     * @param data how the recipe refers to its data
     */
    static String of(String data) {
        String name = data.substring(data.lastIndexOf('/', data.length() - 2) + 1);
        String stem = ENDING.matcher(name).replaceFirst("");
        String safe = EDGES.matcher(UNSAFE.matcher(stem).replaceAll("-")).replaceAll("");
        return safe.isEmpty() ? LEDGER : safe + "-" + LEDGER;
    }
}
