package org.semblance.report;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.semblance.report.html.Html;

/** The head of every page: its title, the style sheet, and a content security policy that blocks everything else. */
final class PageHead {

    private static final String POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

    private PageHead() {}

    static void write(String title, Html page) throws IOException {
        page.open("head").empty("meta", "charset", "utf-8");
        page.empty("meta", "http-equiv", "Content-Security-Policy", "content", POLICY);
        page.empty("meta", "name", "viewport", "content", "width=device-width, initial-scale=1");
        page.empty("meta", "name", "color-scheme", "content", "light dark");
        page.empty("meta", "name", "referrer", "content", "no-referrer");
        page.leaf("title", title);
        page.trusted("<style>\n" + style() + "</style>\n").close();
    }

    private static String style() throws IOException {
        try (InputStream css = PageHead.class.getResourceAsStream("report.css")) {
            if (css == null) {
                throw new IOException("report.css is missing beside " + PageHead.class.getName());
            }
            return new String(css.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
