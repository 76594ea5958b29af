package org.semblance.testkit.drafts.unseen;

import static org.semblance.testkit.drafts.making.CellValues.choice;
import static org.semblance.testkit.drafts.making.CellValues.count;
import static org.semblance.testkit.drafts.making.CellValues.date;
import static org.semblance.testkit.drafts.making.CellValues.normal;
import static org.semblance.testkit.drafts.making.CellValues.sentences;
import static org.semblance.testkit.drafts.making.CellValues.serial;
import static org.semblance.testkit.drafts.making.CellValues.signs;
import static org.semblance.testkit.drafts.making.CellValues.skewed;
import static org.semblance.testkit.drafts.making.CellValues.tailed;
import static org.semblance.testkit.drafts.making.CellValues.whole;
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

/** A labour force survey, a Catalan health survey, the pupils of a French school. */
final class SampledTables {

    private static final String HOME = "home";

    private SampledTables() {}

    static List<MadeUpTable> all() {
        return List.of(labour(), health(), pupils());
    }

    private static MadeUpTable labour() {
        return UnseenTables.table("labour_force", 15_000, "gb")
                .ages(16, 89)
                .neighbours(HOME, 1, 4)
                .groups("segment", HOME, 9)
                .groups("layer", "segment", 14)
                .column("HSERIALP", serial("20231%06d").per(HOME))
                .column("CASENOP", serial("%07d"))
                .column("STRATID", serial("%02d").per("layer"))
                .column("CLUSTNO", serial("%04d").per("segment"))
                .column("PWT23", normal(455, 80, 0))
                .column("GOVTOR", whole(1, 13).per("segment"))
                .column("SEX", sex("2", "1"))
                .column("AGE", age())
                .column("MARSTA", choice("1=30|2=45|3=3|4=9|5=6"))
                .column("CRY12", skewed("921|926|356|616|586|372|566|642|710|50"))
                .column("RELIGE", choice("1=40|2=46|3=1|4=2|5|6=6|7=1|8=2").or(0.04, "-8"))
                .column(
                        "HIQUAL",
                        choice("Degree=4|Higher education=1|A level=3|GCSE=3|No qualification=1.5")
                                .or(0.02, "Don't know"))
                .column(
                        "SOC20M",
                        skewed("9223|4159|7111|2314|6135|5241|8211|3556|1150|2134|9241|5434")
                                .or(0.3, "-9"))
                .column("INDC07M", skewed("47|86|85|56|41|84|62|96|10|49").or(0.3, "-9"))
                .column(
                        "STAT",
                        choice("Employee=7|Self-employed|Unpaid family worker=0.2")
                                .or(0.3, "-9"))
                .column("TTUSHR", normal(37, 8, 0).or(0.3, "-9").or(0.02, "99"))
                .column("GRSSWK", tailed(560, 0.5, 0).or(0.35, "-9").or(0.1, "-8"))
                .column("TUMEMB", choice("1=22|2=78").or(0.35, "-9"))
                .column("LNGLST", choice("1=3|2=6").or(0.02, "-8"))
                .column("SEXID", choice("1=93|2=2|3=2|4=1").or(0.06, "-8"))
                .column("NCHILD", count(0.6))
                .column(
                        "ANXIOUS",
                        choice("0=6|1=3|2=4|3=4|4=3|5=4|6=2|7=2|8=2|9|10").or(0.1, "-9"))
                .column("REFWKD", date("2023-01-02", "2023-03-26", "dd/MM/yy").per("segment"));
    }

