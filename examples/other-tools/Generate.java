import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Makes patients.csv, 400 people who are made up, and two masked copies of it in the style of other tools: arx.csv, coarser
 * values and rows that are suppressed, and sdcmicro.csv, numbers averaged in fives, sexes exchanged at random, values left out.
 *
 * <p>Run by {@code java examples/other-tools/Generate.java} from the root of the repository, or from this folder; writes next
 * to this file, or to the folder that is given. The random numbers are our own, so that every JDK writes the same bytes.
 */
public final class Generate {

    private static final List<String> DISEASES = List.of("flu", "asthma", "diabetes", "gastritis", "migraine", "anaemia");
    private static final int ROWS = 400;
    private static final int K = 5;
    private static final int RARE = 4;

    private record Patient(int id, int age, String sex, String zip, String disease) {}

    private static long state = 20_260;

    private static int below(int bound) {
        state = state * 6_364_136_223_846_793_005L + 1_442_695_040_888_963_407L;
        return (int) ((state >>> 33) % bound);
    }

    public static void main(String[] arguments) throws IOException {
        Path here = Path.of("examples", "other-tools");
        Path folder = arguments.length > 0 ? Path.of(arguments[0]) : Files.isDirectory(here) ? here : Path.of("");
        List<Patient> patients = new ArrayList<>();
        for (int id = 1; id <= ROWS; id++) {
            int age = 18 + (below(36) + below(37)); // most are about 50
            String zip = "130" + below(2) + below(6);
            int kind = age < 40 ? below(DISEASES.size()) : below(DISEASES.size() - 2) + below(3);
            patients.add(new Patient(id, age, below(2) == 0 ? "female" : "male", zip, DISEASES.get(Math.min(kind, 5))));
        }
        write(folder.resolve("patients.csv"), "id,age,sex,zip,disease", patients.stream()
                .map(one -> one.id + "," + one.age + "," + one.sex + "," + one.zip + "," + one.disease)
                .toList());
        write(folder.resolve("arx.csv"), "id;age;sex;zip;disease", arx(patients));
        write(folder.resolve("sdcmicro.csv"), "id,age,sex,zip,disease", sdcMicro(patients));
    }

    /** All ages in tens, all zip codes without their last sign; a row that fewer than five share is suppressed. */
    private static List<String> arx(List<Patient> patients) {
        Map<String, Integer> shared = new HashMap<>();
        patients.forEach(one -> shared.merge(coarse(one), 1, Integer::sum));
        return patients.stream()
                .map(one -> one.id + ";" + (shared.get(coarse(one)) < K ? "*;*;*" : coarse(one)) + ";" + one.disease)
                .toList();
    }

    private static String coarse(Patient one) {
        int low = one.age / 10 * 10;
        return "[" + low + ", " + (low + 10) + "[;" + one.sex + ";" + one.zip.substring(0, 4) + "*";
    }

    /** Ages averaged in fives of neighbours, one sex in twenty drawn anew, zip codes left out that few of a sex have. */
    private static List<String> sdcMicro(List<Patient> patients) {
        List<Patient> byAge =
                patients.stream().sorted(Comparator.comparingInt(Patient::age)).toList();
        Map<Patient, Double> mean = new HashMap<>();
        for (int from = 0; from < ROWS; from += K) {
            List<Patient> group = byAge.subList(from, from + K);
            double sum = group.stream().mapToInt(Patient::age).sum();
            group.forEach(one -> mean.put(one, sum / K));
        }
        Map<String, Integer> shared = new HashMap<>();
        patients.forEach(one -> shared.merge(one.sex + one.zip, 1, Integer::sum));
        List<String> lines = new ArrayList<>();
        for (Patient one : patients) {
            String sex = below(20) > 0 ? one.sex : below(2) == 0 ? "female" : "male";
            String zip = shared.get(one.sex + one.zip) < 3 * RARE ? "NA" : one.zip;
            lines.add(one.id + "," + mean.get(one) + "," + sex + "," + zip + "," + one.disease);
        }
        return lines;
    }

    private static void write(Path file, String header, List<String> lines) throws IOException {
        Files.writeString(file, header + "\n" + String.join("\n", lines) + "\n");
    }
}
