import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Makes notes.tsv: a hundred notes of forty-four patients to a clinic, put together from the sentences of sentences.txt. The
 * clinic and its patients are made up.
 *
 * <p>Run by {@code java examples/notes/Generate.java} from the root of the repository, or from this folder; writes next to
 * sentences.txt, or to the file that is given. The random numbers are our own, so that every JDK writes the same bytes.
 */
public final class Generate {

    private static final List<String> TOPICS =
            List.of("sleep", "joints", "heart", "diabetes", "breathing", "skin", "visits");

    /** How many patients wrote how many notes: a hundred in all. */
    private static final int[][] PATIENTS_WITH = {{10, 1}, {18, 2}, {10, 3}, {6, 4}};

    private static final int FEWEST_WORDS = 40;
    private static final int MOST_WORDS = 90;

    /** How often a note is about what ails its patient, and how often it goes on with the same story then. */
    private static final double OWN_TOPIC = 0.95;

    private static final double OWN_STORY = 0.6;

    private record Note(String author, String topic, String text) {}

    /** Somebody who writes: how letters begin, what else is told of a life, what ails, and what was said before. */
    private record Patient(
            String code, String greeting, List<String> life, String topic, String story, Set<String> said) {}

    private final Map<String, List<String>> bank = new LinkedHashMap<>();
    private final Map<String, List<String>> decks = new LinkedHashMap<>();
    private long state = 20260911;

    public static void main(String[] arguments) throws IOException {
        Path folder = Files.isDirectory(Path.of("examples", "notes")) ? Path.of("examples", "notes") : Path.of("");
        Path target = arguments.length > 0 ? Path.of(arguments[0]) : folder.resolve("notes.tsv");
        Files.writeString(target, new Generate(folder.resolve("sentences.txt")).table());
    }

    private Generate(Path sentences) throws IOException {
        List<List<String>> parts = List.of();
        for (String line : Files.readAllLines(sentences)) {
            if (line.startsWith("[")) {
                parts = parts(line.substring(1, line.length() - 1));
            } else if (!line.isBlank() && !line.startsWith("#")) {
                parts.forEach(part -> part.add(line));
            }
        }
    }

    /** What the lines below a heading belong to; a plus sign in it stands between stories that share them. */
    private List<List<String>> parts(String heading) {
        List<String> words = List.of(heading.split(" "));
        List<List<String>> parts = new ArrayList<>();
        for (String story : words.size() < 3 ? List.of("") : List.of(words.get(1).split("\\+"))) {
            String name = words.size() < 3 ? heading : words.get(0) + " " + story + " " + words.get(2);
            parts.add(bank.computeIfAbsent(name, unseen -> new ArrayList<>()));
        }
        return parts;
    }

    private String table() {
        List<Note> notes = shuffled(notes());
        StringBuilder text = new StringBuilder("id\tauthor\ttopic\ttext\n");
        for (int i = 0; i < notes.size(); i++) {
            Note note = notes.get(i);
            text.append('n').append(String.valueOf(1001 + i).substring(1));
            text.append('\t').append(note.author()).append('\t').append(note.topic());
            text.append('\t').append(note.text()).append('\n');
        }
        return text.toString();
    }

    private List<Note> notes() {
        List<Integer> counts = new ArrayList<>();
        for (int[] with : PATIENTS_WITH) {
            for (int i = 0; i < with[0]; i++) {
                counts.add(with[1]);
            }
        }
        counts = shuffled(counts);
        List<Note> notes = new ArrayList<>();
        for (int number = 0; number < counts.size(); number++) {
            Patient patient = patient(number, rarest(notes));
            for (int written = 0; written < counts.get(number); written++) {
                notes.add(note(patient, written));
            }
        }
        return notes;
    }

    /** The topic of the fewest notes so far. */
    private static String rarest(List<Note> notes) {
        return TOPICS.stream()
                .min(Comparator.comparing(topic ->
                        notes.stream().filter(note -> note.topic().equals(topic)).count()))
                .orElseThrow();
    }

