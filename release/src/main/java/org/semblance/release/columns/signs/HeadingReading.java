package org.semblance.release.columns.signs;

import static org.semblance.release.columns.signs.ColumnKind.*;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Puts the words of a heading together. A qualifier such as type, count or flag says that the column does not hold the
 * identifier it speaks of; number and name are understood from the word beside them; among other kinds, the main word wins,
 * which is the last in English, German and Dutch, and the first in the Romance languages.
 */
final class HeadingReading {

    private static final double EXACT = 0.95;
    private static final double COMPOSED = 0.9;
    private static final double WITH_UNKNOWN_WORDS = 0.85;
    private static final double IN_A_SENTENCE = 0.65;
    private static final double DOUBTFUL = 0.55;
    private static final int WORDS_OF_A_SENTENCE = 7;
    /** A greater number of people is rarely counted in one record. */
    private static final int MOST_PEOPLE = 30;

    /** Kinds that say of an identifier that it is not there, but something about it. */
    private static final Set<ColumnKind> QUALIFIERS = EnumSet.of(
            CATEGORY, COUNT, SCORE, SHARE, FLAG, TECHNICAL, DURATION, MEASUREMENT, MONEY, OPINION, USER_AGENT);
    /** Kinds that remain what they are if a number, a name or a type of them is meant. */
    private static final Set<ColumnKind> PLACES = EnumSet.of(COUNTRY, PLACE, POSTCODE);
    /** Things that have an age of their own. */
    private static final Set<ColumnKind> AGEING_THINGS = EnumSet.of(VEHICLE, HOUSING, PRODUCT, ORGANISATION);
    /** Kinds whose values are words. */
    private static final Set<ColumnKind> IN_WORDS = EnumSet.of(
            FAMILY_NAME,
            GIVEN_NAME,
            FULL_NAME,
            USERNAME,
            EMAIL,
            ADDRESS,
            FREE_TEXT,
            FILE_PATH,
            URL,
            RELIGION,
            POLITICS);
    /** Kinds of which most values are one word. */
    private static final Set<ColumnKind> ONE_WORD = EnumSet.of(GIVEN_NAME, USERNAME);
    /** Kinds whose values are numbers. */
    private static final Set<ColumnKind> IN_NUMBERS = EnumSet.of(
            COUNT,
            DURATION,
            MONEY,
            SCORE,
            MEASUREMENT,
            SHARE,
            WEIGHT,
            BODY_MEASURE,
            AGE,
            BIRTH_YEAR,
            YEAR,
            COORDINATES,
            LABORATORY_VALUE,
            INCOME,
            GRADE,
            DEBT);

    private final ColumnFacts column;
    private final List<HeadingSegment> segments;
    private final List<HeadingSegment> known = new ArrayList<>();
    private final Set<HeadingPart> parts = EnumSet.noneOf(HeadingPart.class);
    private final List<Reading> readings = new ArrayList<>();
    private final Map<ColumnKind, Double> confidences = new EnumMap<>(ColumnKind.class);
    private final Optional<HeadingWord> unit;
    private final boolean unknownWords;
    private final boolean linked;

    private HeadingReading(ColumnFacts column, HeadingText text, HeadingLexicon lexicon) {
        this.column = column;
        this.segments = withoutStops(HeadingSegments.of(text, lexicon));
        this.linked = linked(text.words(), lexicon);
        this.unit = unit(lexicon);
        segments.stream().filter(segment -> segment.word().isPresent()).forEach(known::add);
        this.unknownWords = segments.stream()
                .anyMatch(segment -> segment.word().isEmpty() && segment.text().length() > 2 && letters(segment));
    }

    /** The kinds that the heading suggests, with the confidence in each; what is in brackets counts if the rest says nothing. */
    static Map<ColumnKind, Double> of(ColumnFacts column) {
        Map<ColumnKind, Double> outside = of(column, HeadingText.outsideBrackets(column.name()));
        return outside.isEmpty() ? of(column, HeadingText.of(column.name())) : outside;
    }

    private static Map<ColumnKind, Double> of(ColumnFacts column, HeadingText text) {
        HeadingReading reading = new HeadingReading(column, text, HeadingLexicon.all());
        if (reading.known.size() == 1 && !reading.unknownWords) {
            reading.readAlone(reading.known.get(0));
        } else if (!reading.known.isEmpty()) {
            reading.readTogether();
        }
        reading.readUnit();
        return reading.confidences;
    }

