package org.semblance.testkit.drafts.tuning;

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
import static org.semblance.testkit.drafts.making.CellValues.whole;
import static org.semblance.testkit.drafts.making.NationalNumbers.nir;
import static org.semblance.testkit.drafts.making.NationalNumbers.ssn;
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
import static org.semblance.testkit.drafts.making.RecordNumbers.hex;

import java.util.List;
import org.semblance.testkit.drafts.making.CellValues;
import org.semblance.testkit.drafts.making.MadeUpTable;

/** A hospital in the United States, one in France, a laboratory. */
final class HealthTables {

    private static final String ICD =
            "I10|E11.9|J18.9|N39.0|I50.9|K21.9|F32.1|M54.5|J44.1|I21.4|C50.9|Z38.0|B20|S72.0|F10.2|G40.9";

    private HealthTables() {}

    static List<MadeUpTable> all() {
        return List.of(patients(), dossiers(), laboratory());
    }

    private static MadeUpTable patients() {
        String patient = "patient";
        return TuningTables.table("patients", 4_000, "us")
                .ages(1, 96)
                .scattered(patient, 3_000)
                .column("patient_id", serial("P%06d").per(patient))
                .column("mrn", signs("7#######").per(patient))
                .column("last_name", last().per(patient))
                .column("first_name", first().per(patient))
                .column("ssn", ssn().per(patient))
                .column("dob", birth("MM/dd/yyyy").per(patient))
                .column("sex", sex("F", "M").per(patient))
                .column("age", age().per(patient))
                .column(
                        "race",
                        choice("White=60|Black=15|Hispanic=15|Asian=7|Other=3").per(patient))
                .column(
                        "marital_status",
                        choice("married=50|single=30|divorced=12|widowed=8").per(patient))
                .column("street", address("{number} {street}").per(patient))
                .column("city", town().per(patient))
                .column("zip", postcode().per(patient))
                .column("phone", phone().per(patient))
                .column("email", email().per(patient).blank(0.3))
                .column("insurance", choice("Medicare=4|Medicaid=2|Private=5|Self-pay"))
                .column("admission_date", date("2021-01-01", "2023-12-31", "yyyy-MM-dd"))
                .column("length_of_stay", count(4.2))
                .column("ward", whole(1, 14))
                .column("icd10", skewed(ICD))
                .column("drug", skewed("metformin|lisinopril|amoxicillin|sertraline|insulin|warfarin|tenofovir|none"))
                .column("hba1c", normal(6.4, 1.1, 1).blank(0.2))
                .column("readmitted", choice("0=8|1"))
                .column("attending", full("Dr. {first} {last}").per("doctor"))
                .column(
                        "notes",
                        sentences("Pt %s seen on ward round.|BP ##0/##.|Discussed plan with Mrs %s."
                                + "|No known allergies.|Follow up in # weeks.|Wound clean and dry.|Refer to Dr %s."))
                .scattered("doctor", 60);
    }

    private static MadeUpTable dossiers() {
        return TuningTables.table("dossiers_fr", 1_200, "fr")
                .delimiter(";")
                .ages(0, 95)
                .column("nom", last())
                .column("prénom", first())
                .column("n° sécu", nir(true))
                .column("date_naissance", birth("dd/MM/yyyy"))
                .column("sexe", sex("2", "1"))
                .column("âge", age())
                .column("adresse", address("{number} {street}"))
                .column("code_postal", postcode())
                .column("commune", town())
                .column("téléphone", phone())
                .column(
                        "médecin_traitant",
                        full("Dr {initial}. {last}").on("medecin").per("medecin"))
                .column("service", skewed("Cardiologie|Pneumologie|Chirurgie|Pédiatrie|Psychiatrie|Maternité"))
                .column("date_entrée", date("2022-01-01", "2023-12-31", "dd/MM/yyyy"))
                .column("durée_séjour", count(3.5))
                .column("diagnostic_principal", skewed(ICD.replace(".", "")))
                .column("traitement", skewed("paracétamol|amoxicilline|ramipril|metformine|sertraline|méthadone"))
                .column("groupe_sanguin", choice("O+=37|A+=37|B+=9|O-=6|A-=6|AB+=3|B-|AB-"))
                .column("créatinine", normal(82, 19, 1).as(CellValues::comma).blank(0.1))
                .column("tabac", choice("non=5|oui=3|ancien fumeur=2").or(0.05, "non renseigné"))
                .column(
                        "profession",
                        skewed("employé|ouvrier|retraité|cadre|enseignant|infirmier|agriculteur|étudiant"))
                .column("situation_familiale", choice("marié(e)=5|célibataire=4|divorcé(e)=2|veuf(ve)"))
                .column("coût_total", tailed(2_900, 0.7, 2).as(CellValues::comma))
                .column(
                        "observations",
                        sentences("Patient vu avec sa fille Mme %s.|Douleur ressentie #/10.|Sortie prévue dans # jours."
                                + "|Courrier adressé au Dr %s.|RAS."))
                .scattered("medecin", 45);
    }

    private static MadeUpTable laboratory() {
        String subject = "subject";
        return TuningTables.table("lab_results", 20_000, "us")
                .scattered(subject, 7_000)
                .column("SpecimenID", serial("S%07d"))
                .column("SubjectKey", hex(8).per(subject))
                .column("x1", email().per(subject))
                .column("Collected", moment("2023-01-01", "2023-12-31", "yyyy-MM-dd HH:mm"))
                .column("Gender", sex("female", "male").per(subject))
                .column("AgeYears", age().per(subject))
                .column("SiteCode", whole(101, 118).per(subject))
                .column("Hgb_g_dL", normal(13.9, 1.5, 1))
                .column("Sodium", normal(140, 2.8, 0))
                .column("Potassium", normal(4.2, 0.4, 1))
                .column("ALT", tailed(24, 0.5, 0))
                .column("CRP", tailed(2.1, 1.1, 2).or(0.1, "999"))
                .column("LDL_mmol_L", normal(3.1, 0.8, 2))
                .column("HIV", choice("negative=97|positive=2|indeterminate"))
                .column("Pregnant", choice("no=90|yes=5").or(0.1, "unknown"))
                .column("BMI", normal(26.8, 4.4, 1))
                .column("AbnormalFlag", choice("L=1|N=7|H=2"))
                .column("Analyzer", choice("AU-680=5|AU-480=2|cobas 6000=3"));
    }
}
