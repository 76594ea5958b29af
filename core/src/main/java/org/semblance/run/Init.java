package org.semblance.run;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Role;

/** Looks at a table and drafts a recipe for it, with a reason beside every choice. */
public final class Init {

    /** Texts that mean "no value" in many tables; one of them counts as such only where it occurs. */
    private static final List<String> USUAL_MISSING =
            List.of("", "?", "NA", "N/A", "n/a", "NULL", "null", "NaN", "nan", "#N/A", ".", "-");

    private static final Pattern PLAIN = Pattern.compile("[A-Za-z_][A-Za-z0-9_ ./+-]*(?<! )");
    private static final Pattern SPECIAL = Pattern.compile("(?i)true|false|yes|no|on|off|null|~|y|n");

    /** A drafted recipe: its text, and what it says of each column, by column. */
    public record Draft(String text, Map<String, String> columns) {}

    private final TableReader reader;

    public Init(TableReader reader) {
        this.reader = reader;
    }

    /** Drafts a recipe for a table; {@code data} is how the recipe will name it. */
    public Draft draft(Source source, String data, Watcher watcher) {
        TableReader.Reading reading = reader.read(
                new TableReader.Request(source, Form.UNKNOWN, USUAL_MISSING, true, name -> false, name -> true),
                watcher);
        List<String> missing = missingIn(source, reading.form());
        Table table = reading.table();
        List<Profile> profiles = table.columns().stream()
                .map(column -> Profile.of((Words) column))
                .toList();
        List<Proposal> proposals = profiles.stream().map(Proposal::of).toList();
        return new Draft(text(data, reading.form().csv(), missing, profiles, proposals), columns(proposals));
    }

    private List<String> missingIn(Source source, Form form) {
        Table verbatim = reader.read(TableReader.Request.verbatim(source, form), Watcher.SILENT)
                .table();
        List<String> found = new ArrayList<>();
        for (String token : USUAL_MISSING) {
            boolean occurs = verbatim.columns().stream()
                    .anyMatch(column -> ((Words) column).dictionary().contains(token));
            if (occurs) {
                found.add(token);
            }
        }
        return found;
    }

    private static Map<String, String> columns(List<Proposal> proposals) {
        Map<String, String> columns = new LinkedHashMap<>();
        for (Proposal proposal : proposals) {
            columns.put(
                    proposal.name(),
                    Parameter.kebab(proposal.role()) + (proposal.domain().isEmpty() ? "" : ", " + proposal.domain())
                            + ": " + proposal.why());
        }
        return columns;
    }

    private static String text(
            String data, Csv form, List<String> missing, List<Profile> profiles, List<Proposal> proposals) {
        int rows = profiles.get(0).rows();
        int k = rows < 10 ? 2 : rows < 50 ? 3 : 5;
        return """
                # Drafted from the table itself. Read every line: you know the data, Semblance only looked at it.
                # Roles: identifier (dropped), quasi-identifier (masked: others may know it of a person),
                # confidential (kept: what nobody may learn of a person), other (kept).

                data: %s
                %s%s%s

                attributes:
                %s
                # %d rows: k = %d hides everybody among %d; a larger k hides better and loses more
                method: {name: mdav, k: %d}

                release: {to: release}    # a folder beside this recipe
                """.formatted(
                        scalar(data),
                        layout(form, profiles),
                        missing.isEmpty() || missing.equals(List.of(""))
                                ? ""
                                : "missing: " + list(missing) + "    # seen in the table; they mean \"no value\"\n",
                        person(profiles, proposals),
                        attributes(proposals),
                        rows,
                        k,
                        k,
                        k);
    }

    /** What a recipe must say of the layout, because looking again may not tell it for certain. */
    private static String layout(Csv form, List<Profile> profiles) {
        List<String> layout = new ArrayList<>();
        if (form.encoding() != null && !form.encoding().equalsIgnoreCase("utf-8")) {
            layout.add("encoding: " + form.encoding());
        }
        if (profiles.stream().anyMatch(Profile::commas)) {
            layout.add("decimal: comma");
        }
        return layout.isEmpty() ? "" : "csv: {" + String.join(", ", layout) + "}    # as the table looks\n";
    }

    private static String person(List<Profile> profiles, List<Proposal> proposals) {
        return IntStream.range(0, profiles.size())
                .filter(i -> proposals.get(i).tellsPersonsApart(profiles.get(i)))
                .mapToObj(i -> "person: " + scalar(profiles.get(i).name())
                        + "    # its values repeat, so somebody may have several rows: k counts persons")
                .findFirst()
                .orElse("# person: COLUMN    if somebody may have several rows: k then counts persons");
    }

    private static String attributes(List<Proposal> proposals) {
        StringBuilder attributes = new StringBuilder();
        for (Proposal proposal : proposals) {
            attributes.append("  # ").append(proposal.why()).append('\n');
            attributes
                    .append("  ")
                    .append(scalar(proposal.name()))
                    .append(": ")
                    .append(entry(proposal))
                    .append('\n');
        }
        return attributes.toString();
    }

    private static String entry(Proposal proposal) {
        StringBuilder entry = new StringBuilder("{role: " + Parameter.kebab(proposal.role()));
        if (proposal.role() == Role.QUASI_IDENTIFIER) {
            entry.append(", domain: ").append(proposal.domain());
        }
        switch (proposal.domain()) {
            case "numeric" -> entry.append(", round: ").append(proposal.round());
            case "ordinal" -> entry.append(", scale: ").append(list(proposal.scale()));
            default -> {}
        }
        return entry.append('}').toString();
    }

    private static String list(List<String> texts) {
        return "[" + String.join(", ", texts.stream().map(Init::scalar).toList()) + "]";
    }

    /** A text as YAML: in quotes unless it is plain beyond doubt. */
    private static String scalar(String text) {
        if (PLAIN.matcher(text).matches() && !SPECIAL.matcher(text).matches()) {
            return text;
        }
        StringBuilder quoted = new StringBuilder("\"");
        text.codePoints().forEach(c -> {
            if (c == '"' || c == '\\') {
                quoted.append('\\').appendCodePoint(c);
            } else if (c < 0x20 || (c >= 0x7F && c < 0xA0)) {
                quoted.append(String.format(Locale.ROOT, "\\x%02x", c));
            } else {
                quoted.appendCodePoint(c);
            }
        });
        return quoted.append('"').toString();
    }
}