    /** Whether a word such as of links the first word with others: the main word comes before it in every language. */
    private static boolean linked(List<String> words, HeadingLexicon lexicon) {
        return words.size() > 2
                && !lexicon.stop(words.get(0))
                && words.subList(1, words.size() - 1).stream().anyMatch(lexicon::stop);
    }

    private static List<HeadingSegment> withoutStops(List<HeadingSegment> all) {
        List<HeadingSegment> rest = new ArrayList<>();
        for (HeadingSegment segment : all) {
            boolean stop = segment.is(HeadingPart.STOP)
                    && segment.word().orElseThrow().senses().size() == 1;
            boolean digits = segment.word().isEmpty() && !letters(segment);
            if (!stop && !digits) {
                rest.add(segment);
            }
        }
        return rest;
    }

    /** A unit in brackets, or at the end of the heading, from where it is taken away. */
    private Optional<HeadingWord> unit(HeadingLexicon lexicon) {
        Optional<HeadingWord> found =
                lexicon.find(HeadingText.inBrackets(column.name()).joined()).filter(HeadingReading::isUnit);
        while (segments.size() > 1) {
            HeadingSegment last = segments.get(segments.size() - 1);
            if (!last.word().map(HeadingReading::isUnit).orElse(false)) {
                break;
            }
            found = last.word();
            segments.remove(segments.size() - 1);
        }
        return found;
    }

    private static boolean isUnit(HeadingWord word) {
        return word.senses().stream()
                .anyMatch(sense -> sense.part() != null && sense.part().unit());
    }

    private void readAlone(HeadingSegment segment) {
        List<HeadingSense> senses = segment.word().orElseThrow().senses();
        boolean severalGroups = senses.stream()
                        .filter(sense -> !sense.doubtful())
                        .map(HeadingSense::kind)
                        .flatMap(kind -> Optional.ofNullable(kind).stream())
                        .map(ColumnKind::group)
                        .distinct()
                        .count()
                > 1;
        boolean severalKinds = senses.stream()
                        .map(HeadingSense::kind)
                        .filter(kind -> kind != null)
                        .distinct()
                        .count()
                > 1;
        for (HeadingSense sense : senses) {
            ColumnKind kind = sense.kind();
            if (kind != null) {
                double confidence = sense.doubtful() ? DOUBTFUL : severalGroups ? 0.8 : EXACT;
                if (severalKinds) {
                    add(kind, byLength(kind, byValues(kind, confidence)));
                } else {
                    add(kind, sense.doubtful() ? byValues(kind, confidence) : confidence);
                }
            }
        }
        if (confidences.isEmpty()) {
            for (HeadingSense sense : senses) {
                HeadingPart part = sense.part();
                if (part != null) {
                    readPart(part, sense.doubtful() ? DOUBTFUL : EXACT);
                }
            }
        }
    }

    private void readPart(HeadingPart part, double confidence) {
        switch (part) {
            case PERSON -> person(confidence * 0.9);
            case PEOPLE -> add(COUNT, byValues(COUNT, confidence * 0.7));
            case NAME -> add(FULL_NAME, confidence * 0.9);
            case NUMBER -> add(RECORD_NUMBER, varied() ? confidence * 0.7 : 0.4);
            case DATE -> add(DATE, confidence);
            case BIRTH -> add(BIRTH_DATE, confidence * 0.7);
            case EVENT -> add(DATE, confidence * 0.5);
            case RECORD -> add(RECORD_NUMBER, varied() ? confidence * 0.6 : 0.3);
            case DEVICE -> add(DEVICE_NUMBER, varied() ? confidence * 0.5 : 0.3);
            case HOUSEHOLD -> add(ColumnKind.HOUSEHOLD, confidence * 0.8);
            default -> {
                // says nothing alone
            }
        }
    }

    private void readTogether() {
        for (int place = 0; place < known.size(); place++) {
            for (HeadingSense sense : known.get(place).word().orElseThrow().senses()) {
                read(sense, place);
            }
        }
        countIfNumberOfSeveral();
        readBirth();
        readKinds();
        readDate();
        readNumber();
        readName();
        readPerson();
        readRest();
        cancelQualified();
    }

