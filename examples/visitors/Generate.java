import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Makes visitors.csv: a survey of 1,000 visitors of a nature park. The park, its towns and its visitors are made up.
 *
 * <p>Run by {@code java examples/visitors/Generate.java} from the root of the repository, or from this folder; writes
 * next to this file, or to the file that is given. The random numbers are our own and the functions are those of
 * StrictMath, so that every JDK writes the same bytes.
 */
public final class Generate {

    private static final int VISITORS = 1000;

    private static final String[] GIVEN = {
        "Ada", "Alba", "Amir", "Anton", "Bela", "Bruno", "Carla", "Chiara", "Daan", "Dora", "Edith", "Elio", "Emre",
        "Farah", "Finn", "Greta", "Hana", "Hugo", "Ines", "Ivan", "Jana", "Joris", "Karim", "Lena", "Livia", "\u0141ukasz",
        "Maja", "Marek", "Nadia", "Nils", "Olga", "Oscar", "Paula", "Rosa", "S\u00f8ren", "Tariq", "Tessa", "Vera", "Yusuf",
        "Zo\u00eb"
    };

    private static final String[] FAMILY = {
        "Abel", "Ashdown", "Barros", "Becker", "Castell", "Conti", "Dekker", "Dvorak", "Eriksen", "Farkas", "Ferrer",
        "Gallo", "Greenhill", "Haddad", "Holm", "Ibarra", "Jansen", "Kaya", "Kovac", "Larsen", "Lindqvist", "Marin",
        "Moreau", "Nagy", "Novak", "O'Brien", "Okafor", "Pereira", "Petrov", "Quint", "Rossi", "Rowan", "Sato", "Silva",
        "Tanner", "Urban", "Vidal", "Weber", "Yilmaz", "Zeman"
    };

    /** A town and how far it is from the park, in kilometres; the first are the most frequent. */
    private record Town(String name, double distance) {}

    private static final List<Town> TOWNS = List.of(
            new Town("Brackenford", 6),
            new Town("Alderwick", 14),
            new Town("Mossgate", 3),
            new Town("Fernhollow", 24),
            new Town("Cressholm", 45),
            new Town("Dunmarrow", 11),
            new Town("Gorseby", 70),
            new Town("Ivelstow", 33),
            new Town("Juniper Cross", 19),
            new Town("Larkness", 160),
            new Town("Thornmere", 95),
            new Town("Willowdene", 240));

    private static final List<String> EDUCATION =
            List.of("primary", "secondary", "vocational", "bachelor", "master", "doctorate");

    private static final List<String> VISITS =
            List.of("first visit", "once a year", "a few times a year", "monthly", "weekly");

    /** An occupation, its share, what it usually earns in a year, and the place of its usual education on the scale. */
    private record Occupation(String name, int share, double income, double education) {}

    private static final List<Occupation> OCCUPATIONS = List.of(
            new Occupation("pensioner", 17, 24_000, 1.6),
            new Occupation("student", 11, 9_500, 1.6),
            new Occupation("teacher", 9, 44_000, 3.7),
            new Occupation("nurse", 8, 37_000, 2.6),
            new Occupation("clerk", 7, 32_000, 1.9),
            new Occupation("engineer", 6, 61_000, 3.7),
            new Occupation("salesperson", 5, 28_000, 1.4),
            new Occupation("programmer", 5, 58_000, 3.4),
            new Occupation("carpenter", 4, 33_000, 1.9),
            new Occupation("driver", 4, 29_000, 1.1),
            new Occupation("cook", 4, 26_000, 1.5),
            new Occupation("electrician", 3, 38_000, 2.0),
            new Occupation("farmer", 3, 31_000, 1.5),
            new Occupation("mechanic", 3, 34_000, 1.9),
            new Occupation("accountant", 3, 52_000, 3.2),
            new Occupation("gardener", 2, 27_000, 1.4),
            new Occupation("hairdresser", 2, 24_000, 1.8),
            new Occupation("waiter", 2, 22_000, 1.0),
            new Occupation("physician", 2, 92_000, 4.7),
            new Occupation("lawyer", 2, 84_000, 4.1),
            new Occupation("librarian", 2, 39_000, 3.3),
            new Occupation("journalist", 2, 43_000, 3.3),
            new Occupation("architect", 1, 57_000, 4.0),
            new Occupation("musician", 1, 27_000, 3.0),
            new Occupation("pharmacist", 1, 66_000, 4.2));

    private static final String[] REASONS = {
        "hiking", "nature", "picnic", "photography", "cycling", "relaxation", "swimming", "running", "wildlife",
        "camping", "fishing", "botany", "climbing", "painting", "geology"
    };

