package org.semblance.testkit.drafts.unseen;

import static org.semblance.testkit.drafts.making.CellValues.choice;
import static org.semblance.testkit.drafts.making.CellValues.count;
import static org.semblance.testkit.drafts.making.CellValues.date;
import static org.semblance.testkit.drafts.making.CellValues.moment;
import static org.semblance.testkit.drafts.making.CellValues.normal;
import static org.semblance.testkit.drafts.making.CellValues.sentences;
import static org.semblance.testkit.drafts.making.CellValues.serial;
import static org.semblance.testkit.drafts.making.CellValues.signs;
import static org.semblance.testkit.drafts.making.CellValues.skewed;
import static org.semblance.testkit.drafts.making.CellValues.tailed;
import static org.semblance.testkit.drafts.making.NationalNumbers.kvnr;
import static org.semblance.testkit.drafts.making.NationalNumbers.nhs;
import static org.semblance.testkit.drafts.making.PersonCells.address;
import static org.semblance.testkit.drafts.making.PersonCells.age;
import static org.semblance.testkit.drafts.making.PersonCells.birth;
import static org.semblance.testkit.drafts.making.PersonCells.email;
import static org.semblance.testkit.drafts.making.PersonCells.first;
import static org.semblance.testkit.drafts.making.PersonCells.full;
import static org.semblance.testkit.drafts.making.PersonCells.last;
import static org.semblance.testkit.drafts.making.PersonCells.phone;
import static org.semblance.testkit.drafts.making.PersonCells.postcode;
import static org.semblance.testkit.drafts.making.PersonCells.sex;
import static org.semblance.testkit.drafts.making.PersonCells.town;

import java.util.List;
import org.semblance.testkit.drafts.making.CellValues;
import org.semblance.testkit.drafts.making.MadeUpTable;

/** A German hospital, a clinical trial, British blood donors. */
final class ClinicalTables {

    private ClinicalTables() {}

    static List<MadeUpTable> all() {
        return List.of(stays(), trial(), donors());
    }

    private static MadeUpTable stays() {
        return UnseenTables.table("klinik_faelle", 12_000, "de")
                .delimiter(";")
                .ages(0, 99)
                .scattered("pat", 9_000)
                .scattered("doc", 150)
                .column("Fallnummer", serial("%08d"))
                .column("PatNachname", last().per("pat"))
                .column("PatVorname", first().per("pat"))
                .column("Versichertennr", kvnr().per("pat"))
                .column("GebTag", birth("d.M.yyyy").per("pat"))
                .column("Geschl", sex("w", "m").per("pat"))
                .column("Lebensalter", age().per("pat"))
                .column("Wohnort", town().per("pat"))
                .column("Postleitzahl", postcode().per("pat"))
                .column("Kostenträger", skewed("AOK|TK|Barmer|DAK|privat|Selbstzahler"))
                .column("Aufnahme am", moment("2022-01-01", "2023-12-31", "dd.MM.yyyy HH:mm"))
                .column("Entlassung am", date("2022-01-03", "2024-01-10", "dd.MM.yyyy"))
                .column("Verweildauer", count(5.1))
                .column("Station", choice("IM1=3|IM2=2|CH1=3|GYN|NEURO|PSY|ITS"))
                .column(
                        "Hauptdiagnose",
                        skewed("I48.1|I63.4|K80.2|S06.0|J12.8|F33.2|C34.1|O80|E10.9|G35.0|N18.5|M17.1"))
                .column("OPS", skewed("5-511.1|8-831.0|1-632.0|5-820.0|9-260|3-200|8-980.1"))
                .column("Medikamente", skewed("Ramipril|Bisoprolol|Metoprolol|Pantoprazol|Citalopram|Apixaban|keine"))
                .column(
                        "Kreatinin mg/dl",
                        tailed(0.95, 0.3, 2).as(CellValues::comma).or(0.04, "-9"))
                .column("RR syst", normal(134, 17, 0).or(0.03, "999"))
                .column("Pflegegrad", choice("0=12|1|2=3|3=2|4|5=0.5"))
                .column("Schmerzen", choice("keine=4|leicht=4|mäßig=3|stark=2").or(0.05, "keine Angabe"))
                .column("Hausarzt", full("Dr. med. {first} {last}").per("doc"))
                .column("Entlassgrund", choice("regulär=9|verlegt=2|gegen ärztlichen Rat=0.5|verstorben=0.4"))
                .column(
                        "Epikrise",
                        sentences(
                                "Herr %s stellte sich mit Brustschmerz vor.|Der Verlauf war komplikationslos."
                                        + "|Kontrolle in # Wochen erbeten.|CRP rückläufig auf ## mg/l.|Frau %s wünscht Anruf."));
    }

