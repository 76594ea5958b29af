package org.semblance.testkit.drafts.tuning;

import static org.semblance.testkit.drafts.making.CellValues.choice;
import static org.semblance.testkit.drafts.making.CellValues.count;
import static org.semblance.testkit.drafts.making.CellValues.date;
import static org.semblance.testkit.drafts.making.CellValues.normal;
import static org.semblance.testkit.drafts.making.CellValues.sentences;
import static org.semblance.testkit.drafts.making.CellValues.serial;
import static org.semblance.testkit.drafts.making.CellValues.signs;
import static org.semblance.testkit.drafts.making.CellValues.size;
import static org.semblance.testkit.drafts.making.CellValues.skewed;
import static org.semblance.testkit.drafts.making.CellValues.tailed;
import static org.semblance.testkit.drafts.making.CellValues.whole;
import static org.semblance.testkit.drafts.making.NationalNumbers.dni;
import static org.semblance.testkit.drafts.making.NationalNumbers.nie;
import static org.semblance.testkit.drafts.making.PersonCells.address;
import static org.semblance.testkit.drafts.making.PersonCells.age;
import static org.semblance.testkit.drafts.making.PersonCells.birth;
import static org.semblance.testkit.drafts.making.PersonCells.email;
import static org.semblance.testkit.drafts.making.PersonCells.first;
import static org.semblance.testkit.drafts.making.PersonCells.full;
import static org.semblance.testkit.drafts.making.PersonCells.last;
import static org.semblance.testkit.drafts.making.PersonCells.phone;
import static org.semblance.testkit.drafts.making.PersonCells.postcode;
import static org.semblance.testkit.drafts.making.PersonCells.second;
import static org.semblance.testkit.drafts.making.PersonCells.sex;
import static org.semblance.testkit.drafts.making.RecordNumbers.degree;

import java.util.List;
import org.semblance.testkit.drafts.making.CellSource;
import org.semblance.testkit.drafts.making.CellValues;
import org.semblance.testkit.drafts.making.MadeUpTable;

/** A household survey, a survey in German schools, the register of inhabitants of a Catalan town. */
final class SurveyTables {

    private static final String HOUSEHOLD = "household";

    private SurveyTables() {}

    static List<MadeUpTable> all() {
        return List.of(households(), schools(), inhabitants());
    }

    private static MadeUpTable households() {
        return TuningTables.table("household_survey", 9_000, "gb")
                .ages(0, 94)
                .neighbours(HOUSEHOLD, 1, 5)
                .groups("cluster", HOUSEHOLD, 12)
                .groups("stratum", "cluster", 10)
                .column("hhid", serial("1%05d").per(HOUSEHOLD))
                .column("persid", serial("%06d"))
                .column("strata", serial("%d").per("stratum"))
                .column("psu", serial("%d").per("cluster"))
                .column("wt_final", normal(812, 130, 3).per(HOUSEHOLD))
                .column("region", whole(1, 9).per("stratum"))
                .column("hhsize", size(HOUSEHOLD))
                .column("relhead", choice("1=40|2=25|3=25|4=4|5=3|6=2|7"))
                .column("age", age().or(0.01, "-9"))
                .column("sex", sex("2", "1"))
                .column("marstat", choice("1=45|2=30|3=10|4=9|5=6").or(0.02, "-9"))
                .column("ethnic", choice("1=82|2=7|3=6|4=3|5=2").or(0.02, "-8"))
                .column("education", education().or(0.03, "refused"))
                .column("isco08", isco().or(0.25, "-8").or(0.02, "-9"))
                .column("hours", normal(36, 9, 0).or(0.35, "-8").or(0.03, "-9"))
                .column("income", tailed(1_900, 0.6, 0).or(0.2, "-8").or(0.08, "-9"))
                .column("benefits", choice("0=4|1"))
                .column("tenure", choice("1=5|2=4|3=2|4").per(HOUSEHOLD))
                .column("rooms", count(4.4).per(HOUSEHOLD))
                .column("religion", choice("1=40|2=35|3=8|4=3|5=3|6=1|7=10").or(0.05, "-8"))
                .column(
                        "genhealth",
                        choice("very good=4|good=5|fair=3|bad|very bad=0.4").or(0.02, "refused"))
                .column("lifesat", choice("2|3|4=2|5=4|6=5|7=9|8=10|9=5|10=3").or(0.04, "99"))
                .column(
                        "Q7_likert",
                        choice("strongly agree=2|agree=4|neither agree nor disagree=3|disagree=2|strongly disagree")
                                .or(0.06, "don't know"))
                .column(
                        "intdate",
                        date("2023-02-01", "2023-11-30", "dd/MM/yyyy").per("cluster"));
    }

    private static CellSource education() {
        return choice("no schooling=1|primary=3|lower secondary=5|upper secondary=6|higher=4");
    }

    private static CellSource isco() {
        return skewed("5223|9112|4110|2341|8322|5120|7231|2221|3313|1120|2512|6111|9621|5322|7112|2611|3412|4311|8160");
    }