    private void read(HeadingSense sense, int place) {
        if (sense.alone()) {
            return;
        }
        if (sense.part() != null) {
            parts.add(sense.part());
        }
        if (sense.kind() != null) {
            readings.add(new Reading(sense.kind(), sense.doubtful(), place, sense.headLast()));
        }
    }

    /**
     * A number of several things is a count: num_employees, but not num_employee. So is the French nombre, which is a name
     * in Spanish.
     */
    private void countIfNumberOfSeveral() {
        if (segments.size() < 2 || !(segments.get(0).counts() || readsAs(segments.get(0), COUNT))) {
            return;
        }
        HeadingSegment next = segments.get(1);
        if (next.plural() && !readsAs(next, FREE_TEXT)) {
            parts.remove(HeadingPart.NUMBER);
            readings.add(new Reading(COUNT, false, 0, true));
        }
    }

    private static boolean readsAs(HeadingSegment segment, ColumnKind kind) {
        return segment.word().isPresent()
                && segment.word().get().senses().stream().anyMatch(sense -> sense.kind() == kind);
    }

    private void readBirth() {
        if (!parts.contains(HeadingPart.BIRTH)) {
            return;
        }
        if (has(ColumnKind.YEAR)) {
            replace(ColumnKind.YEAR, BIRTH_YEAR);
        } else if (has(WEIGHT)) {
            replace(WEIGHT, BODY_MEASURE);
        } else if (parts.contains(HeadingPart.DATE) || has(DATE)) {
            replace(DATE, BIRTH_DATE);
            parts.remove(HeadingPart.DATE);
            add(BIRTH_DATE, COMPOSED);
        } else if (readings.isEmpty()
                && !parts.contains(HeadingPart.NAME)
                && !parts.contains(HeadingPart.THING)
                && !parts.contains(HeadingPart.EVENT)) {
            add(BIRTH_DATE, 0.5);
        }
    }

    private void readKinds() {
        List<Reading> specific = specific();
        double base = base();
        Optional<Reading> main = main(specific);
        for (Reading reading : specific) {
            double confidence = reading.doubtful ? base * 0.6 : base;
            if (main.isPresent() && reading.kind != main.get().kind) {
                confidence *= reading.kind.group() == KindGroup.CONFIDENTIAL ? 0.65 : 0.5;
            }
            add(reading.kind, reading.doubtful ? byValues(reading.kind, confidence) : confidence);
        }
        boolean strong = specific.stream().anyMatch(reading -> !reading.doubtful);
        for (Reading reading : readings) {
            if (qualifies(reading.kind)) {
                double confidence = strong ? base * (reading.kind == COUNT ? 0.9 : 0.55) : base;
                add(reading.kind, reading.doubtful ? byValues(reading.kind, confidence * 0.6) : confidence);
            }
        }
        if (has(COUNT) && certain(COUNT)) {
            weaken(0.7, kind -> kind.group() == KindGroup.QUASI_IDENTIFIER);
        }
        if (has(ADDRESS) && PLACES.stream().anyMatch(this::has)) {
            weaken(0.3, kind -> kind == ADDRESS);
        }
        if (has(DIAGNOSIS) && has(LABORATORY_VALUE)) {
            weaken(0.9, kind -> kind == LABORATORY_VALUE);
        }
    }

    private double base() {
        if (segments.size() >= WORDS_OF_A_SENTENCE) {
            return IN_A_SENTENCE;
        }
        return unknownWords ? WITH_UNKNOWN_WORDS : COMPOSED;
    }

    /** The main word among those that name a kind. */
    private Optional<Reading> main(List<Reading> specific) {
        List<Reading> firm =
                specific.stream().filter(reading -> !reading.doubtful).toList();
        List<Reading> candidates = firm.isEmpty() ? specific : firm;
        Optional<Reading> main = Optional.empty();
        for (Reading reading : candidates) {
            if (main.isEmpty() || before(reading, main.get())) {
                main = Optional.of(reading);
            }
        }
        return main;
    }

    private boolean before(Reading reading, Reading best) {
        int rank = rank(reading.kind);
        int bestRank = rank(best.kind);
        if (rank != bestRank) {
            return rank > bestRank;
        }
        boolean last = !linked && (reading.headLast || best.headLast);
        return last ? reading.place > best.place : reading.place < best.place;
    }

