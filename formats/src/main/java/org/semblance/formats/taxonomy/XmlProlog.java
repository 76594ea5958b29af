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
 * Checks the prolog of an XML file, before the first element. A document type that refers to other files, or declares anything but
 * plain entities of its own, is refused here, before a parser sees the file. An entity is plain if its value is a short text without
 * entities in it, so that a file can only grow in proportion to its references.
 */
final class XmlProlog {

    private static final Pattern DECLARED =
            Pattern.compile("^<\\?xml\\s[^>]*?\\sencoding\\s*=\\s*[\"']([^\"'>]*)[\"'].*", Pattern.DOTALL);

    /** The longest document type, in characters. */
    private static final int LONGEST = 1 << 18;

    /** What follows {@code <!D}: the name of the root, and the beginning of declarations. */
    private static final Pattern NAME = Pattern.compile("OCTYPE\\s++[^\\s\\[>\"'%&]++\\s*+\\[\\s*+");

    /** A general entity whose value is a text without references to other entities, or a comment. */
    private static final Pattern DECLARATION = Pattern.compile(
            "(?:<!ENTITY\\s++[^\\s%&\"'<>]++\\s++(?:\"[^\"%&<]{0,1024}+\"|'[^'%&<]{0,1024}+')\\s*+>|<!--.*?-->)\\s*+",
            Pattern.DOTALL);

    private static final Pattern END = Pattern.compile("\\]\\s*+>");

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

    /**
     * Whether the file has a document type that declares entities.
     *
     * @throws Problem if it declares anything else, or refers to another file
     */
    static boolean declaresEntities(TextFile file, @Nullable String encoding) {
        return file.read(encoding, text -> {
            Reader one = new OneByOne(text);
            if (!documentType(one)) {
                return false;
            }
            if (!plainEntities(one)) {
                throw Problem.data(
                                ProblemCode.E_XML_DTD,
                                "a document type (<!DOCTYPE …>) that leads to other files, or declares more than plain"
                                        + " entities",
                                "save the ontology without XML entities, as RDF/XML or as Turtle")
                        .at(file.line(text.lines()));
            }
            return true;
        });
    }

    /** Reads the document type up to its end, and whether it declares plain entities of its own and nothing else. */
    private static boolean plainEntities(Reader text) throws IOException {
        StringBuilder read = new StringBuilder();
        boolean inside = false;
        for (int c = text.read(); c >= 0 && read.length() < LONGEST; c = text.read()) {
            read.append((char) c);
            inside |= c == '[';
            if (c == '>' && (!inside || closes(read))) {
                return plain(read);
            }
        }
        return false;
    }

    /** Whether a bracket is closed before the last character. */
    private static boolean closes(CharSequence read) {
        int before = read.length() - 2;
        while (before >= 0 && Character.isWhitespace(read.charAt(before))) {
            before--;
        }
        return before >= 0 && read.charAt(before) == ']';
    }

    private static boolean plain(CharSequence documentType) {
        Matcher name = NAME.matcher(documentType);
        if (!name.lookingAt()) {
            return false;
        }
        int at = name.end();
        Matcher declaration = DECLARATION.matcher(documentType).region(at, documentType.length());
        while (declaration.lookingAt()) {
            at = declaration.end();
            declaration.region(at, documentType.length());
        }
        return END.matcher(documentType).region(at, documentType.length()).matches();
    }

    /** Reads up to the first element; true if a document type comes before. */
    private static boolean documentType(Reader one) throws IOException {
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
