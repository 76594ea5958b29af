package org.semblance.report.html;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import org.semblance.release.figures.PrintableText;

/** Builds HTML and SVG; every text and every attribute value is escaped here and nowhere else. */
public final class Html {

    /** After these no line ends: it would show as a space. */
    private static final Set<String> INLINE =
            Set.of("a", "b", "bdi", "code", "em", "small", "span", "strong", "summary", "tspan");

    private final StringBuilder out = new StringBuilder();
    private final Deque<String> open = new ArrayDeque<>();
    private final List<PlotFile> plots = new ArrayList<>();
    private String part = "plot";

    /** Opens an element; attributes come as name, value, name, value. */
    public Html open(String tag, String... attributes) {
        tag(tag, attributes);
        open.push(tag);
        return this;
    }

    /** Closes the element opened last. */
    public Html close() {
        String tag = open.pop();
        out.append("</").append(tag).append('>').append(INLINE.contains(tag) ? "" : "\n");
        return this;
    }

    /** An element with nothing but a text. */
    public Html leaf(String tag, String text, String... attributes) {
        return open(tag, attributes).text(text).close();
    }

    /** An element that has no content and no end tag; closed within itself, so that XML tools can read the page. */
    public Html empty(String tag, String... attributes) {
        tag(tag, attributes);
        out.insert(out.length() - 1, '/').append('\n');
        return this;
    }

    public Html text(String text) {
        escape(text);
        return this;
    }

    /** A text that comes from the data or the recipe: its direction of writing does not disturb its surroundings. */
    public Html foreign(String text) {
        return leaf("bdi", text);
    }

    /** Markup written by ourselves, never anything that was read. */
    public Html trusted(String markup) {
        out.append(markup);
        return this;
    }

    /** The part of the page that follows, after which the files of its charts are called. */
    public Html part(String id) {
        part = id;
        return this;
    }

    /** Begins a section with its heading; the files of its charts are called after its id. */
    public Html section(String id, String title) {
        return part(id).open("section", "aria-labelledby", id).leaf("h2", title, "id", id);
    }

    /** Begins the figure of a chart, with its caption. Every chart of a page begins here, so that none is without a file. */
    public Html figure(Plot plot) {
        return figure(plot, "chart");
    }

    /** The same, with a name that the style sheet knows it by. */
    public Html figure(Plot plot, String style) {
        return drawing(plot, style).leaf("figcaption", plot.title());
    }

    /** The same for a chart that brings a caption of its own along. */
    public Html drawing(Plot plot, String style) {
        long before = plots.stream().filter(file -> file.part().equals(part)).count();
        plots.add(new PlotFile(part, (int) before + 1, plot));
        return open("figure", "class", style);
    }

    /** The charts that the page has so far, in its order. */
    public List<PlotFile> plots() {
        return List.copyOf(plots);
    }

    private void tag(String tag, String... attributes) {
        out.append('<').append(tag);
        for (int i = 0; i < attributes.length; i += 2) {
            out.append(' ').append(attributes[i]).append("=\"");
            escape(attributes[i + 1]);
            out.append('"');
        }
        out.append('>');
    }

    private void escape(String text) {
        text.codePoints().forEach(c -> {
            switch (c) {
                case '<' -> out.append("&lt;");
                case '>' -> out.append("&gt;");
                case '&' -> out.append("&amp;");
                case '"' -> out.append("&quot;");
                case '\'' -> out.append("&#39;");
                default -> out.appendCodePoint(PrintableText.of(c));
            }
        });
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
