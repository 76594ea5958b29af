package org.semblance.formats.taxonomy;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.formats.TextFile;

/**
 * Checks the prolog of an XML file, before the first element. A document type, which could refer to other files or
 * declare entities, is refused here, before a parser sees the file.
 */
final class XmlProlog {

    private static final Pattern DECLARED =
            Pattern.compile("^<\\?xml\\s[^>]*?\\sencoding\\s*=\\s*[\"']([^\"'>]*)[\"'].*", Pattern.DOTALL);

    private XmlProlog() {}

    /** The encoding in the XML declaration; null if a byte order mark or UTF-8 decides. */
    static @Nullable String encoding(TextFile file) {
        Matcher declared = DECLARED.matcher(new String(file.head(1 << 10), StandardCharsets.ISO_8859_1));
        if (!declared.matches()) {
            return null;
        }
        String name = declared.group(1);
        try {
            Charset charset = Charset.forName(name);
            // the declaration was read as ASCII, so its own encoding must be compatible
            if (new String("<?xml".getBytes(StandardCharsets.US_ASCII), charset).equals("<?xml")) {
                return charset.equals(StandardCharsets.US_ASCII) ? null : name;
            }
        } catch (IllegalArgumentException unknown) {
            // reported below
        }
        throw Problem.data(
                ProblemCode.E_ENCODING,
                file.name() + ": the encoding it declares cannot be used",
                "save the file as UTF-8");
    }

    /** Refuses a file with a document type. */
    static void refuseDocumentType(TextFile file, @Nullable String encoding) {
        file.read(encoding, text -> {
            if (documentType(text)) {
                throw Problem.data(
                                ProblemCode.E_XML_DTD,
                                "a document type (<!DOCTYPE …>), which could lead to other files or grow without bound",
                                "save the ontology without XML entities, as RDF/XML or as Turtle")
                        .at(file.line(text.lines()));
            }
            return true;
        });
    }

    /** Reads up to the first element; true if a document type comes before. */
    private static boolean documentType(Reader text) throws IOException {
        Reader one = new OneByOne(text);
        for (int c = one.read(); c >= 0; c = one.read()) {
            if (c != '<') {
                continue;
            }
            c = one.read();
            if (c == '?') {
                skip(one, "?>");
            } else if (c == '!') {
                if (one.read() != '-') {
                    return true;
                }
                one.read(); // the second dash; without it the parser refuses the file
                skip(one, "-->");
            } else {
                return false;
            }
        }
        return false;
    }

    private static void skip(Reader text, String to) throws IOException {
        int met = 0;
        for (int c = text.read(); c >= 0; c = text.read()) {
            if (c == to.charAt(met)) {
                met++;
            } else if (met == 2 && c == '-') {
                met = 2; // three dashes end with two
            } else {
                met = c == to.charAt(0) ? 1 : 0;
            }
            if (met == to.length()) {
                return;
            }
        }
    }

    /** Passes characters on singly, so that the line of the underlying text is that of the character. */
    private static final class OneByOne extends Reader {

        private final Reader text;
        private final char[] one = new char[1];

        OneByOne(Reader text) {
            this.text = text;
        }

        @Override
        public int read() throws IOException {
            return text.read(one, 0, 1) < 0 ? -1 : one[0];
        }

        @Override
        public int read(char[] target, int offset, int length) throws IOException {
            return text.read(target, offset, length);
        }

        @Override
        public void close() throws IOException {
            text.close();
        }
    }
}