    private int rank(ColumnKind kind) {
        boolean ageOfThing = kind == AGE && AGEING_THINGS.stream().anyMatch(this::has);
        if (kind == DATE || kind == BIRTH_DATE || (kind == AGE && !ageOfThing) || kind == BIRTH_YEAR) {
            return 4;
        }
        if (PLACES.contains(kind) && has(ADDRESS)) {
            return 4;
        }
        if (kind == ORGANISATION || kind == PART_OF_DATE || ageOfThing || kind == PRODUCT) {
            return 0;
        }
        return kind.group() == KindGroup.IDENTIFIER && kind != BIOMETRIC ? 3 : 2;
    }

    private void readDate() {
        if (!parts.contains(HeadingPart.DATE)) {
            return;
        }
        boolean sure = known.stream()
                .filter(segment -> segment.is(HeadingPart.DATE))
                .flatMap(segment -> segment.word().orElseThrow().senses().stream())
                .anyMatch(sense -> sense.part() == HeadingPart.DATE && !sense.doubtful());
        boolean romance = known.stream()
                .filter(segment -> !segment.is(HeadingPart.DATE))
                .flatMap(segment -> segment.word().orElseThrow().senses().stream())
                .anyMatch(sense -> !sense.headLast());
        if (sure
                || parts.contains(HeadingPart.EVENT)
                || (romance && known.get(0).is(HeadingPart.DATE))) {
            weaken(0.55, kind -> kind != DATE);
            add(DATE, 0.93);
        } else {
            add(DATE, 0.35);
        }
    }

    private void readNumber() {
        if (!parts.contains(HeadingPart.NUMBER) || confidentOf(BIRTH_DATE, DATE)) {
            return;
        }
        if (has(VEHICLE)) {
            add(VEHICLE_NUMBER, 0.8);
            weaken(0.5, kind -> kind == VEHICLE);
        } else if (has(HOUSING)) {
            add(ADDRESS, 0.6);
        } else if (has(INSURANCE)) {
            add(HEALTH_PLAN, 0.75);
            weaken(0.5, kind -> kind == INSURANCE);
        } else if (!specific().isEmpty() || has(CATEGORY)) {
            add(CODE, 0.4);
        } else if (parts.contains(HeadingPart.HOUSEHOLD)) {
            add(ColumnKind.HOUSEHOLD, EXACT);
        } else if (parts.contains(HeadingPart.PERSON) || parts.contains(HeadingPart.PEOPLE)) {
            add(PERSON_NUMBER, unknownWords ? WITH_UNKNOWN_WORDS : EXACT);
        } else if (parts.contains(HeadingPart.DEVICE)) {
            add(DEVICE_NUMBER, COMPOSED);
        } else if (parts.contains(HeadingPart.RECORD)) {
            add(RECORD_NUMBER, unknownWords ? WITH_UNKNOWN_WORDS : 0.92);
        } else if (parts.contains(HeadingPart.THING)) {
            add(CODE, 0.7);
        } else {
            add(RECORD_NUMBER, varied() ? 0.55 : 0.35);
            add(CODE, varied() ? 0.45 : 0.6);
        }
    }

    private void readName() {
        if (!parts.contains(HeadingPart.NAME) || confidentOf(BIRTH_DATE, DATE)) {
            return;
        }
        if (parts.contains(HeadingPart.PERSON)) {
            weaken(0.5, kind -> kind.group() != KindGroup.IDENTIFIER);
            add(FULL_NAME, EXACT);
        } else if (parts.contains(HeadingPart.BIRTH)) {
            add(FAMILY_NAME, COMPOSED);
        } else if (parts.contains(HeadingPart.THING) || parts.contains(HeadingPart.DEVICE)) {
            add(CATEGORY, 0.6);
        } else if (readings.stream().allMatch(reading -> reading.doubtful)) {
            add(FULL_NAME, byValues(FULL_NAME, parts.contains(HeadingPart.RECORD) ? 0.6 : 0.5));
        }
    }

    private void readPerson() {
        boolean namedOtherwise =
                parts.contains(HeadingPart.NUMBER) || parts.contains(HeadingPart.NAME) || !confidences.isEmpty();
        if (parts.contains(HeadingPart.PERSON) && !namedOtherwise) {
            boolean atTheEnd = segments.get(segments.size() - 1).is(HeadingPart.PERSON);
            boolean atTheStart = segments.get(0).is(HeadingPart.PERSON);
            person(!unknownWords ? 0.75 : atTheEnd ? 0.6 : atTheStart ? 0.3 : 0.2);
        }
    }

