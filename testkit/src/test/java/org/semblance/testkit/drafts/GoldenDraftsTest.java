package org.semblance.testkit.drafts;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.semblance.testkit.drafts.tuning.TuningTables;

/** The golden drafts fit their tables, and the tables are what they claim to be. */
class GoldenDraftsTest {

    private static final Set<String> ROLES = Set.of(
            "identifier",
            "quasi-identifier",
            "confidential",
            "other",
            "household",
            "stratum",
            "cluster",
            "weight",
            "date");

    private static final Set<String> DROPPED_FOR_NOW = Set.of("household", "stratum", "cluster", "weight", "date");

    @TempDir
    private Path folder;

    static List<GoldenDraft> all() {
        return Stream.concat(GoldenDrafts.tuning().stream(), GoldenDrafts.unseen().stream())
                .toList();
    }

    private static GoldenDraft named(String table) {
        return all().stream()
                .filter(golden -> golden.table().name().equals(table))
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @MethodSource("all")
    void aGoldenNamesExactlyTheColumnsOfItsTable(GoldenDraft golden) {
        assertThat(golden.columns().stream().map(GoldenColumn::name))
                .containsExactlyElementsOf(golden.table().headings());
        assertThat(golden.table().headings()).hasSizeBetween(6, 25);
        assertThat(golden.table().rows()).isBetween(100, 60_000);
    }

    @ParameterizedTest
    @MethodSource("all")
    void everyColumnHasARoleAReasonAndADomainWhereItIsMasked(GoldenDraft golden) {
        for (GoldenColumn column : golden.columns()) {
            assertThat(ROLES).as(column.name()).containsAll(column.roles());
            assertThat(column.why()).as(column.name()).isNotBlank();
            assertThat(column.domains().isEmpty())
                    .as("%s has a domain if and only if it may be masked", column.name())
                    .isNotEqualTo(column.roles().contains("quasi-identifier"));
            assertThat(column.scale().isEmpty())
                    .as("%s has a scale if and only if it may be ordinal", column.name())
                    .isNotEqualTo(column.domains().contains("ordinal"));
            assertThat(column.interim().equals("identifier"))
                    .as("%s is dropped until a recipe has a key for it", column.name())
                    .isEqualTo(DROPPED_FOR_NOW.contains(column.roles().get(0)));
        }
    }

    @ParameterizedTest
    @MethodSource("all")
    void scalesAndMissingValuesOccurInTheTable(GoldenDraft golden) {
        for (GoldenColumn column : golden.columns()) {
            Set<String> values = Set.copyOf(golden.table().values(column.name()));
            assertThat(values).as(column.name()).containsAll(column.missing());
            assertThat(values.stream().map(value -> value.replace(',', '.')))
                    .as(column.name())
                    .containsAll(column.scale());
            if (!column.scale().isEmpty()) {
                assertThat(values.stream()
                                .filter(value -> !value.isEmpty())
                                .filter(value -> !column.missing().contains(value)))
                        .as("%s has no value outside its scale", column.name())
                        .hasSize(column.scale().size());
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "customers, CardNumber, luhn",
        "sensors, imei, luhn",
        "empleados_es, iban, iban",
        "schades_nl, rekeningnummer, iban",
        "contribuintes_pt, conta, iban",
        "empleados_es, dni, dni",
        "padro_ca, DNI, dni",
        "empleados_es, nss, nss",
        "dossiers_fr, n° sécu, nir",
        "schades_nl, BSN, bsn",
        "contribuintes_pt, NIF, nif",
        "contribuintes_pt, var3, nif",
        "soci_it, codice fiscale, codice-fiscale",
        "klinik_faelle, Versichertennr, kvnr",
        "blood_donors, nhs_no, nhs",
        "tienda_online, tarjeta, luhn",
        "tienda_online, attr1, iban",
        "iscritti_sindacato, C.F., codice-fiscale",
        "iscritti_sindacato, Conto corrente, iban",
        "library_loans, readerBarcode, luhn",
        "hospedes_pt, Cartão, luhn",
        "hospedes_pt, Contribuinte, nif-or-cpf",
        "einwohner, idnr, steuer-id",
        "voertuigen_nl, CHASSISNR, vin",
        "voertuigen_nl, BURGERSERVICENUMMER, bsn",
        "voertuigen_nl, REK, iban",
    })
    void checkDigitsAreRight(String table, String column, String kind) {
        List<String> numbers = named(table).table().values(column).stream()
                .filter(number -> !number.isEmpty())
                .toList();
        assertThat(numbers).hasSizeGreaterThan(100).allMatch(CheckDigitVerifier.BY_KIND.get(kind));
    }

    @Test
    void bothHalvesHaveFourteenTablesInTheSameLanguages() {
        for (List<GoldenDraft> half : List.of(GoldenDrafts.tuning(), GoldenDrafts.unseen())) {
            assertThat(half).hasSize(14);
            assertThat(half.stream().map(golden -> golden.table().language()))
                    .contains("us", "gb", "de", "fr", "es", "ca", "it", "nl", "pt");
        }
    }

    @Test
    void tablesHaveDifferentNames() {
        assertThat(all().stream().map(golden -> golden.table().name())).doesNotHaveDuplicates();
    }

    @Test
    void theSameTableIsTheSameFile() throws Exception {
        Path once = TuningTables.all().get(0).write(folder.resolve("once.csv"));
        Path again = TuningTables.all().get(0).write(folder.resolve("again.csv"));
        assertThat(Files.mismatch(once, again)).isEqualTo(-1);
        assertThat(Files.readAllLines(once)).hasSize(4_001);
    }

    @Test
    void anUntouchedTableIsScoredByItsColumns() {
        GoldenDraft golden = named("household_survey");
        DraftScore nothing = DraftScore.of(golden, new DraftAnswer(Map.of()));
        assertThat(nothing.roles().right()).isZero();
        assertThat(nothing.identifiers().wrong()).isEqualTo(6);
        assertThat(nothing.wrong()).hasSize(golden.columns().size());
    }

    @Test
    void aRightDraftHasNothingWrong() {
        GoldenDraft golden = named("household_survey");
        DraftScore score = DraftScore.of(golden, rightDraft(golden, false));
        assertThat(score.wrong()).isEmpty();
        assertThat(score.roles().percent()).isEqualTo(100);
        assertThat(DraftScore.of(golden, rightDraft(golden, true)).wrong())
                .as("the reverse of a scale is as right")
                .isEmpty();
    }

    private static DraftAnswer rightDraft(GoldenDraft golden, boolean reversed) {
        Map<String, DraftAnswer.Column> columns = new LinkedHashMap<>();
        for (GoldenColumn column : golden.columns()) {
            List<String> scale = new ArrayList<>(column.scale());
            if (reversed) {
                Collections.reverse(scale);
            }
            columns.put(
                    column.name(),
                    new DraftAnswer.Column(
                            List.of(column.rightRoles().get(0)),
                            column.domains().isEmpty() ? "" : column.domains().get(0),
                            scale,
                            column.missing()));
        }
        return new DraftAnswer(columns);
    }

    @Test
    void theTreeOfARecipeIsRead() {
        DraftAnswer drafted = DraftAnswer.ofRecipe(Map.of(
                "missing",
                List.of("?"),
                "attributes",
                Map.of(
                        "age",
                        Map.of("role", "quasi-identifier", "domain", "numeric", "missing", List.of("-9..-1")),
                        "pay",
                        Map.of("role", List.of("quasi-identifier", "confidential"), "taxonomy", "wordnet-3.1"))));
        assertThat(drafted.columns().get("age"))
                .isEqualTo(new DraftAnswer.Column(
                        List.of("quasi-identifier"), "numeric", List.of(), List.of("?", "-9..-1")));
        assertThat(drafted.columns().get("pay"))
                .isEqualTo(new DraftAnswer.Column(
                        List.of("quasi-identifier", "confidential"), "concepts", List.of(), List.of("?")));
    }
}
