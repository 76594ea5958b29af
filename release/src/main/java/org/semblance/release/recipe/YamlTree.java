package org.semblance.release.recipe;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.semblance.Place;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.ReaderException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/** Builds the tree of a recipe from parser events, so that nothing is constructed before it was checked. */
final class YamlTree {

    private static final int DEEPEST = 50;
    private static final int LONGEST_KEY = 60;

    private final String file;

    YamlTree(String file) {
        this.file = file;
    }

    RecipeNode of(String text) {
        try {
            return document(new Parse(LoadSettings.builder().setLabel("recipe").build())
                    .parseString(text)
                    .iterator());
        } catch (ReaderException unreadable) {
            throw problem(
                    line(text, text.offsetByCodePoints(0, unreadable.getPosition())),
                    "a character that YAML does not allow",
                    "remove control characters");
        } catch (MarkedYamlEngineException malformed) {
            throw problem(
                    line(malformed.getProblemMark().or(malformed::getContextMark)),
                    "not well-formed YAML",
                    "check indentation (spaces, no tabs), quotes, brackets and the space after each colon");
        } catch (YamlEngineException malformed) {
            throw problem(1, "not well-formed YAML", "start from a recipe that semblance init wrote");
        }
    }

    /** The line of a position in a text, counted from 1. */
    static int line(String text, int position) {
        return (int) text.substring(0, position).lines().count()
                + (position == 0 || text.charAt(position - 1) == '\n' ? 1 : 0);
    }

    private RecipeNode document(Iterator<Event> events) {
        events.next();
        Event start = events.next();
        if (start.getEventId() == Event.ID.StreamEnd) {
            throw problem(1, "the recipe is empty", "start from a recipe that semblance init wrote");
        }
        RecipeNode root = node(events, events.next(), 1);
        events.next();
        Event after = events.next();
        if (after.getEventId() != Event.ID.StreamEnd) {
            throw problem(line(after.getStartMark()), "a second document", "put one recipe in one file");
        }
        if (!(root instanceof RecipeNode.Mapping)) {
            throw problem(root.line(), "not a mapping of keys to values", "write lines such as 'data: visitors.csv'");
        }
        return root;
    }

    private RecipeNode node(Iterator<Event> events, Event event, int depth) {
        int line = line(event.getStartMark());
        allow(event, line, depth);
        return switch (event.getEventId()) {
            case Scalar -> scalar((ScalarEvent) event, line);
            case SequenceStart -> sequence(events, line, depth);
            case MappingStart -> mapping(events, line, depth);
            default -> throw problem(line, "not well-formed YAML", "check indentation and brackets");
        };
    }

    private void allow(Event event, int line, int depth) {
        if (event.getEventId() == Event.ID.Alias) {
            throw problem(line, "an alias", "write the value out where it is needed");
        }
        if (event instanceof NodeEvent node && node.getAnchor().isPresent()) {
            throw problem(line, "an anchor", "write the value out where it is needed");
        }
        if (tagged(event)) {
            throw problem(line, "a tag", "leave the word with the exclamation mark out");
        }
        if (depth > DEEPEST) {
            throw problem(line, "nested deeper than " + DEEPEST + " levels", "check brackets and indentation");
        }
    }

    private static boolean tagged(Event event) {
        if (event instanceof ScalarEvent scalar) {
            return scalar.getTag().isPresent();
        }
        return event instanceof CollectionStartEvent collection
                && collection.getTag().isPresent();
    }

    private static RecipeNode.Scalar scalar(ScalarEvent event, int line) {
        return new RecipeNode.Scalar(event.getValue(), event.isPlain(), line);
    }

    private RecipeNode.Sequence sequence(Iterator<Event> events, int line, int depth) {
        List<RecipeNode> items = new ArrayList<>();
        for (Event event = events.next(); event.getEventId() != Event.ID.SequenceEnd; event = events.next()) {
            items.add(node(events, event, depth + 1));
        }
        return new RecipeNode.Sequence(items, line);
    }

    private RecipeNode.Mapping mapping(Iterator<Event> events, int line, int depth) {
        Map<String, RecipeNode> entries = new LinkedHashMap<>();
        Map<String, Integer> keyLines = new LinkedHashMap<>();
        for (Event event = events.next(); event.getEventId() != Event.ID.MappingEnd; event = events.next()) {
            if (!(node(events, event, depth + 1) instanceof RecipeNode.Scalar key)
                    || key.text().isEmpty()) {
                throw problem(line(event.getStartMark()), "a key that is not a word", "write keys as plain words");
            }
            Integer twin = keyLines.putIfAbsent(key.text(), key.line());
            if (twin != null) {
                throw problem(
                        key.line(),
                        "the key '" + shown(key.text()) + "' occurs twice, first in line " + twin,
                        "keep one of them");
            }
            entries.put(key.text(), node(events, events.next(), depth + 1));
        }
        return new RecipeNode.Mapping(
                Collections.unmodifiableMap(entries), Collections.unmodifiableMap(keyLines), line);
    }

    private Problem problem(int line, String what, String advice) {
        return Problem.recipe(ProblemCode.E_CONFIG, what, advice)
                .at(Place.in(file).line(line));
    }

    private static int line(Optional<Mark> mark) {
        return mark.map(Mark::getLine).orElse(0) + 1;
    }

    private static String shown(String key) {
        String printable = key.replaceAll("\\p{Cntrl}", " ");
        return printable.length() <= LONGEST_KEY ? printable : printable.substring(0, LONGEST_KEY) + "…";
    }
}
