import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Makes hospital.csv: 1,500 stays in a hospital, each with two diagnoses of diagnoses.csv that tend to be near in meaning. The
 * hospital and its patients are made up.
 *
 * <p>Run by {@code java examples/hospital/Generate.java} from the root of the repository, or from this folder; writes next
 * to diagnoses.csv, or to the file that is given. The random numbers are our own and the functions are those of StrictMath,
 * so that every JDK writes the same bytes.
 */
public final class Generate {

    private static final int STAYS = 1500;

    /** How often the second diagnosis is near the first one. */
    private static final double RELATED = 0.85;

    /** How often a diagnosis is written down as the wider one above it. */
    private static final double VAGUE = 0.06;

    /** A chapter of the diagnoses: its share of all stays, the usual age of a patient and the usual length of a stay. */
    private record Chapter(String name, int share, double age, double days) {}

    private static final List<Chapter> CHAPTERS = List.of(
            new Chapter("disease of the circulation", 24, 70, 7),
            new Chapter("disease of the airways", 14, 52, 6),
            new Chapter("disease of the digestion", 14, 51, 4),
            new Chapter("disease of the metabolism", 9, 58, 5),
            new Chapter("injury", 11, 46, 5),
            new Chapter("tumour", 11, 63, 8),
            new Chapter("disease of mind and nerves", 8, 49, 12),
            new Chapter("disease of bones and joints", 5, 64, 6),
            new Chapter("disease of kidney and bladder", 4, 61, 5));

    private final Map<String, String> labels = new LinkedHashMap<>();
    private final Map<String, String> parents = new LinkedHashMap<>();
    private long state = 20260904;

    public static void main(String[] arguments) throws IOException {
        Path folder = Files.isDirectory(Path.of("examples", "hospital")) ? Path.of("examples", "hospital") : Path.of("");
        Path target = arguments.length > 0 ? Path.of(arguments[0]) : folder.resolve("hospital.csv");
        Files.writeString(target, new Generate(folder.resolve("diagnoses.csv")).stays());
    }

    private Generate(Path diagnoses) throws IOException {
        List<String> lines = Files.readAllLines(diagnoses);
        for (String line : lines.subList(1, lines.size())) {
            String[] fields = line.split(",", -1);
            labels.put(fields[0], fields[1]);
            parents.put(fields[0], fields[2]);
        }
    }

    private String stays() {
        StringBuilder text =
                new StringBuilder("stay,age,main_diagnosis,second_diagnosis,protection,days,discharge\n");
        for (int number = 1; number <= STAYS; number++) {
            text.append(String.join(",", stay(number))).append('\n');
        }
        return text.toString();
    }

    private List<String> stay(int number) {
        Chapter chapter = CHAPTERS.get(drawn(CHAPTERS.stream().mapToDouble(Chapter::share).toArray()));
        String main = leaf(chapter(chapter));
        String second = uniform() < RELATED ? related(main) : leaf(root());
        int age = within(chapter.age() + 13 * normal(), 18, 97);
        int days = within(chapter.days() * StrictMath.exp(0.5 * normal() + (age - 60) / 150.0), 1, 60);
        String discharge = uniform() < 0.02 + StrictMath.max(0, age - 60) / 250.0
                ? "to a nursing home"
                : uniform() < 0.12 ? "to rehabilitation" : "home";
        return List.of(
                "S" + String.valueOf(10_000 + number).substring(1),
                String.valueOf(age),
                written(main),
                written(second),
                uniform() < 0.1 ? "0.5" : "0.2",
                String.valueOf(days),
                discharge);
    }

    private String root() {
        return labels.keySet().iterator().next();
    }

    private String chapter(Chapter chapter) {
        return labels.keySet().stream()
                .filter(id -> labels.get(id).equals(chapter.name()))
                .findFirst()
                .orElseThrow();
    }

    /** Another diagnosis near one: below its parent or grandparent. */
    private String related(String diagnosis) {
        String above = parents.get(diagnosis);
        boolean wider = uniform() < 0.4 || leaves(above).size() < 2;
        if (wider && !parents.get(above).equals(root()) && !above.equals(root())) {
            above = parents.get(above);
        }
        while (true) {
            String other = leaf(above);
            if (!other.equals(diagnosis)) {
                return other;
            }
        }
    }

    private String written(String diagnosis) {
        String parent = parents.get(diagnosis);
        boolean vague = uniform() < VAGUE && !parents.get(parent).equals(root());
        return labels.get(vague ? parent : diagnosis);
    }

    /** A leaf below a concept: those that stand first in the file are the most frequent. */
    private String leaf(String above) {
        List<String> leaves = leaves(above);
        double[] weights = new double[leaves.size()];
        for (int i = 0; i < weights.length; i++) {
            weights[i] = 1 / StrictMath.sqrt(i + 1.0);
        }
        return leaves.get(drawn(weights));
    }

    private List<String> leaves(String above) {
        List<String> leaves = new ArrayList<>();
        for (String id : labels.keySet()) {
            if (!parents.containsValue(id) && isBelow(id, above)) {
                leaves.add(id);
            }
        }
        return leaves;
    }

    private boolean isBelow(String id, String above) {
        for (String up = id; !up.isEmpty(); up = parents.get(up)) {
            if (up.equals(above)) {
                return true;
            }
        }
        return false;
    }

    private static int within(double value, int low, int high) {
        return (int) Math.max(low, Math.min(high, StrictMath.round(value)));
    }

    private int drawn(double[] weights) {
        double sum = 0;
        for (double weight : weights) {
            sum += weight;
        }
        double left = uniform() * sum;
        int chosen = 0;
        while (chosen < weights.length - 1 && left >= weights[chosen]) {
            left -= weights[chosen++];
        }
        return chosen;
    }

    /** Polar method, one of its two values. */
    private double normal() {
        while (true) {
            double x = 2 * uniform() - 1;
            double y = 2 * uniform() - 1;
            double square = x * x + y * y;
            if (square > 0 && square < 1) {
                return x * StrictMath.sqrt(-2 * StrictMath.log(square) / square);
            }
        }
    }

    /** SplitMix64, of which the upper 53 bits make a number from 0 to below 1. */
    private double uniform() {
        state += 0x9E3779B97F4A7C15L;
        long z = state;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return ((z ^ (z >>> 31)) >>> 11) * 0x1.0p-53;
    }
}
