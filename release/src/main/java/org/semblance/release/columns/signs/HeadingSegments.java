package org.semblance.release.columns.signs;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Cuts a heading into words of the lexicon and unknown pieces, with as few letters unknown and as few words as possible.
 * Words may stand between separators or be glued together, as in maritalstatus or Mitgliedsnummer.
 */
final class HeadingSegments {

    private static final double WORD = 1;
    private static final double GLUED_WORD = 1.5;
    private static final double SHORT_GLUED_WORD = 2.2;
    private static final double OTHER_FORM = 0.2;
    private static final double ACROSS_A_BORDER = 0.1;
    private static final double LINK = 0.3;
    /** More than a border, so that icd 10 is one word rather than icd and a number. */
    private static final double LOOSE_DIGITS = 0.15;

    private static final double STOP_LEFT_OUT = 0.11;
    private static final double UNKNOWN = 0.5;
    private static final double UNKNOWN_TAIL = 2;
    private static final int SHORTEST_TAIL = 5;
    private static final int SHORTEST_START = 6;
    private static final List<String> LINKS = List.of("s", "es", "n", "en", "e");

    private final HeadingLexicon lexicon;
    private final String letters;
    private final boolean[] border;
    /** The cheapest way to each place, by the state there. */
    private final List<Map<State, Step>> steps = new ArrayList<>();

    private HeadingSegments(HeadingLexicon lexicon, List<String> words) {
        this.lexicon = lexicon;
        this.letters = String.join("", words);
        this.border = new boolean[letters.length() + 1];
        int place = 0;
        for (String word : words) {
            border[place] = true;
            place += word.length();
        }
        border[place] = true;
        for (int i = 0; i <= letters.length(); i++) {
            steps.add(new EnumMap<>(State.class));
        }
    }

    /** The segments of a heading; its stop words count only where they are part of a phrase. */
    static List<HeadingSegment> of(HeadingText text, HeadingLexicon lexicon) {
        Step whole = new HeadingSegments(lexicon, text.words()).best();
        List<String> full = withoutStops(text.words(), lexicon);
        if (full.isEmpty() || full.size() == text.words().size()) {
            return whole.segments();
        }
        Step without = new HeadingSegments(lexicon, full).best();
        double leftOut = STOP_LEFT_OUT * (text.words().size() - full.size());
        return without.cost + leftOut < whole.cost ? without.segments() : whole.segments();
    }

    /** A single letter before a digit is no stop word, as in o3. */
    private static List<String> withoutStops(List<String> words, HeadingLexicon lexicon) {
        List<String> full = new ArrayList<>();
        for (int place = 0; place < words.size(); place++) {
            String word = words.get(place);
            boolean letterBeforeDigit = word.length() == 1
                    && place + 1 < words.size()
                    && Character.isDigit(words.get(place + 1).charAt(0));
            if (letterBeforeDigit || !lexicon.stop(word)) {
                full.add(word);
            }
        }
        return full;
    }

    private Step best() {
        steps.get(0).put(State.CLEAR, new Step(null, "", Optional.empty(), false, 0));
        for (int place = 0; place < letters.length(); place++) {
            for (State state : State.values()) {
                Step step = steps.get(place).get(state);
                if (step != null) {
                    extend(place, state, step);
                }
            }
        }
        Step last = steps.get(letters.length()).get(State.CLEAR);
        if (last == null) {
            throw new IllegalStateException("every heading can be cut");
        }
        return last;
    }

    private void extend(int place, State state, Step step) {
        words(place, state, step);
        if (state != State.CLEAR) {
            return;
        }
        int end = nextBorder(place);
        if (border[place]) {
            boolean digits = Character.isDigit(letters.charAt(place));
            reach(end, State.CLEAR, step.unknown(piece(place, end), digits ? LOOSE_DIGITS : UNKNOWN + end - place));
            for (int cut = place + 3; cut < end; cut++) {
                reach(cut, State.AFTER_UNKNOWN, step.unknown(piece(place, cut), UNKNOWN + cut - place));
            }
        } else {
            if (step.segmentLength() >= SHORTEST_START) {
                reach(end, State.CLEAR, step.unknown(piece(place, end), UNKNOWN_TAIL + end - place));
            }
            for (String link : LINKS) {
                int cut = place + link.length();
                if (letters.startsWith(link, place) && cut < end) {
                    reach(cut, State.AFTER_LINK, step.link(LINK));
                }
            }
        }
    }

