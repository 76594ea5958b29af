package org.semblance.report.html;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import org.semblance.release.figures.PrintableText;

/** Builds HTML and SVG. This is the only place where texts and attribute values are escaped. */
public final class Html {

    /** Elements not followed by a line break, which would be displayed as a space. */
    private static final Set<String> INLINE =
            Set.of("a", "b", "bdi", "code", "em", "small", "span", "strong", "summary", "tspan");

    private final StringBuilder out = new StringBuilder();
    private final Deque<String> open = new ArrayDeque<>();
    private final List<PlotFile> plots = new ArrayList<>();
    private String part = "plot";

    /** Opens an element; attributes are alternating names and values. */
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

    /** An element that contains only text. */
    public Html leaf(String tag, String text, String... attributes) {
        return open(tag, attributes).text(text).close();
    }

    /** An element without content and end tag; self-closing, so that XML tools can read the page. */
    public Html empty(String tag, String... attributes) {
        tag(tag, attributes);
        out.insert(out.length() - 1, '/').append('\n');
        return this;
    }

    public Html text(String text) {
        escape(text);
        return this;
    }

    /** A text from the data or the recipe, isolated so that right-to-left text does not affect its surroundings. */
    public Html foreign(String text) {
        return leaf("bdi", text);
    }

    /** Markup of our own, never anything that was read from a file. */
    public Html trusted(String markup) {
        out.append(markup);
        return this;
    }

    /** Sets the part of the page that follows; the files of its charts are named after it. */
    public Html part(String id) {
        part = id;
        return this;
    }

    /** Opens a section with its heading; the files of its charts are named after its id. */
    public Html section(String id, String title) {
        return part(id).open("section", "aria-labelledby", id).leaf("h2", title, "id", id);
    }

    /** Opens a region that scrolls sideways where its content is too wide, and says so; keys reach it too. */
    public Html scroll(String style, String label) {
        open("div", "class", style, "tabindex", "0", "role", "region", "aria-label", label);
        return leaf("p", "Scroll sideways to see the rest \u2192", "class", "hint", "aria-hidden", "true");
    }

    /**
     * Opens the figure of a chart, with its caption. All charts of a page are opened here, so that each one gets a
     * file.
     */
    public Html figure(Plot plot) {
        return figure(plot, "chart");
    }

    /** The same with a style class. */
    public Html figure(Plot plot, String style) {
        return drawing(plot, style).leaf("figcaption", plot.title());
    }

    /** The same for a chart that writes its own caption. */
    public Html drawing(Plot plot, String style) {
        long before = plots.stream().filter(file -> file.part().equals(part)).count();
        plots.add(new PlotFile(part, (int) before + 1, plot));
        return open("figure", "class", style);
    }

    /** The charts of the page so far, in order. */
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
