package org.semblance.formats.taxonomy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.semblance.Problem;
import org.semblance.formats.TextFile;
import org.xml.sax.SAXNotRecognizedException;

/** Ontologies that try to make the reader look at something else than themselves. */
class RdfSecurityTest {

    private static final String BODY = """
            <rdf:RDF xmlns:owl="http://www.w3.org/2002/07/owl#"
                 xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
                 xmlns:rdfs="http://www.w3.org/2000/01/rdf-schema#">
              <owl:Class rdf:about="http://example.org/a"><rdfs:label>%s</rdfs:label></owl:Class>
            </rdf:RDF>
            """;

    private static final String CANARY = "the-canary-sings";

    @TempDir
    private Path folder;

    private ServerSocket listener;
    private Path canary;

    @BeforeEach
    void listen() throws Exception {
        listener = new ServerSocket(0, 5, InetAddress.getLoopbackAddress());
        canary = Files.writeString(Files.createDirectory(folder.resolve("c")).resolve("canary"), CANARY);
    }

    @AfterEach
    void nobodyCalled() throws Exception {
        try (ServerSocket closing = listener) {
            // whoever called during the test waits in the backlog
            closing.setSoTimeout(100);
            try {
                closing.accept().close();
                throw new AssertionError("the reader used the network");
            } catch (SocketTimeoutException nobody) {
                // as it must be
            }
        }
    }

    private String address() {
        return "http://" + listener.getInetAddress().getHostAddress() + ":" + listener.getLocalPort() + "/x";
    }

    private Problem refused(String code, String content) {
        Problem problem = TaxonomyFile.of(folder, content).refused(code);
        assertThat(problem.what() + problem.advice()).doesNotContain(CANARY);
        return problem;
    }

    /** BI059 */
    @Test
    void refusesAnEntityThatIsAFile() {
        Problem problem = refused(
                "E_XML_DTD",
                "<?xml version=\"1.0\"?>\n<!-- x -->\n<!DOCTYPE rdf:RDF [<!ENTITY x SYSTEM \"" + canary.toUri()
                        + "\">]>\n" + BODY.formatted("&x;"));
        assertThat(problem.what()).contains("line 3");
    }

    @Test
    void refusesEntitiesAndDocumentTypesElsewhere() {
        refused("E_XML_DTD", "<!DOCTYPE rdf:RDF [<!ENTITY x SYSTEM \"" + address() + "\">]>\n" + BODY.formatted("&x;"));
        refused("E_XML_DTD", "<!DOCTYPE rdf:RDF SYSTEM \"" + address() + "\">\n" + BODY.formatted("x"));
        refused(
                "E_XML_DTD",
                "<!DOCTYPE rdf:RDF [<!ENTITY % x SYSTEM \"" + address() + "\"> %x;]>\n" + BODY.formatted("x"));
        // behind more remarks than a first look would read
        refused(
                "E_XML_DTD",
                "<?xml version=\"1.0\"?>" + "<!-- remark -->\n<?pi > ?>".repeat(20_000) + "<!DOCTYPE rdf:RDF SYSTEM \""
                        + address() + "\">\n" + BODY.formatted("x"));
    }

    @Test
    void refusesEntitiesThatGrow() {
        StringBuilder laughs = new StringBuilder("<!DOCTYPE rdf:RDF [<!ENTITY l0 \"ha\">");
        for (int i = 1; i < 12; i++) {
            laughs.append("<!ENTITY l")
                    .append(i)
                    .append(" \"")
                    .append(("&l" + (i - 1) + ";").repeat(10))
                    .append("\">");
        }
        refused("E_XML_DTD", laughs + "]>\n" + BODY.formatted("&l11;"));
    }

    @Test
    void findsADocumentTypeInEveryEncodingItReads() {
        String hidden = "<!DOCTYPE rdf:RDF [<!ENTITY x SYSTEM \"" + canary.toUri() + "\">]>\n" + BODY.formatted("&x;");
        TaxonomyFile.of(folder, ("\uFEFF" + hidden).getBytes(StandardCharsets.UTF_16LE))
                .refused("E_XML_DTD");
        TaxonomyFile.of(folder, ("\uFEFF" + hidden).getBytes(StandardCharsets.UTF_8))
                .refused("E_XML_DTD");
        TaxonomyFile.of(folder, hidden.getBytes(StandardCharsets.UTF_16LE)).refused("E_FORMAT");
        // the encoding of mainframes, in which nothing looks like ASCII
        TaxonomyFile.of(
                        folder,
                        ("<?xml version='1.0' encoding='IBM1047'?>\n" + hidden)
                                .getBytes(java.nio.charset.Charset.forName("IBM1047")))
                .refused("E_FORMAT");
    }

