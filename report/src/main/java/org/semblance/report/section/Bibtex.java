package org.semblance.report.section;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.semblance.Citation;

/**
 * A citation as a BibTeX entry. The venue is one field, because a citation does not split it into journal, volume and
 * pages.
 */
final class Bibtex {

    /** A surname and initials, such as "LeFevre, K." or "Mateo-Sanz, J. M.". */
    private static final Pattern AUTHOR = Pattern.compile("([^,]+), ((?:\\p{Lu}\\.[ -]?)+)(?:,? and |, |$)");

    private Bibtex() {}

    /** The entry with a key. */
    static String of(Citation citation, String key) {
        return "@misc{" + key + ",\n"
                + field("author", authors(citation.authors()))
                + field("title", "{" + escaped(citation.title()) + "}")
                + field("howpublished", escaped(citation.where()))
                + "  year = {" + citation.year() + "}\n}";
    }

    private static String field(String name, String value) {
        return "  " + name + " = {" + value + "},\n";
    }

    /** The key: the first surname in ASCII letters, and the year. */
    static String key(Citation citation) {
        String surname = citation.authors().split(",", 2)[0];
        String plain = Normalizer.normalize(surname, Normalizer.Form.NFD).replaceAll("[^A-Za-z]", "");
        return plain.toLowerCase(Locale.ROOT) + citation.year();
    }

    /** The authors joined by "and"; unchanged if their format is not recognised. */
    static String authors(String authors) {
        boolean others = authors.endsWith(" et al.");
        String named = others ? authors.substring(0, authors.length() - " et al.".length()) : authors;
        List<String> found = new ArrayList<>();
        Matcher author = AUTHOR.matcher(named);
        int end = 0;
        while (author.find() && author.start() == end) {
            found.add(author.group(1) + ", " + author.group(2).strip());
            end = author.end();
        }
        if (end < named.length()) {
            return "{" + escaped(authors) + "}";
        }
        return escaped(String.join(" and ", found)) + (others ? " and others" : "");
    }

    private static String escaped(String text) {
        return text.replaceAll("([&%$#_])", "\\\\$1");
    }
}
