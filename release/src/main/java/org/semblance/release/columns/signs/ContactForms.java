package org.semblance.release.columns.signs;

import java.util.List;

/** Addresses on the network. */
final class ContactForms {

    private static final String MAIL = "[^\\s@<>,;:\"()]{1,64}@(?:[\\p{L}\\d_-]{1,63}\\.){1,8}\\p{L}{2,24}";

    static final List<ValueForm> ALL = List.of(
            ValueForm.of(
                    ColumnKind.EMAIL,
                    "e-mail addresses",
                    0.98,
                    1e-6,
                    "(?:mailto:)?(?:[^<>@]{0,80}<" + MAIL + ">|" + MAIL + "(?:[;,] ?" + MAIL + "){0,3})"),
            ValueForm.of(
                    ColumnKind.URL, "web addresses", 0.95, 1e-6, "(?i)(?:(?:https?|ftp)://|www\\.)[^\\s/]+\\.?[^\\s]*"),
            ValueForm.of(ColumnKind.URL, "paths of web pages with parameters", 0.8, 1e-6, "/[^\\s?]*\\?[^\\s=]+=\\S*"),
            ValueForm.of(ColumnKind.USERNAME, "handles that begin with @", 0.8, 1e-6, "@[A-Za-z0-9_.]{2,30}"));

    private ContactForms() {}
}