    private static MadeUpTable trial() {
        return UnseenTables.table("clinical_trial", 240, "us")
                .ages(35, 84)
                .scattered("site", 9)
                .column("USUBJID", serial("ONC-114-%04d"))
                .column("RANDNO", signs("R#####"))
                .column("SUBJINIT", full("{initial}-").as(text -> text + "X"))
                .column("SITEID", serial("%03d").per("site"))
                .column("INVNAM", full("{last}, {first}").per("site"))
                .column("BRTHDTC", birth("yyyy-MM-dd"))
                .column("AGE", age())
                .column("SEX", sex("F", "M"))
                .column("RACE", choice("WHITE=7|BLACK OR AFRICAN AMERICAN=2|ASIAN=1.5"))
                .column("ARM", choice("PLACEBO|DRUG 10 MG|DRUG 20 MG"))
                .column("RFICDTC", date("2021-02-01", "2022-11-30", "yyyy-MM-dd"))
                .column("ECOG", choice("0=4|1=5|2=2"))
                .column("WEIGHTBL", normal(78.4, 14, 1))
                .column("EGFR", normal(81, 17, 0))
                .column("HGB", normal(12.6, 1.6, 1))
                .column("BRCA", choice("wild type=8|mutated=1.2|unknown"))
                .column(
                        "AETERM",
                        skewed("nausea|fatigue|neutropenia|rash|diarrhoea|headache")
                                .blank(0.2))
                .column("AESEV", choice("MILD=5|MODERATE=3|SEVERE"))
                .column(
                        "CMTRT",
                        skewed("ondansetron|ibuprofen|dexamethasone|omeprazole").blank(0.2))
                .column("BOR", choice("CR|PR=3|SD=4|PD=3"))
                .column(
                        "COVAL",
                        sentences("Subject called Dr %s on day ##.|Dose held # days.|Visit missed because of travel."
                                + "|Patient's husband Mr %s reports dizziness."));
    }

    private static MadeUpTable donors() {
        return UnseenTables.table("blood_donors", 9_500, "gb")
                .ages(17, 70)
                .scattered("gp", 300)
                .column("donor_ref", signs("G####-#######"))
                .column("nhs_no", nhs(true))
                .column("ttl", sex("Ms", "Mr"))
                .column("fname", first())
                .column("sname", last())
                .column("d_o_b", birth("yyyyMMdd"))
                .column("addr1", address("{number} {street}"))
                .column("addr2", town())
                .column("pcode", postcode())
                .column("mob", phone())
                .column("x7", email().blank(0.1))
                .column("gp_name", full("Dr {first} {last}").per("gp"))
                .column("ethnicity", choice("A=75|B=8|C=6|D=5|Z=4"))
                .column(
                        "occupation",
                        skewed("nurse|teacher|engineer|clerk|retired|driver|student|chef|solicitor|farmer"))
                .column("abo", choice("O=44|A=42|B=10|AB=4"))
                .column("rhesus", choice("pos=83|neg=17"))
                .column("hb_gl", normal(141, 11, 0).or(0.02, "-9"))
                .column("ferritin", tailed(58, 0.6, 0).or(0.3, "-9"))
                .column("deferral", choice("none=20|low iron=3|tattoo=2|recent travel=2|medication|HBV marker=0.3"))
                .column("msm_3m", choice("0=30|1"))
                .column("dons_total", count(7))
                .column("last_don", date("2019-01-01", "2023-12-31", "dd-MMM-yyyy"));
    }
}