    private static final String[] HEALTH = {
        "none", "allergy", "back pain", "hypertension", "asthma", "diabetes", "heart disease", "depression"
    };

    /** How frequent these are at age 20 and at age 80; between them, in proportion. */
    private static final double[] HEALTH_OF_THE_YOUNG = {70, 12, 5, 1, 6, 1, 0.5, 4.5};

    private static final double[] HEALTH_OF_THE_OLD = {22, 6, 18, 24, 6, 12, 9, 3};

    private long state = 20260521;

    public static void main(String[] arguments) throws IOException {
        Path target = arguments.length > 0 ? Path.of(arguments[0]) : folderOfThisFile();
        Files.writeString(target, new Generate().survey());
    }

    private static Path folderOfThisFile() {
        Path fromTheRoot = Path.of("examples", "visitors");
        return (Files.isDirectory(fromTheRoot) ? fromTheRoot : Path.of("")).resolve("visitors.csv");
    }

    private String survey() {
        StringBuilder text = new StringBuilder("visitor_id,name,age,income,distance_km,education,visits,town,occupation,"
                + "reason,satisfaction,health,spending\n");
        for (int number = 1; number <= VISITORS; number++) {
            text.append(String.join(",", visitor(number))).append('\n');
        }
        return text.toString();
    }

    private List<String> visitor(int number) {
        Occupation occupation = OCCUPATIONS.get(
                drawn(OCCUPATIONS.stream().mapToDouble(Occupation::share).toArray()));
        int age = age(occupation);
        int education = within(occupation.education() + 0.6 * normal(), 0, EDUCATION.size() - 1);
        double income = occupation.income()
                * StrictMath.exp(0.18 * normal() + 0.05 * (education - occupation.education()) + seniority(occupation, age));
        Town town = TOWNS.get(drawn(harmonic(TOWNS.size())));
        double distance = town.distance() * StrictMath.exp(0.12 * normal());
        int visits = within(3.6 - 0.9 * StrictMath.log(distance / 4) + 0.5 * normal() + (age > 62 ? 0.4 : 0), 0, 4);
        int satisfaction = within(4.1 + 0.15 * (visits - 2) + 0.9 * normal(), 1, 5);
        double spending = 5 * StrictMath.round(
                StrictMath.exp(1.1 + 0.5 * StrictMath.log(distance / 10) + 0.4 * (income / 50_000) + 0.5 * normal()));
        double silent = uniform();
        int tenthsOfKilometres = (int) StrictMath.round(distance * 10);

        List<String> fields = new ArrayList<>();
        fields.add("V" + String.valueOf(10_000 + number).substring(1));
        fields.add(any(GIVEN) + " " + any(FAMILY));
        fields.add(String.valueOf(age));
        fields.add(silent < 0.04 ? "" : String.valueOf(100 * StrictMath.round(income / 100)));
        fields.add(tenthsOfKilometres / 10 + "." + tenthsOfKilometres % 10);
        fields.add(silent >= 0.04 && silent < 0.07 ? "" : EDUCATION.get(education));
        fields.add(VISITS.get(visits));
        fields.add(town.name());
        fields.add(occupation.name());
        fields.add(REASONS[drawn(harmonic(REASONS.length))]);
        fields.add(String.valueOf(satisfaction));
        fields.add(HEALTH[drawn(health(age))]);
        fields.add(String.valueOf((long) spending));
        return fields;
    }

    private int age(Occupation occupation) {
        return switch (occupation.name()) {
            case "student" -> within(22 + 2.5 * normal(), 18, 34);
            case "pensioner" -> within(71 + 5 * normal(), 60, 92);
            default -> within(43 + 11 * normal(), 20, 67);
        };
    }

    /** Those who work earn more with the years. */
    private static double seniority(Occupation occupation, int age) {
        boolean works = !occupation.name().equals("student") && !occupation.name().equals("pensioner");
        return works ? 0.008 * (age - 43) : 0;
    }

    private static double[] health(int age) {
        double old = Math.min(1, Math.max(0, (age - 20) / 60.0));
        double[] weights = new double[HEALTH.length];
        for (int i = 0; i < weights.length; i++) {
            weights[i] = (1 - old) * HEALTH_OF_THE_YOUNG[i] + old * HEALTH_OF_THE_OLD[i];
        }
        return weights;
    }

    /** Zipf's weights: the second half as frequent as the first, the third a third, and so on. */
    private static double[] harmonic(int count) {
        double[] weights = new double[count];
        for (int i = 0; i < count; i++) {
            weights[i] = 1.0 / (i + 1);
        }
        return weights;
    }

    private static int within(double value, int low, int high) {
        return (int) Math.max(low, Math.min(high, StrictMath.round(value)));
    }

    private String any(String[] of) {
        return of[(int) (uniform() * of.length)];
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
