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
 * Makes park.csv: why 975 visitors came to a park and what they did there, two answers in words.
 *
 * <p>The answers are made up, but have the shape that Martínez, Sánchez and Valls (2012, section 4.1) tell of a survey
 * that is not public: 22 different answers to each question, 211 different pairs, of which 118 stand alone, the pair
 * (nature, relaxation) 115 times, relaxation 249 times in one column, and 31 % of the visitors in pairs that five or
 * fewer share.
 *
 * <p>Run by {@code java examples/park/Generate.java} from the root of the repository, or from this folder; writes next to
 * this file, or to the file that is given. The random numbers are our own, so that every JDK writes the same bytes.
 */
public final class Generate {

    /** Reasons, the commonest first. */
    private static final List<String> REASONS = List.of(
            "nature", "landscape", "relaxation", "beach", "wildlife", "sport", "family", "curiosity", "tranquillity",
            "gastronomy", "culture", "friendship", "health", "adventure", "fishing", "photography", "history", "education",
            "tradition", "festival", "business", "loyalty");

    /** Activities, the commonest first. */
    private static final List<String> ACTIVITIES = List.of(
            "relaxation", "walking", "sightseeing", "cycling", "swimming", "photography", "picnic", "hiking", "fishing",
            "yoga", "running", "dining", "camping", "sailing", "painting", "reading", "rowing", "shopping", "riding",
            "conversation", "hunting", "study");

    private static final String RELAXATION = "relaxation";

    /** How often relaxation was named with each of the first reasons: 249 times in all. */
    private static final int[] WITH_RELAXATION = {115, 30, 24, 18, 14, 10, 8, 7, 6, 4, 3, 3, 2, 2, 1, 1, 1};

    /** How often the other pairs occur that more than five visitors share. */
    private static final int[] COMMON = {
        50, 44, 38, 33, 29, 26, 24, 21, 19, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 7, 6, 6, 6
    };

    /** How many of the other pairs are shared by five, four, three, two visitors and by one. */
    private static final int[] RARE = {9, 9, 15, 22, 115};

    private final Numbers numbers = new Numbers(20121);

    public static void main(String[] arguments) throws IOException {
        Path folder = Files.isDirectory(Path.of("examples/park")) ? Path.of("examples/park") : Path.of("");
        Path file = arguments.length > 0 ? Path.of(arguments[0]) : folder.resolve("park.csv");
        Files.writeString(file, new Generate().table());
    }

    private String table() {
        List<String> lines = new ArrayList<>();
        pairs().forEach((pair, count) -> {
            for (int i = 0; i < count; i++) {
                lines.add(pair);
            }
        });
        numbers.shuffle(lines);
        return "reason,activity\n" + String.join("\n", lines) + "\n";
    }

    private Map<String, Integer> pairs() {
        Map<String, Integer> pairs = new LinkedHashMap<>();
        for (int i = 0; i < WITH_RELAXATION.length; i++) {
            pairs.put(REASONS.get(i) + "," + RELAXATION, WITH_RELAXATION[i]);
        }
        List<String> others = others();
        int next = 0;
        for (int count : counts()) {
            pairs.put(others.get(next++), count);
        }
        return pairs;
    }

    private static List<Integer> counts() {
        List<Integer> counts = new ArrayList<>();
        for (int count : COMMON) {
            counts.add(count);
        }
        for (int shared = 5; shared >= 1; shared--) {
            for (int i = 0; i < RARE[5 - shared]; i++) {
                counts.add(shared);
            }
        }
        return counts;
    }

    /** Pairs without relaxation as an activity, the likeliest first; what would else never be named goes to the end. */
    private List<String> others() {
        Map<String, Double> liking = new LinkedHashMap<>();
        for (int reason = 0; reason < REASONS.size(); reason++) {
            for (int activity = 1; activity < ACTIVITIES.size(); activity++) {
                double popularity = 1.0 / ((reason + 2) * (activity + 2));
                liking.put(
                        REASONS.get(reason) + "," + ACTIVITIES.get(activity),
                        popularity * (0.05 + numbers.next()) * (numbers.next() < 0.25 ? 6 : 1));
            }
        }
        List<String> order = new ArrayList<>(liking.keySet());
        order.sort(Comparator.comparing(liking::get, Comparator.reverseOrder()));
        int wanted = counts().size();
        List<String> chosen = new ArrayList<>(order.subList(0, wanted));
        Set<String> named = new HashSet<>();
        chosen.forEach(pair -> named.addAll(List.of("r:" + pair.split(",")[0], "a:" + pair.split(",")[1])));
        int last = wanted - 1;
        for (String pair : order.subList(wanted, order.size())) {
            boolean newReason = named.add("r:" + pair.split(",")[0]);
            boolean newActivity = named.add("a:" + pair.split(",")[1]);
            if (newReason || newActivity) {
                chosen.set(last--, pair);
            }
        }
        return chosen;
    }

    /** Random numbers that are the same on every JDK: SplitMix64. */
    private static final class Numbers {

        private long state;

        Numbers(long seed) {
            state = seed;
        }

        private long bits() {
            state += 0x9E3779B97F4A7C15L;
            long z = (state ^ (state >>> 30)) * 0xBF58476D1CE4E5B9L;
            z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
            return z ^ (z >>> 31);
        }

        double next() {
            return (bits() >>> 11) * 0x1.0p-53;
        }

        void shuffle(List<String> lines) {
            for (int last = lines.size() - 1; last > 0; last--) {
                int other = (int) (next() * (last + 1));
                String line = lines.get(last);
                lines.set(last, lines.get(other));
                lines.set(other, line);
            }
        }
    }
}