    private Patient patient(int number, String topic) {
        String[] told = bank.get("patients").get(number).split("\\|", -1);
        return new Patient(
                "p" + String.valueOf(101 + number).substring(1),
                told[0].strip(),
                List.of(told[1].strip(), told[2].strip()),
                topic,
                story(topic),
                new HashSet<>());
    }

    private Note note(Patient patient, int written) {
        String topic = uniform() < OWN_TOPIC ? patient.topic() : TOPICS.get(below(TOPICS.size()));
        boolean same = topic.equals(patient.topic()) && uniform() < OWN_STORY;
        String story = topic + " " + (same ? patient.story() : story(topic));
        while (patient.said().containsAll(bank.get(story + " opening"))) {
            story = topic + " " + story(topic);
        }
        boolean tellsOfLife = written < 2 || uniform() < 0.4;
        boolean closes = uniform() < 0.7;

        List<String> sentences = new ArrayList<>();
        sentences.add(opening(patient.greeting(), deal(story + " opening", patient)));
        sentences.add(deal(story + " detail", patient));
        if (tellsOfLife) {
            sentences.add(patient.life().get(written % 2));
        }
        sentences.add(deal(story + " tried", patient));
        sentences.add(deal(story + " ask", patient));
        if (words(sentences) < FEWEST_WORDS) {
            sentences.add(2, deal(story + " detail", patient));
        }
        if (closes && words(sentences) < MOST_WORDS - 10) {
            sentences.add(deal("closing", patient));
        }
        return new Note(patient.code(), topic, String.join(" ", sentences));
    }

    /** After a comma a sentence goes on in small letters. */
    private static String opening(String greeting, String sentence) {
        if (greeting.isEmpty()) {
            return sentence;
        }
        boolean goesOn = greeting.endsWith(",") && !sentence.startsWith("I ");
        return greeting + " " + (goesOn ? Character.toLowerCase(sentence.charAt(0)) + sentence.substring(1) : sentence);
    }

    private static int words(List<String> sentences) {
        return String.join(" ", sentences).split(" ").length;
    }

    private String story(String topic) {
        List<String> stories = bank.keySet().stream()
                .filter(name -> name.startsWith(topic + " ") && name.endsWith(" opening"))
                .map(name -> name.split(" ")[1])
                .toList();
        return stories.get(below(stories.size()));
    }

    /** A sentence that this patient has not written yet; all others of its kind are used before it comes again. */
    private String deal(String part, Patient patient) {
        List<String> deck = decks.computeIfAbsent(part, name -> new ArrayList<>());
        if (deck.stream().allMatch(patient.said()::contains)) {
            deck.addAll(shuffled(bank.get(part)));
        }
        String chosen = deck.stream()
                .filter(sentence -> !patient.said().contains(sentence))
                .findFirst()
                .orElse(deck.get(0));
        deck.remove(chosen);
        patient.said().add(chosen);
        return filled(chosen);
    }

    private String filled(String sentence) {
        String filled = sentence;
        for (String name : List.of("weeks", "day", "daytime", "number")) {
            while (filled.contains("{" + name + "}")) {
                List<String> list = bank.get("list " + name);
                String drawn = list.get(below(list.size()));
                int at = filled.indexOf("{" + name + "}");
                filled = filled.substring(0, at) + drawn + filled.substring(at + name.length() + 2);
            }
        }
        return filled;
    }

    private <T> List<T> shuffled(List<T> list) {
        List<T> shuffled = new ArrayList<>(list);
        for (int i = shuffled.size() - 1; i > 0; i--) {
            int j = below(i + 1);
            T kept = shuffled.get(i);
            shuffled.set(i, shuffled.get(j));
            shuffled.set(j, kept);
        }
        return shuffled;
    }

    private int below(int bound) {
        return (int) (uniform() * bound);
    }

    /** SplitMix64. */
    private double uniform() {
        state += 0x9E3779B97F4A7C15L;
        long mixed = state;
        mixed = (mixed ^ (mixed >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return ((mixed ^ (mixed >>> 31)) >>> 11) * 0x1.0p-53;
    }
}