    private void readRest() {
        if (!confidences.isEmpty()) {
            return;
        }
        if (parts.contains(HeadingPart.EVENT)) {
            add(DATE, 0.4);
        } else if (parts.contains(HeadingPart.PEOPLE)) {
            add(COUNT, byValues(COUNT, 0.5));
        } else if (parts.contains(HeadingPart.HOUSEHOLD) && !unknownWords) {
            add(ColumnKind.HOUSEHOLD, 0.5);
        }
    }

    private void cancelQualified() {
        boolean qualified =
                readings.stream().anyMatch(reading -> QUALIFIERS.contains(reading.kind) && !reading.doubtful);
        if (!qualified) {
            return;
        }
        boolean personLast = segments.get(segments.size() - 1).is(HeadingPart.PERSON);
        boolean numberOrNameLast = segments.get(segments.size() - 1).is(HeadingPart.NUMBER)
                || segments.get(segments.size() - 1).is(HeadingPart.NAME);
        confidences.replaceAll((kind, confidence) -> {
            if (kind == FREE_TEXT && measured()) {
                return confidence * 0.4;
            }
            if (kind == FREE_TEXT || (kind == FULL_NAME && personLast && has(CATEGORY))) {
                return confidence * 0.8;
            }
            if (numberOrNameLast && (kind == PERSON_NUMBER || kind == FULL_NAME) && !has(CATEGORY)) {
                return confidence * 0.8;
            }
            boolean cancelled = kind.group() == KindGroup.IDENTIFIER || kind == ColumnKind.HOUSEHOLD;
            return cancelled ? confidence * 0.2 : kind.group() == KindGroup.DATE ? confidence * 0.6 : confidence;
        });
        for (Reading reading : readings) {
            if (QUALIFIERS.contains(reading.kind)
                    && specificQuasiOrConfidential().isEmpty()) {
                add(reading.kind, base());
            }
        }
    }

    /** Whether a count or a length of the rest is meant, as in comment count and number of comments. */
    private boolean measured() {
        return readings.stream()
                .filter(reading -> (reading.kind == COUNT || reading.kind == MEASUREMENT) && !reading.doubtful)
                .anyMatch(
                        reading -> linked ? reading.place == 0 : reading.headLast && reading.place == known.size() - 1);
    }

    private List<Reading> specificQuasiOrConfidential() {
        return specific().stream()
                .filter(reading -> reading.kind.group() != KindGroup.IDENTIFIER
                        && reading.kind != USER_AGENT
                        && reading.kind != OPINION)
                .toList();
    }

    private void readUnit() {
        if (unit.isEmpty()) {
            return;
        }
        for (HeadingSense sense : unit.get().senses()) {
            HeadingPart part = sense.part();
            if (part == null) {
                continue;
            }
            switch (part) {
                case UNIT_LABORATORY -> {
                    if (confidences.isEmpty()) {
                        add(LABORATORY_VALUE, 0.65);
                    }
                }
                case UNIT_TIME -> hint(DURATION);
                case UNIT_MONEY -> hint(MONEY);
                case UNIT_SHARE -> hint(SHARE);
                case UNIT -> {
                    if (confidences.containsKey(WEIGHT)) {
                        confidences.remove(WEIGHT);
                        add(BODY_MEASURE, 0.7);
                    }
                    hint(MEASUREMENT);
                }
                default -> {
                    // the word is no unit in this sense
                }
            }
        }
    }

    private void hint(ColumnKind kind) {
        add(kind, confidences.isEmpty() ? 0.6 : 0.4);
    }

    /**
     * A word for a person heads a column of names, or of codes if the values contain digits; one for several people also a
     * column of how many there are.
     */
    private void person(double confidence) {
        if (severalPeople() && fewOfEach()) {
            add(COUNT, confidence);
        } else if (column.numbers() || codes()) {
            add(PERSON_NUMBER, varied() || column.present() == 0 ? confidence : confidence * 0.6);
        } else if (column.present() > 20 && column.distinct() <= 5 && !named()) {
            add(FULL_NAME, confidence * 0.3);
            add(CATEGORY, 0.4);
        } else {
            add(FULL_NAME, confidence);
        }
    }

    private boolean severalPeople() {
        return known.stream().anyMatch(segment -> segment.is(HeadingPart.PERSON) && segment.plural());
    }

