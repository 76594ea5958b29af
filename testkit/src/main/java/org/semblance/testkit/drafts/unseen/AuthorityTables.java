package org.semblance.testkit.drafts.unseen;

import static org.semblance.testkit.drafts.making.CellValues.choice;
import static org.semblance.testkit.drafts.making.CellValues.count;
import static org.semblance.testkit.drafts.making.CellValues.date;
import static org.semblance.testkit.drafts.making.CellValues.moment;
import static org.semblance.testkit.drafts.making.CellValues.normal;
import static org.semblance.testkit.drafts.making.CellValues.serial;
import static org.semblance.testkit.drafts.making.CellValues.signs;
import static org.semblance.testkit.drafts.making.CellValues.size;
import static org.semblance.testkit.drafts.making.CellValues.skewed;
import static org.semblance.testkit.drafts.making.CellValues.tailed;
import static org.semblance.testkit.drafts.making.CellValues.whole;
import static org.semblance.testkit.drafts.making.NationalNumbers.bsn;
import static org.semblance.testkit.drafts.making.NationalNumbers.steuerId;
import static org.semblance.testkit.drafts.making.PersonCells.address;
import static org.semblance.testkit.drafts.making.PersonCells.age;
import static org.semblance.testkit.drafts.making.PersonCells.birth;
import static org.semblance.testkit.drafts.making.PersonCells.first;
import static org.semblance.testkit.drafts.making.PersonCells.full;
import static org.semblance.testkit.drafts.making.PersonCells.last;
import static org.semblance.testkit.drafts.making.PersonCells.phone;
import static org.semblance.testkit.drafts.making.PersonCells.postcode;
import static org.semblance.testkit.drafts.making.PersonCells.second;
import static org.semblance.testkit.drafts.making.PersonCells.sex;
import static org.semblance.testkit.drafts.making.PersonCells.town;
import static org.semblance.testkit.drafts.making.RecordNumbers.degree;
import static org.semblance.testkit.drafts.making.RecordNumbers.hex;
import static org.semblance.testkit.drafts.making.RecordNumbers.iban;
import static org.semblance.testkit.drafts.making.RecordNumbers.vin;

import java.util.List;
import org.semblance.testkit.drafts.making.CellValues;
import org.semblance.testkit.drafts.making.MadeUpTable;

/** German inhabitants, a prison, traffic stops, Dutch vehicles. */
final class AuthorityTables {

    private AuthorityTables() {}

    static List<MadeUpTable> all() {
        return List.of(inhabitants(), prison(), stops(), vehicles());
    }

    private static MadeUpTable inhabitants() {
        String home = "home";
        return UnseenTables.table("einwohner", 25_000, "de")
                .delimiter(";")
                .ages(0, 97)
                .neighbours(home, 1, 5)
                .column("lfd_nr", serial("%d"))
                .column("haushalt_nr", serial("%d").per(home))
                .column("familienname", last())
                .column("geburtsname", second().blank(0.6))
                .column("rufname", first())
                .column("idnr", steuerId())
                .column("geb_datum", birth("yyyy-MM-dd"))
                .column("geb_ort", skewed("Ulm|Bremen|Istanbul|Breslau|Jena|Mainz|Aleppo|Kiew|Graz|Dortmund"))
                .column("geschlecht", sex("W", "M"))
                .column("lebensjahre", age())
                .column("fam_stand", choice("VH=45|LD=38|GS=9|VW=8"))
                .column("staatsangeh", skewed("deutsch|türkisch|syrisch|ukrainisch|polnisch|italienisch"))
                .column("religion", choice("rk=25|ev=25|vd=48|is"))
                .column("strasse_hnr", address("{street} {number}").per(home))
                .column(
                        "ortsteil",
                        skewed("Altstadt|Weststadt|Eichberg|Neudorf|Hafen").per(home))
                .column("stimmbezirk", whole(1, 88).per(home))
                .column("personen_hh", size(home))
                .column("zuzug_jahr", whole(1960, 2023))
                .column("beruf", skewed("Verkäufer|Rentner|Schüler|Lehrer|Mechaniker|Pfleger|Ärztin|Landwirt|Student"))
                .column("auskunftssperre", choice("0=60|1"))
                .column("hund", choice("nein=8|ja"));
    }