    @Test
    void theParserItselfForbidsDocumentTypes() throws Exception {
        // the second wall: RDF4J only warns when a reader of XML does not know the feature that it sets
        Stream.of(
                        "http://apache.org/xml/features/disallow-doctype-decl",
                        "http://xml.org/sax/features/external-general-entities",
                        "http://xml.org/sax/features/external-parameter-entities",
                        "http://apache.org/xml/features/nonvalidating/load-external-dtd")
                .forEach(feature -> {
                    try {
                        RdfReader.xmlReader().setFeature(feature, feature.contains("disallow"));
                    } catch (SAXNotRecognizedException unknown) {
                        throw new AssertionError(feature + " is not known", unknown);
                    } catch (org.xml.sax.SAXException refused) {
                        throw new AssertionError(feature, refused);
                    }
                });
        String entity = "<!DOCTYPE rdf:RDF [<!ENTITY x SYSTEM \"" + canary.toUri() + "\">]>\n" + BODY.formatted("&x;");
        Path file = Files.writeString(folder.resolve("direct"), entity);
        Problem problem = catchThrowableOfType(
                Problem.class,
                () -> RdfReader.parse(
                        TextFile.at(file),
                        RdfReader.Syntax.RDF_XML,
                        null,
                        new Triples(TextFile.at(file), new OntologyConcepts())));
        assertThat(problem.code()).isEqualTo("E_RDF");
        assertThat(problem.what()).doesNotContain(CANARY);
    }

    /** BI061 */
    @ParameterizedTest
    @ValueSource(strings = {"xml", "turtle"})
    void refusesImports(String syntax) {
        String content = syntax.equals("xml")
                ? BODY.formatted("x")
                        .replace(
                                "</rdf:RDF>",
                                "<owl:Ontology rdf:about=\"http://example.org/o\"><owl:imports rdf:resource=\""
                                        + address() + "\"/></owl:Ontology></rdf:RDF>")
                : "<http://example.org/o> <http://www.w3.org/2002/07/owl#imports> <" + address() + "> .\n";
        refused("E_IMPORT_BLOCKED", content);
    }

    @Test
    void looksNowhereForWhatAFileRefersTo() {
        String content = "<?xml version=\"1.0\"?>\n<?xml-stylesheet href=\"" + address() + "\"?>\n"
                + BODY.formatted("x")
                        .replace(
                                "<rdf:RDF ",
                                "<rdf:RDF xml:base=\"" + address()
                                        + "\" xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\" xmlns:x=\""
                                        + address() + "#\" ")
                        .replace("</owl:Class>", "<rdfs:seeAlso rdf:resource=\"" + address() + "\"/></owl:Class>");
        assertThat(TaxonomyFile.of(folder, content).read().size()).isEqualTo(1);
        assertThat(TaxonomyFile.of(
                                folder,
                                "@base <" + address() + "> .\n@prefix p: <" + address()
                                        + "#> .\n<a> a <http://www.w3.org/2002/07/owl#Class> ; p:see <b> .\n")
                        .read()
                        .size())
                .isEqualTo(1);
    }

    /** In a process of its own: a logger speaks up once, when it is first asked for. */
    @Test
    void saysNothingOnTheConsole() throws Exception {
        Path good = Files.writeString(folder.resolve("good"), BODY.formatted("x"));
        Path bad = Files.writeString(folder.resolve("bad"), BODY.formatted("<x>"));
        Path odd = Files.writeString(
                folder.resolve("odd"), "@prefix p: <http://example.org/> .\np:a p:b \"c\"@not-a-tag-at-all .\np:x");
        Path said = folder.resolve("said");
        int code = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Silent.class.getName(),
                        good.toString(),
                        bad.toString(),
                        odd.toString())
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .start()
                .waitFor();
        assertThat(said).hasContent("");
        assertThat(code).isEqualTo(2); // the files that were refused
    }

    /** Reads files and ends with the number of those that were refused. */
    static final class Silent {

        public static void main(String[] files) {
            int refused = 0;
            for (String file : files) {
                try {
                    TaxonomyFile.at(Path.of(file)).read();
                } catch (Problem problem) {
                    refused++;
                }
            }
            System.exit(refused);
        }
    }
}
