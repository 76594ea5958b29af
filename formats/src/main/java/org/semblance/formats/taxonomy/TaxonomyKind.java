package org.semblance.formats.taxonomy;

import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.formats.TextFile;

/** The kind of taxonomy in a file, detected from its beginning and never from its name. */
enum TaxonomyKind {
    OBO,
    RDF_XML,
    TURTLE,
    TABLE;

    private static final int LOOKED_AT = 1 << 16;

    private static final Pattern OBO_BEGINS =
            Pattern.compile("format-version\\s*:.*|(?:.*\\n)?\\[(?:Term|Typedef|Instance)\\].*", Pattern.DOTALL);

    /** A declaration, or an element with its attributes; in Turtle an IRI is closed before the first blank. */
    private static final Pattern XML_BEGINS =
            Pattern.compile("<(?:[?!]|[A-Za-z_][A-Za-z0-9_.-]*(?::[A-Za-z0-9_.-]+)?\\s).*", Pattern.DOTALL);

    private static final Pattern TURTLE_BEGINS = Pattern.compile(
            "(?:@prefix\\s|@base\\s|(?i:prefix)\\s+[^\\s<]*:\\s*<|(?i:base)\\s*<|<[^<>\"\\s]*>|_:).*", Pattern.DOTALL);

    /** OWL syntaxes that are not supported: functional, Manchester, OWL/XML, JSON. */
    private static final Pattern OTHER_BEGINS = Pattern.compile(
            "(?:Prefix\\(|Ontology\\(|Prefix:|Ontology:|\\[?\\s*\\{).*|(?:<[?!][^>]*+>\\s*+)*+<Ontology\\s.*",
            Pattern.DOTALL);

    static TaxonomyKind of(TextFile file) {
        byte[] head = file.head(LOOKED_AT);
        if (head.length == 0) {
            throw Problem.data(
                    ProblemCode.E_EMPTY_INPUT, file.name() + ": the file is empty", "check that it is the right file");
        }
        String text = text(head);
        if (binary(text)) {
            throw Problem.data(
                    ProblemCode.E_FORMAT,
                    file.name() + ": not a text file",
                    "give an ontology (OBO, or OWL or SKOS in RDF/XML or Turtle) or a hierarchy as CSV; unpack archives");
        }
        String begins = withoutRemarks(text);
        if (OTHER_BEGINS.matcher(begins).matches()) {
            throw Problem.data(
                    ProblemCode.E_FORMAT,
                    file.name() + ": an ontology in a form that is not read",
                    "save it as RDF/XML, Turtle or OBO with an ontology editor");
        }
        if (XML_BEGINS.matcher(begins).matches()) {
            return RDF_XML;
        }
        if (TURTLE_BEGINS.matcher(begins).matches()) {
            return TURTLE;
        }
        return OBO_BEGINS.matcher(begins).matches() ? OBO : TABLE;
    }

    /** The beginning as far as it is ASCII; two-byte characters contain a zero byte. */
    private static String text(byte[] head) {
        boolean wide = head.length > 1 && (head[0] & 0xFF) + (head[1] & 0xFF) == 0xFE + 0xFF;
        String text = new String(head, StandardCharsets.ISO_8859_1);
        return wide
                ? text.substring(2).replace("\0", "")
                : text.startsWith("\u00EF\u00BB\u00BF") ? text.substring(3) : text;
    }

    private static boolean binary(String text) {
        return text.startsWith("PK\3\4")
                || text.chars().anyMatch(c -> c < ' ' && c != '\t' && c != '\n' && c != '\r' && c != '\f');
    }

    /** The text from the first line that is neither blank nor a comment of Turtle or OBO. */
    private static String withoutRemarks(String text) {
        int start = 0;
        while (start < text.length()) {
            char c = text.charAt(start);
            if (c == '#' || c == '!') {
                int end = text.indexOf('\n', start);
                start = end < 0 ? text.length() : end + 1;
            } else if (c <= ' ') {
                start++;
            } else {
                break;
            }
        }
        return text.substring(start);
    }
}