    private static MadeUpTable prison() {
        return UnseenTables.table("prison_register", 2_000, "gb")
                .ages(18, 79)
                .scattered("kin", 90_000)
                .column("prisonerNumber", signs("A####@@"))
                .column("SURNAME", last())
                .column("forenames", first())
                .column("alias", second().blank(0.8))
                .column("bornOn", birth("dd-MM-yyyy"))
                .column("sex", sex("female", "male"))
                .column("ageOnReception", age())
                .column("nationality", skewed("British|Irish|Albanian|Polish|Romanian|Jamaican|Somali"))
                .column("maritalStatus", choice("single=7|married=2|divorced"))
                .column(
                        "faith",
                        choice("none=32|Christian=45|Muslim=18|Buddhist=2|Sikh").or(0.02, "not recorded"))
                .column(
                        "sexuality",
                        choice("heterosexual=93|gay or lesbian=2|bisexual=3").or(0.05, "not recorded"))
                .column("indexOffence", skewed("burglary|wounding|murder|supply of drugs|robbery|sexual assault|fraud"))
                .column("sentenceDays", tailed(820, 0.9, 0))
                .column("securityCategory", choice("A=0.5|B=2|C=5|D=2"))
                .column("establishment", skewed("Northgate|Moorland Vale|Eastfield|Kingsbridge"))
                .column("wing", choice("A|B|C|D|E|H"))
                .column("receptionDate", date("2015-01-01", "2023-12-31", "dd-MM-yyyy"))
                .column("selfHarmFlag", choice("N=7|Y=2"))
                .column("opioidTreatment", choice("none=7|methadone=2|buprenorphine"))
                .column("gang", choice("N=9|Y"))
                .column("adjudications", count(1.3))
                .column("nextOfKin", full("{first} {last}").per("kin"))
                .column("kinPhone", phone().blank(0.2))
                .column("mugshot", hex(7).in("mug/%s.tif"))
                .column("homeAddress", address("{number} {street}, {town} {postcode}"));
    }

    private static MadeUpTable stops() {
        return UnseenTables.table("traffic_stops", 45_000, "us")
                .ages(16, 85)
                .scattered("officer", 400)
                .column("RAW_ROW_NUMBER", serial("%d"))
                .column("officer_badge", signs("####").per("officer"))
                .column("officer_name", full("{last} {first}").per("officer"))
                .column("driver_name", full("{last}, {first}"))
                .column("license_no", signs("D########"))
                .column("tag", signs("@@@####"))
                .column("stop_time", moment("2022-01-01", "2022-12-31", "MM/dd/yyyy hh:mm a"))
                .column("location", address("{number} block {street}"))
                .column("lng", degree(-84.39))
                .column("lat", degree(33.75))
                .column("beat", whole(101, 164))
                .column("subject_sex", sex("female", "male"))
                .column("subject_age", age())
                .column(
                        "subject_race",
                        choice("white=5|black=4|hispanic=2|asian/pacific islander=0.5")
                                .or(0.02, "unknown"))
                .column("vehicle_make", skewed("FORD|TOYT|CHEV|HOND|NISS|HYUN|KIA|BMW"))
                .column("vehicle_year", whole(1998, 2022))
                .column("reason", choice("speeding=6|equipment=3|lane change=2|stop sign=2|registration"))
                .column("search_conducted", choice("0=24|1"))
                .column("contraband_found", choice("FALSE=60|TRUE"))
                .column("arrest_made", choice("0=40|1"))
                .column("outcome", choice("warning=6|citation=5|arrest=0.4"))
                .column("col_7", hex(12).in("https://video.example.gov/bwc/%s"));
    }

    private static MadeUpTable vehicles() {
        return UnseenTables.table("voertuigen_nl", 8_000, "nl")
                .ages(18, 92)
                .column("KENT", signs("#-@@@-##"))
                .column("CHASSISNR", vin("1FA"))
                .column("EIGENAAR", full("{initial}. {last}"))
                .column("BURGERSERVICENUMMER", bsn())
                .column("GEB_DAT", birth("yyyyMMdd"))
                .column("MV", sex("V", "M"))
                .column("LFT", age())
                .column("ADRES", address("{street} {number}"))
                .column("PC4", postcode().as(code -> code.substring(0, 4)))
                .column("GEMEENTE", town())
                .column("MERKNAAM", skewed("VOLKSWAGEN|RENAULT|OPEL|SKODA|FIAT|MAZDA|AUDI|SEAT"))
                .column("KLEUR", skewed("grijs|zwart|blauw|wit|rood|groen"))
                .column("BRANDSTOF", choice("benzine=7|diesel=2|elektrisch=1|hybride=1"))
                .column("BOUWJR", whole(1995, 2023))
                .column("MASSA", normal(1_250, 210, 0))
                .column("ENERGIELABEL", choice("A=3|B=3|C=4|D=2|E|F|G"))
                .column("CATALOGUSPRIJS", tailed(24_900, 0.4, 0).as(CellValues::thousands))
                .column("APK_TOT", date("2024-01-01", "2025-12-31", "dd-MM-yyyy"))
                .column("TELNR", phone().blank(0.3))
                .column("REK", iban("NL"))
                .column("BOETES", count(0.7));
    }
}
