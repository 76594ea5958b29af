package org.semblance.release.publication;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.semblance.domain.Moments;
import org.semblance.release.figures.Distribution;
import org.semblance.release.figures.LevelCounts;
import org.semblance.release.figures.TypicalBreadth;
import org.semblance.release.json.Json;

/**
 * An attribute and its released values.
 *
 * @param roles as written in recipes
 * @param domain the name of the domain, if it is masked
 * @param bars the number of rows by range or category, if it is masked
 * @param before what is published of the same counts before masking, bar by bar; empty if nothing was asked for
 * @param moments the mean and standard deviation of released numbers
 * @param levels the number of rows released on each level, if the attribute has a hierarchy
 * @param breadth how wide the bands are, if numbers are published as bands
 */
public record PublicAttribute(
        String name,
        List<String> roles,
        String domain,
        List<ReleasedBars.Bar> bars,
        List<OptionalInt> before,
        Optional<Moments> moments,
        Optional<LevelCounts> levels,
        Optional<TypicalBreadth> breadth) {

    public PublicAttribute {
        roles = List.copyOf(roles);
        bars = List.copyOf(bars);
        before = List.copyOf(before);
    }

    public boolean has(String role) {
        return roles.contains(role);
    }

    /** The attribute as JSON values. */
    Map<String, Object> json() {
        Map<String, Object> json = Json.object("name", name, "roles", roles, "domain", domain);
        if (!bars.isEmpty()) {
            List<Object> lines = new ArrayList<>();
            for (int i = 0; i < bars.size(); i++) {
                lines.add(line(bars.get(i), before.isEmpty() ? OptionalInt.empty() : before.get(i)));
            }
            json.put("distribution", lines);
        }
        moments.ifPresent(found -> {
            json.put("values", found.count());
            json.put("mean", found.mean());
            json.put("standard-deviation", found.deviation());
        });
        levels.ifPresent(counts -> json.put("rows-by-level", counts.rows()));
        breadth.ifPresent(typical -> json.put("typical-value", typical.json()));
        return json;
    }

    private static Map<String, Object> line(ReleasedBars.Bar bar, OptionalInt before) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("label", bar.label());
        before.ifPresent(count -> line.put("before", count));
        line.put("after", bar.rows());
        bar.span().map(Distribution.Span::from).filter(Double::isFinite).ifPresent(from -> line.put("from", from));
        bar.span().map(Distribution.Span::to).filter(Double::isFinite).ifPresent(to -> line.put("to", to));
        return line;
    }
}
