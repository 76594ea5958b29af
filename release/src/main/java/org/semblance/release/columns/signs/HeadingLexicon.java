package org.semblance.release.columns.signs;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * The words of headings in eight languages, read once from a file for each.
 *
 * <p>A line is {@code family-name: last name, surname} for a kind, or {@code *person: patient, customer} for a
 * {@link HeadingPart}; a label may have several lines. After a word, {@code ?} says that it often means something else,
 * and {@code !} that it has this meaning only if it is the whole heading; both may follow. Lines that start with {@code #}
 * are comments.
 */
final class HeadingLexicon {

    private static final List<String> LANGUAGES = List.of("en", "de", "nl", "fr", "es", "it", "pt", "ca");
    private static final Set<String> MAIN_WORD_LAST = Set.of("en", "de", "nl");
    private static final Set<String> COMPOUNDING = Set.of("de", "nl");
    private static final List<String> ENDINGS = List.of("s", "es", "en", "n", "e", "x");
    private static final int SHORTEST_STEM = 4;

    private final Map<String, HeadingWord> words = new HashMap<>();
    private int longest;

    private HeadingLexicon() {}

    static HeadingLexicon all() {
        return Holder.LEXICON;
    }

    /** The word or phrase with these letters. */
    Optional<HeadingWord> find(String letters) {
        return Optional.ofNullable(words.get(letters));
    }

    /** The word of which these letters are another form, such as a plural. */
    Optional<HeadingWord> findStem(String letters) {
        for (String ending : ENDINGS) {
            int stem = letters.length() - ending.length();
            if (stem >= SHORTEST_STEM && letters.endsWith(ending)) {
                HeadingWord word = words.get(letters.substring(0, stem));
                if (word != null && word.withinOthers()) {
                    return Optional.of(word);
                }
            }
        }
        return Optional.empty();
    }

    int longest() {
        return longest;
    }

    boolean stop(String word) {
        HeadingWord known = words.get(word);
        return known != null && known.is(HeadingPart.STOP);
    }

    private static final class Holder {
        private static final HeadingLexicon LEXICON = read();
    }

    private static HeadingLexicon read() {
        HeadingLexicon lexicon = new HeadingLexicon();
        List<Entry> entries = new ArrayList<>();
        for (String language : LANGUAGES) {
            entries.addAll(entries(language));
        }
        entries.stream()
                .filter(entry -> entry.sense.part() == HeadingPart.STOP)
                .forEach(entry -> lexicon.add(entry.phrase, entry));
        entries.stream().filter(entry -> entry.sense.part() != HeadingPart.STOP).forEach(lexicon::addSpellings);
        lexicon.addReversed(entries);
        return lexicon;
    }

    private void addSpellings(Entry entry) {
        for (String spelling : spellings(entry.phrase)) {
            add(spelling.replace(" ", ""), entry);
            List<String> full = contentWords(spelling);
            if (full.size() > 1) {
                add(String.join("", full), entry);
            }
        }
    }

    /** Two words also the other way round, if that is no word by itself: name last. */
    private void addReversed(List<Entry> entries) {
        Map<String, Entry> reversed = new HashMap<>();
        for (Entry entry : entries) {
            for (String spelling : spellings(entry.phrase)) {
                List<String> full = contentWords(spelling);
                if (full.size() == 2 && entry.sense.kind() != null) {
                    reversed.putIfAbsent(full.get(1) + full.get(0), entry);
                }
            }
        }
        reversed.forEach((letters, entry) -> {
            if (!words.containsKey(letters)) {
                add(letters, entry);
            }
        });
    }

    private List<String> contentWords(String spelling) {
        return List.of(spelling.split(" ", -1)).stream()
                .filter(word -> !stop(word))
                .toList();
    }

    private void add(String letters, Entry entry) {
        HeadingWord before = words.get(letters);
        Set<HeadingSense> senses = new LinkedHashSet<>(before == null ? List.of() : before.senses());
        senses.add(entry.sense);
        boolean compounds = (before != null && before.compounds()) || (entry.compounds && !entry.sense.alone());
        words.put(letters, new HeadingWord(List.copyOf(senses), compounds));
        longest = Math.max(longest, letters.length());
    }

    /** Straße is also written Strasse; Schüler is also written Schueler and Schuler. */
    private static Set<String> spellings(String phrase) {
        Set<String> spellings = new LinkedHashSet<>();
        for (String spelling :
                List.of(phrase, phrase.replace("ä", "ae").replace("ö", "oe").replace("ü", "ue"))) {
            List<String> parts = new ArrayList<>();
            for (String part : spelling.split("[^\\p{L}\\p{M}\\p{N}]+", -1)) {
                if (!part.isEmpty()) {
                    parts.add(HeadingText.folded(part));
                }
            }
            spellings.add(String.join(" ", parts));
        }
        return spellings;
    }

    private static List<Entry> entries(String language) {
        String resource = "headings." + language + ".txt";
        try (InputStream bytes = Objects.requireNonNull(HeadingLexicon.class.getResourceAsStream(resource), resource);
                BufferedReader lines = new BufferedReader(new InputStreamReader(bytes, StandardCharsets.UTF_8))) {
            return lines.lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .flatMap(line -> entries(line, language).stream())
                    .toList();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static List<Entry> entries(String line, String language) {
        int colon = line.indexOf(':');
        if (colon < 0) {
            throw new IllegalStateException("headings." + language + ".txt: no colon in '" + line + "'");
        }
        String label = line.substring(0, colon).trim();
        Optional<ColumnKind> kind = ColumnKind.named(label);
        Optional<HeadingPart> part = label.startsWith("*") ? HeadingPart.named(label.substring(1)) : Optional.empty();
        if (kind.isEmpty() && part.isEmpty()) {
            throw new IllegalStateException("headings." + language + ".txt: no kind or part '" + label + "'");
        }
        List<Entry> entries = new ArrayList<>();
        for (String word : line.substring(colon + 1).split(",", -1)) {
            String phrase = word.trim();
            if (!phrase.isEmpty()) {
                HeadingSense sense = new HeadingSense(
                        kind.orElse(null),
                        part.orElse(null),
                        phrase.contains("?"),
                        phrase.contains("!"),
                        MAIN_WORD_LAST.contains(language));
                entries.add(new Entry(phrase, sense, COMPOUNDING.contains(language)));
            }
        }
        return entries;
    }

    private record Entry(String phrase, HeadingSense sense, boolean compounds) {}
}
