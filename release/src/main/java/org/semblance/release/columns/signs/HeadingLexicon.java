package org.semblance.release.columns.signs;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.LinkedHashMap;
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

    private final HeadingWordIndex words;
    private final int longest;

    private HeadingLexicon(HeadingWordIndex words, int longest) {
        this.words = words;
        this.longest = longest;
    }

    static HeadingLexicon all() {
        return Holder.LEXICON;
    }

    /** The word or phrase with these letters. */
    Optional<HeadingWord> find(String letters) {
        return Optional.ofNullable(words.find(HeadingWordIndex.print(letters)));
    }

    /** The word of which these letters are another form, such as a plural. */
    Optional<HeadingWord> findStem(String letters) {
        for (String ending : ENDINGS) {
            int stem = letters.length() - ending.length();
            if (stem >= SHORTEST_STEM && letters.endsWith(ending)) {
                HeadingWord word = words.find(HeadingWordIndex.print(letters.substring(0, stem)));
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
        HeadingWord known = words.find(HeadingWordIndex.print(word));
        return known != null && known.is(HeadingPart.STOP);
    }

    private static final class Holder {
        private static final HeadingLexicon LEXICON = new Reader().read();
    }

    /** Reads the files. There are some 70,000 phrases, so nothing is made for each of them. */
    private static final class Reader {

        private final HeadingWordIndex words = new HeadingWordIndex();
        private final Set<Long> stops = new HashSet<>();

        /** Two words the other way round, which count if they are no word by themselves: name last. */
        private final Map<Long, Spelled> reversed = new LinkedHashMap<>();

        private int longest;

        /** A sense, and the number of the word that has only this sense. */
        private record Spelled(HeadingSense sense, int word) {}

        HeadingLexicon read() {
            Map<String, List<String>> files = new LinkedHashMap<>();
            LANGUAGES.forEach(language -> files.put(language, lines(language)));
            files.forEach((language, lines) ->
                    lines.stream().filter(line -> line.startsWith("*stop:")).forEach(line -> phrases(line, language)));
            files.forEach((language, lines) ->
                    lines.stream().filter(line -> !line.startsWith("*stop:")).forEach(line -> phrases(line, language)));
            reversed.forEach((print, spelled) -> {
                if (words.find(print) == null) {
                    words.add(print, spelled.word);
                }
            });
            return new HeadingLexicon(words, longest);
        }

        private void phrases(String line, String language) {
            int colon = line.indexOf(':');
            if (colon < 0) {
                throw new IllegalStateException("headings." + language + ".txt: no colon in '" + line + "'");
            }
            String label = line.substring(0, colon).trim();
            Optional<ColumnKind> kind = ColumnKind.named(label);
            Optional<HeadingPart> part =
                    label.startsWith("*") ? HeadingPart.named(label.substring(1)) : Optional.empty();
            if (kind.isEmpty() && part.isEmpty()) {
                throw new IllegalStateException("headings." + language + ".txt: no kind or part '" + label + "'");
            }
            boolean compounds = COMPOUNDING.contains(language);
            Spelled[] senses = new Spelled[4];
            for (int marks = 0; marks < senses.length; marks++) {
                HeadingSense sense = new HeadingSense(
                        kind.orElse(null),
                        part.orElse(null),
                        (marks & 1) != 0,
                        (marks & 2) != 0,
                        MAIN_WORD_LAST.contains(language));
                senses[marks] = new Spelled(sense, words.only(sense, compounds && !sense.alone()));
            }
            int start = colon + 1;
            while (start <= line.length()) {
                int comma = line.indexOf(',', start);
                int end = comma < 0 ? line.length() : comma;
                phrase(line, start, end, senses);
                start = end + 1;
            }
        }

        private void phrase(String line, int from, int to, Spelled[] senses) {
            int marks = 0;
            boolean umlauts = false;
            boolean plain = true;
            for (int i = from; i < to; i++) {
                char sign = line.charAt(i);
                marks |= sign == '?' ? 1 : sign == '!' ? 2 : 0;
                plain &= sign < 0x80;
                umlauts |= sign == 'ä' || sign == 'ö' || sign == 'ü';
            }
            String phrase = line.substring(from, to);
            spelling(plain ? phrase : HeadingText.folded(phrase), senses[marks]);
            if (umlauts) {
                spelling(
                        HeadingText.folded(
                                phrase.replace("ä", "ae").replace("ö", "oe").replace("ü", "ue")),
                        senses[marks]);
            }
        }

        /** Adds a phrase: its words together, those that are not stop words together, and two of these the other way round. */
        private void spelling(String phrase, Spelled spelled) {
            long all = HeadingWordIndex.EMPTY_PRINT;
            long full = HeadingWordIndex.EMPTY_PRINT;
            int letters = 0;
            int count = 0;
            int fullCount = 0;
            String first = "";
            String second = "";
            int start = -1;
            for (int i = 0; i <= phrase.length(); i++) {
                boolean inside = i < phrase.length() && Character.isLetterOrDigit(phrase.charAt(i));
                if (inside && start < 0) {
                    start = i;
                } else if (!inside && start >= 0) {
                    String word = phrase.substring(start, i);
                    start = -1;
                    letters += word.length();
                    count++;
                    all = HeadingWordIndex.print(all, word);
                    if (!stops.contains(HeadingWordIndex.print(word))) {
                        full = HeadingWordIndex.print(full, word);
                        fullCount++;
                        first = fullCount == 1 ? word : first;
                        second = fullCount == 2 ? word : second;
                    }
                }
            }
            if (count == 0) {
                return;
            }
            longest = Math.max(longest, letters);
            words.add(all, spelled.word);
            if (spelled.sense.part() == HeadingPart.STOP) {
                stops.add(all);
                return;
            }
            if (fullCount > 1 && fullCount < count) {
                words.add(full, spelled.word);
            }
            if (fullCount == 2 && spelled.sense.kind() != null) {
                reversed.putIfAbsent(HeadingWordIndex.print(HeadingWordIndex.print(second), first), spelled);
            }
        }

        private static List<String> lines(String language) {
            String resource = "headings." + language + ".txt";
            try (InputStream bytes =
                    Objects.requireNonNull(HeadingLexicon.class.getResourceAsStream(resource), resource)) {
                return new String(bytes.readAllBytes(), StandardCharsets.UTF_8)
                        .lines()
                        .filter(line -> !line.isBlank() && !line.startsWith("#"))
                        .toList();
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        }
    }
}