    /** Whether the values are small whole numbers, and not those of a list from one on. */
    private boolean fewOfEach() {
        List<String> words = column.words();
        if (words.isEmpty() || words.size() > MOST_PEOPLE || !words.stream().allMatch(HeadingReading::twoDigits)) {
            return false;
        }
        IntSummaryStatistics values = words.stream().mapToInt(Integer::parseInt).summaryStatistics();
        boolean small = values.getMax() <= MOST_PEOPLE;
        boolean list = words.size() == column.present() && values.getMin() >= 1 && values.getMax() <= words.size();
        return small && !list;
    }

    private static boolean twoDigits(String word) {
        return !word.isEmpty() && word.length() <= 2 && word.chars().allMatch(sign -> sign >= '0' && sign <= '9');
    }

    /** Whether some of the few values are common names. */
    private boolean named() {
        long names = column.words().stream()
                .map(PersonNameForm::of)
                .filter(form -> form.shaped()
                        && (form.given() || form.surname() || form.full() || form.addressed() || form.initialled()))
                .count();
        return names > 0 && 3 * names >= column.distinct();
    }

    private boolean codes() {
        List<String> words = column.words();
        long withDigits = words.stream()
                .filter(word -> word.chars().anyMatch(Character::isDigit))
                .count();
        return !words.isEmpty() && withDigits * 2 > words.size();
    }

    private boolean varied() {
        return column.present() == 0 || column.variety() > 0.3;
    }

    /** A doubtful reading is less likely for numbers if it needs words, and the other way round. */
    private double byValues(ColumnKind kind, double confidence) {
        if (column.present() == 0) {
            return confidence;
        }
        boolean fraction = column.decimals() > 0 && kind.group() == KindGroup.IDENTIFIER && kind != COORDINATES;
        boolean against = column.amounts() ? fraction || IN_WORDS.contains(kind) : IN_NUMBERS.contains(kind);
        boolean fits = column.amounts() ? IN_NUMBERS.contains(kind) : IN_WORDS.contains(kind);
        if (against) {
            return confidence * 0.35;
        }
        return fits ? Math.max(confidence, Math.min(0.85, confidence * 1.3)) : confidence;
    }

    /** Of several kinds of names, a full name is less likely for single words, and the others for several words. */
    private double byLength(ColumnKind kind, double confidence) {
        List<String> words = column.words();
        if (words.isEmpty() || !(kind == FULL_NAME || ONE_WORD.contains(kind))) {
            return confidence;
        }
        long several = words.stream()
                .filter(word -> word.strip().contains(" ") || word.contains(","))
                .count();
        boolean fullNames = several * 2 > words.size();
        return fullNames == (kind == FULL_NAME) ? confidence : confidence * 0.75;
    }

    private List<Reading> specific() {
        return readings.stream().filter(reading -> !qualifies(reading.kind)).toList();
    }

    /** Whether a kind only says more of another; an opinion is one itself, whatever it is about. */
    private static boolean qualifies(ColumnKind kind) {
        return kind.group() == KindGroup.OTHER && kind != OPINION;
    }

    private boolean has(ColumnKind kind) {
        return readings.stream().anyMatch(reading -> reading.kind == kind);
    }

    private boolean certain(ColumnKind kind) {
        return readings.stream().anyMatch(reading -> reading.kind == kind && !reading.doubtful);
    }

    private boolean confidentOf(ColumnKind... kinds) {
        for (ColumnKind kind : kinds) {
            if (confidences.getOrDefault(kind, 0.0) >= COMPOSED) {
                return true;
            }
        }
        return false;
    }

    private void replace(ColumnKind from, ColumnKind to) {
        readings.replaceAll(reading ->
                reading.kind == from ? new Reading(to, reading.doubtful, reading.place, reading.headLast) : reading);
    }

    private void weaken(double factor, java.util.function.Predicate<ColumnKind> which) {
        confidences.replaceAll((kind, confidence) -> which.test(kind) ? confidence * factor : confidence);
    }

    private void add(ColumnKind kind, double confidence) {
        confidences.merge(kind, confidence, Math::max);
    }

    private static boolean letters(HeadingSegment segment) {
        return segment.text().chars().anyMatch(Character::isLetter);
    }

    private record Reading(ColumnKind kind, boolean doubtful, int place, boolean headLast) {}
}
