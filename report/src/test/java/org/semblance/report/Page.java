package org.semblance.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathFactory;
import org.semblance.release.report.Report;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** A written page, read back as a tree: what is not well formed fails here. */
record Page(Document document) {

    static Page of(Report report) {
        return of(Samples.html(report));
    }

    static Page of(String html) {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
            return new Page(factory.newDocumentBuilder().parse(new InputSource(new StringReader(html))));
        } catch (Exception e) {
            throw new AssertionError("not well formed", e);
        }
    }

    /** The texts of all that a path finds, with single spaces. */
    List<String> texts(String path) {
        try {
            NodeList nodes =
                    (NodeList) XPathFactory.newInstance().newXPath().evaluate(path, document, XPathConstants.NODESET);
            List<String> texts = new ArrayList<>();
            for (int i = 0; i < nodes.getLength(); i++) {
                texts.add(nodes.item(i)
                        .getTextContent()
                        .replaceAll("[\\s\u00A0\u202F]+", " ")
                        .strip());
            }
            return texts;
        } catch (Exception e) {
            throw new AssertionError(path, e);
        }
    }

    /** The text of the one thing that a path finds. */
    String text(String path) {
        List<String> texts = texts(path);
        assertThat(texts).as(path).hasSize(1);
        return texts.get(0);
    }
}