    private static MadeUpTable schools() {
        CellSource often = choice("nie=2|selten=3|manchmal=4|oft=2|immer").or(0.04, "keine Angabe");
        return TuningTables.table("schulumfrage_de", 2_400, "de")
                .delimiter(";")
                .ages(10, 18)
                .neighbours("class", 18, 28)
                .groups("school", "class", 6)
                .column("Fragebogen-Nr", serial("%d"))
                .column("Schülername", full("{last}, {first}"))
                .column("Geburtsdatum", birth("dd.MM.yyyy"))
                .column("PLZ", postcode().per("school"))
                .column(
                        "Schule",
                        skewed("Goethe-Gymnasium|Realschule am Park|GS Nord|Lessing-Gymnasium|Schillerschule|IGS Süd")
                                .per("school"))
                .column(
                        "Schulform",
                        choice("Gymnasium=4|Realschule=3|Gesamtschule=3|Hauptschule")
                                .per("school"))
                .column(
                        "Klasse",
                        choice("5a|5b|6a|6b|7a|7b|8a|8b|9a|9b|10a|10b").per("class"))
                .column("Geschlecht", sex("weiblich", "männlich").or(0.01, "divers"))
                .column("Alter", age())
                .column("Muttersprache", skewed("Deutsch|Türkisch|Arabisch|Russisch|Polnisch|Italienisch"))
                .column("Migrationshintergrund", choice("nein=7|ja=3"))
                .column("Abschluss_Mutter", degree().or(0.07, "weiß nicht"))
                .column("Konfession", choice("katholisch=3|evangelisch=3|muslimisch=1|keine=4"))
                .column("Buecher", choice("0-10=2|11-25=3|26-100=5|101-200=3|mehr als 200=2"))
                .column("F1_Unterricht", agreement().or(0.03, "keine Angabe"))
                .column("F2_Hausaufgaben", often)
                .column("F3_gemobbt", often)
                .column("F4_Handyzeit", choice("unter 1 Stunde=2|1-2 Stunden=4|3-4 Stunden=3|über 4 Stunden=2"))
                .column("Mathenote", choice("1=10|2=25|3=30|4=22|5=10|6=3"))
                .column("Lesetest", normal(502.4, 88, 1).as(CellValues::comma))
                .column(
                        "Gewichtungsfaktor",
                        normal(1.02, 0.2, 4).as(CellValues::comma).per("class"))
                .column("Mail_Eltern", email().blank(0.4))
                .column(
                        "Bemerkung",
                        sentences("Frau %s ist nett.|Ich mag Mathe.|Pause zu kurz.|Herr %s redet zu schnell.|Nichts.")
                                .blank(0.6));
    }

    private static CellSource degree() {
        return choice("kein Abschluss|Hauptschulabschluss=4|mittlere Reife=6|Abitur=4|Hochschulabschluss=4");
    }

    private static CellSource agreement() {
        return choice("stimme voll zu=2|stimme eher zu=4|teils/teils=3|stimme eher nicht zu=2|stimme gar nicht zu");
    }

    private static MadeUpTable inhabitants() {
        return TuningTables.table("padro_ca", 6_000, "ca")
                .delimiter(";")
                .ages(0, 96)
                .neighbours(HOUSEHOLD, 1, 5)
                .column("num_full", serial("F%05d").per(HOUSEHOLD))
                .column("cognom1", last())
                .column("cognom2", second())
                .column("nom", first())
                .column("DNI", dni().or(0.08, nie()).blank(0.1))
                .column("data_naixement", birth("dd/MM/yyyy"))
                .column("sexe", sex("dona", "home"))
                .column("edat", age())
                .column(
                        "lloc_naixement",
                        skewed("Barcelona|Vic|Manresa|Granada|Tànger|Lima|Olot|Jaén|Badalona|Bucarest"))
                .column("nacionalitat", choice("espanyola=80|marroquina=7|romanesa=3|italiana=3|peruana=2|xinesa"))
                .column("adreça", address("{street}, {number}").per(HOUSEHOLD))
                .column("codi_postal", postcode().per(HOUSEHOLD))
                .column("districte", whole(1, 10).per(HOUSEHOLD))
                .column("secció_censal", whole(1, 60).per(HOUSEHOLD))
                .column("ref_cadastral", signs("#######@@####@####@@").per(HOUSEHOLD))
                .column("estat_civil", choice("casat/da=5|solter/a=5|divorciat/da|vidu/vídua"))
                .column("relació", choice("titular=4|cònjuge=3|fill/a=4|altres"))
                .column("nivell_estudis", choice("sense estudis|primària=3|secundària=4|batxillerat=3|universitat=3"))
                .column(
                        "ocupació",
                        skewed("administratiu|dependent|mestre|paleta|cambrer|infermer|pagès|jubilat|estudiant"))
                .column("telèfon", phone().blank(0.3))
                .column("data_alta", date("1985-01-01", "2023-12-31", "dd/MM/yyyy"));
    }
}