    private void words(int place, State state, Step step) {
        int farthest = Math.min(letters.length(), place + lexicon.longest() + 2);
        boolean opens = border[place] && state == State.CLEAR;
        int borders = 0;
        for (int end = place + 1; end <= farthest; end++) {
            boolean closes = border[end];
            if (opens && closes) {
                between(place, end, borders, step);
            } else if (borders == 0) {
                glued(place, end, state, step);
            }
            if (closes) {
                borders++;
                if (!opens) {
                    return;
                }
            }
        }
    }

    /** A word between two borders; a short one crosses borders only if it is all there is, as in GdB, or spelled out, as in d.n.i. */
    private void between(int place, int end, int borders, Step step) {
        String piece = piece(place, end);
        boolean all = place == 0 && end == letters.length();
        if (borders > 0 && piece.length() < 4 && borders != piece.length() - 1 && !all) {
            return;
        }
        double cost = WORD + borders * ACROSS_A_BORDER;
        Optional<HeadingWord> word =
                lexicon.find(piece).filter(found -> found.withinOthers() || (place == 0 && closesHeading(end)));
        if (word.isPresent()) {
            reach(end, State.CLEAR, step.word(piece, word.get(), cost));
        } else if (borders == 0 || !number(place)) {
            lexicon.findStem(piece)
                    .ifPresent(found -> reach(end, State.CLEAR, step.word(piece, found, cost + OTHER_FORM)));
        }
    }

    /** Whether the word here is number, after which a plural is counted: numero expedientes is no form of numero expediente. */
    private boolean number(int place) {
        String word = piece(place, nextBorder(place));
        return new HeadingSegment(word, lexicon.find(word)).counts();
    }

    /** Whether only digits follow. */
    private boolean closesHeading(int end) {
        return letters.substring(end).chars().allMatch(Character::isDigit);
    }

    private void glued(int place, int end, State state, Step step) {
        String piece = piece(place, end);
        boolean closes = border[end];
        Optional<HeadingWord> exact = lexicon.find(piece).filter(HeadingWord::withinOthers);
        Optional<HeadingWord> word = exact.isPresent() || !closes ? exact : lexicon.findStem(piece);
        if (word.isEmpty() || (word.get().compounds() && word.get().isOnly(HeadingPart.STOP))) {
            return;
        }
        boolean numberAtTheEnd = closes
                && state == State.CLEAR
                && !border[place]
                && word.get().is(HeadingPart.NUMBER)
                && piece.length() > 1
                && step.segmentLength() >= 3;
        boolean householdAtTheStart = border[place] && piece.equals("hh");
        if (piece.length() < 3 && !numberAtTheEnd && !householdAtTheStart) {
            return;
        }
        if (state == State.AFTER_UNKNOWN
                && (piece.length() < SHORTEST_TAIL || !closes || !word.get().compounds())) {
            return;
        }
        reach(end, State.CLEAR, step.word(piece, word.get(), piece.length() < 4 ? SHORT_GLUED_WORD : GLUED_WORD));
    }

    private int nextBorder(int place) {
        int end = place + 1;
        while (!border[end]) {
            end++;
        }
        return end;
    }

    private String piece(int start, int end) {
        return letters.substring(start, end);
    }

    private void reach(int place, State state, Step step) {
        steps.get(place).merge(state, step, (before, now) -> now.cost < before.cost ? now : before);
    }

    private enum State {
        /** After a whole word. */
        CLEAR,
        /** After unknown letters that a known word must follow. */
        AFTER_UNKNOWN,
        /** After letters that link two words. */
        AFTER_LINK
    }

    private record Step(@Nullable Step before, String text, Optional<HeadingWord> word, boolean link, double cost) {

        Step word(String piece, HeadingWord found, double price) {
            return new Step(this, piece, Optional.of(found), false, cost + price);
        }

        Step unknown(String piece, double price) {
            return new Step(this, piece, Optional.empty(), false, cost + price);
        }

        Step link(double price) {
            return new Step(this, "", Optional.empty(), true, cost + price);
        }

        int segmentLength() {
            return word.isPresent() ? text.length() : 0;
        }

        List<HeadingSegment> segments() {
            Deque<HeadingSegment> segments = new ArrayDeque<>();
            for (Step step = this; step != null; step = step.before) {
                if (!step.text.isEmpty()) {
                    segments.addFirst(new HeadingSegment(step.text, step.word));
                }
            }
            return new ArrayList<>(segments);
        }
    }
}