    private static MadeUpTable health() {
        return UnseenTables.table("enquesta_salut", 3_000, "ca")
                .ages(15, 92)
                .neighbours(HOME, 1, 3)
                .groups("tract", HOME, 8)
                .groups("layer", "tract", 12)
                .column("id_llar", serial("%06d").per(HOME))
                .column("id_entrevistat", serial("ENT%05d"))
                .column("estrat", serial("E%02d").per("layer"))
                .column("conglomerat", serial("%03d").per("tract"))
                .column("ponderacio", normal(1.0, 0.25, 5))
                .column(
                        "comarca",
                        skewed("Barcelonès|Vallès|Maresme|Osona|Segrià|Baix Camp|Alt Empordà")
                                .per("tract"))
                .column("grup_edat", choice("15-24=2|25-34=3|35-44=4|45-54=4|55-64=3|65-74=2|75 i més=2"))
                .column("genere", sex("2", "1"))
                .column("nacio", skewed("Catalunya|Espanya|Marroc|Colòmbia|Romania|Pakistan"))
                .column(
                        "instruccio",
                        choice("sense estudis|primaris=3|secundaris=5|universitaris=4")
                                .or(0.02, "ns/nc"))
                .column("classe", choice("alta=2|mitjana=5|baixa=4"))
                .column("llengua", choice("català=4|castellà=5|totes dues=2|altres"))
                .column("situacio_laboral", skewed("ocupat|jubilat|aturat|estudiant|feina de la llar"))
                .column(
                        "autopercepcio_salut",
                        choice("excel·lent=2|molt bona=4|bona=6|regular=3|dolenta")
                                .or(0.02, "ns/nc"))
                .column("depressio", choice("no=9|sí").or(0.03, "ns/nc"))
                .column("fumador", choice("mai=5|exfumador=3|ocasional|diari=3"))
                .column("cànnabis_12m", choice("no=9|sí").or(0.06, "ns/nc"))
                .column(
                        "orientacio_sexual",
                        choice("heterosexual=90|homosexual=3|bisexual=3").or(0.05, "ns/nc"))
                .column("pes_kg", normal(72.1, 13, 1).or(0.04, "999"))
                .column("talla_cm", normal(168, 9, 0).or(0.03, "999"))
                .column("visites_metge", count(2.3).or(0.03, "99"))
                .column("P31_confianca", choice("gens=2|poc=3|bastant=5|molt=2").or(0.05, "ns/nc"))
                .column("data_entrevista", date("2023-01-10", "2023-12-15", "dd-MM-yyyy"));
    }

    private static MadeUpTable pupils() {
        return UnseenTables.table("eleves_fr", 1_500, "fr")
                .delimiter(";")
                .scattered("parent", 40_000)
                .ages(11, 16)
                .column("INE", signs("#########@@"))
                .column("NOM_ELEVE", last())
                .column("PRENOM_ELEVE", first())
                .column("NAISSANCE", birth("dd/MM/yyyy"))
                .column("SEXE", sex("fille", "garçon"))
                .column("NIVEAU", choice("sixième|cinquième|quatrième|troisième"))
                .column("DIVISION", choice("6A|6B|6C|5A|5B|5C|4A|4B|4C|3A|3B|3C"))
                .column("LV2", choice("espagnol=6|allemand=3|italien=2"))
                .column("REGIME", choice("demi-pensionnaire=6|externe=3|interne=0.5"))
                .column("CP", postcode())
                .column("VILLE", town())
                .column("RESPONSABLE", full("M. ou Mme {last} {first}").per("parent"))
                .column("COURRIEL", email().blank(0.1))
                .column("PORTABLE", phone())
                .column("PCS_PARENT", choice("10|21=2|31|37=3|42=2|46=3|52=4|54=3|62=4|67=3|81"))
                .column("BOURSIER", choice("N=7|O=3"))
                .column("MOY_FRANCAIS", normal(11.8, 2.9, 2).as(CellValues::comma))
                .column("MOY_MATHS", normal(11.2, 3.4, 2).as(CellValues::comma).blank(0.02))
                .column("ABSENCES_NJ", count(2.1))
                .column("PPS_HANDICAP", choice("non=20|oui"))
                .column(
                        "Q4",
                        choice("tout à fait d'accord=2|plutôt d'accord=4|plutôt pas d'accord=2|pas du tout d'accord")
                                .or(0.05, "ne sait pas"))
                .column("PHOTO", hex(8).in("\\\\srv\\photos\\%s.png"))
                .column(
                        "APPRECIATION",
                        sentences("%s doit se mettre au travail.|Bon trimestre.|Des progrès en ##e semaine."
                                + "|Bavarde avec %s.|Ensemble satisfaisant."));
    }
}
