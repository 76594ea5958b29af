package org.semblance.testkit.drafts.tuning;

import static org.semblance.testkit.drafts.making.CellValues.choice;
import static org.semblance.testkit.drafts.making.CellValues.count;
import static org.semblance.testkit.drafts.making.CellValues.date;
import static org.semblance.testkit.drafts.making.CellValues.moment;
import static org.semblance.testkit.drafts.making.CellValues.normal;
import static org.semblance.testkit.drafts.making.CellValues.sentences;
import static org.semblance.testkit.drafts.making.CellValues.serial;
import static org.semblance.testkit.drafts.making.CellValues.skewed;
import static org.semblance.testkit.drafts.making.CellValues.tailed;
import static org.semblance.testkit.drafts.making.CellValues.whole;
import static org.semblance.testkit.drafts.making.NationalNumbers.nif;
import static org.semblance.testkit.drafts.making.PersonCells.address;
import static org.semblance.testkit.drafts.making.PersonCells.age;
import static org.semblance.testkit.drafts.making.PersonCells.birth;
import static org.semblance.testkit.drafts.making.PersonCells.email;
import static org.semblance.testkit.drafts.making.PersonCells.full;
import static org.semblance.testkit.drafts.making.PersonCells.last;
import static org.semblance.testkit.drafts.making.PersonCells.login;
import static org.semblance.testkit.drafts.making.PersonCells.postcode;
import static org.semblance.testkit.drafts.making.PersonCells.sex;
import static org.semblance.testkit.drafts.making.PersonCells.town;
import static org.semblance.testkit.drafts.making.RecordNumbers.degree;
import static org.semblance.testkit.drafts.making.RecordNumbers.hex;
import static org.semblance.testkit.drafts.making.RecordNumbers.iban;
import static org.semblance.testkit.drafts.making.RecordNumbers.ip;
import static org.semblance.testkit.drafts.making.RecordNumbers.ip6;
import static org.semblance.testkit.drafts.making.RecordNumbers.luhn;
import static org.semblance.testkit.drafts.making.RecordNumbers.mac;
import static org.semblance.testkit.drafts.making.RecordNumbers.uuid;

import java.util.List;
import org.semblance.testkit.drafts.making.CellValues;
import org.semblance.testkit.drafts.making.MadeUpTable;

/** A criminal court, a Portuguese tax office, sensors in homes, the log of a web server. */
final class PublicTables {

    private PublicTables() {}

    static List<MadeUpTable> all() {
        return List.of(court(), taxes(), sensors(), weblog());
    }

    private static MadeUpTable court() {
        return TuningTables.table("court_cases", 3_000, "gb")
                .ages(18, 75)
                .scattered("judge", 30)
                .scattered("lawyer", 200)
                .column("Case No", serial("T2023%04d"))
                .column("Defendant", full("{last}, {first}"))
                .column("Family Name", last())
                .column("Date of Birth", birth("d MMMM yyyy"))
                .column("Gender", sex("Female", "Male"))
                .column("Age at Offence", age())
                .column(
                        "Ethnicity",
                        choice("White=75|Asian=9|Black=9|Mixed=4|Other=2").or(0.03, "not stated"))
                .column("Nationality", skewed("British|Polish|Romanian|Irish|Pakistani|Albanian|Nigerian"))
                .column("Occupation", skewed("unemployed|labourer|driver|student|plumber|cleaner|waiter|teacher"))
                .column("Postcode", postcode())
                .column("Court", skewed("Leeds|Manchester|Birmingham|Bristol|Cardiff|Nottingham"))
                .column("Judge", full("HHJ {last}").per("judge"))
                .column("Solicitor", full("{first} {last}").per("lawyer"))
                .column("Hearing Date", date("2023-01-03", "2023-12-20", "dd MMM yyyy"))
                .column("Offence", skewed("theft|common assault|burglary|fraud|drug possession|robbery|rape|arson"))
                .column("Plea", choice("guilty=6|not guilty=4|none entered=0.5"))
                .column("Verdict", choice("guilty=7|not guilty=3"))
                .column("Previous Convictions", count(1.8))
                .column("Sentence (months)", count(9).blank(0.3))
                .column("Fine", tailed(260, 0.6, 2).blank(0.5))
                .column("Drug Test", choice("negative=4|positive=2|refused"))
                .column("On Remand", choice("0=4|1"))
                .column(
                        "Victim",
                        full("{first} {last}").on("victim").per("victim").blank(0.4))
                .column(
                        "Summary",
                        sentences("The defendant entered the shop at 1#:0#.|Witness %s identified the defendant."
                                + "|Bail was refused.|Goods worth ### pounds were taken.|PC %s attended the scene."))
                .scattered("victim", 2_500);
    }

    private static MadeUpTable taxes() {
        return TuningTables.table("contribuintes_pt", 10_000, "pt")
                .delimiter(";")
                .ages(19, 90)
                .column("NIF", nif())
                .column("nome_completo", full("{first} {second} {last}"))
                .column("data_nascimento", birth("dd-MM-yyyy"))
                .column("idade", age())
                .column("sexo", sex("F", "M"))
                .column("estado_civil", choice("casado=5|solteiro=4|divorciado|viúvo"))
                .column("morada", address("{street}, {number}"))
                .column("codigo_postal", postcode())
                .column("concelho", town())
                .column("profissao_cod", skewed("1332|2310|5223|7115|3313|9112|4110|2221|6130|8331|2411|5120"))
                .column("habilitacoes", choice("básico=4|secundário=4|licenciatura=3|mestrado=1|doutoramento=0.3"))
                .column("dependentes", count(0.7))
                .column("casa_propria", choice("S=7|N=3"))
                .column("rendimento_bruto", tailed(17_800, 0.6, 2).as(CellValues::thousands))
                .column("imposto_pago", tailed(2_100, 0.9, 2).as(CellValues::thousands))
                .column("despesas_saude", tailed(410, 0.8, 2).as(CellValues::comma))
                .column("deficiencia", choice("N=20|S"))
                .column("divida_fiscal", choice("0=9|1"))
                .column("data_entrega", date("2023-04-01", "2023-06-30", "yyyy/MM/dd"))
                .column("conta", iban("PT"))
                .column("var3", nif().on("spouse").blank(0.5));
    }

    private static MadeUpTable sensors() {
        return TuningTables.table("sensors", 50_000, "us")
                .scattered("device", 900)
                .column("device_id", serial("dev-%04d").per("device"))
                .column("imei", luhn("35#############").per("device"))
                .column("mac", mac().per("device"))
                .column("col_4", email().per("device"))
                .column("lat", degree(41.88).per("device"))
                .column("lon", degree(-87.63).per("device"))
                .column("ts", moment("2023-06-01", "2023-06-30", "yyyy-MM-dd'T'HH:mm:ss'Z'"))
                .column(
                        "home_type",
                        choice("apartment=5|detached house=4|terraced house=3").per("device"))
                .column("energy_label", choice("A|B=2|C=4|D=4|E=2|F|G").per("device"))
                .column(
                        "room",
                        choice("kitchen|bedroom=2|living room=2|bathroom").per("device"))
                .column("temperature", normal(21.3, 2.4, 1))
                .column("humidity", normal(45, 8, 0))
                .column("co2_ppm", tailed(620, 0.3, 0))
                .column("occupied", choice("0=3|1=2"))
                .column("battery_pct", whole(3, 100))
                .column("firmware", choice("2.1.4=6|2.1.3=3|2.0.9").per("device"));
    }

    private static MadeUpTable weblog() {
        return TuningTables.table("web_logs", 30_000, "us")
                .scattered("visitor", 8_000)
                .column("client_ip", ip().per("visitor").or(0.05, ip6().per("visitor")))
                .column("remote_user", login().per("visitor").blank(0.6))
                .column("cookie", hex(16).per("visitor"))
                .column("session", uuid())
                .column("time", moment("2023-10-01", "2023-10-31", "dd/MMM/yyyy:HH:mm:ss +0000"))
                .column("method", choice("GET=20|POST=3|HEAD"))
                .column("request", hex(5).in("/account/%s/view?item=").as(path -> path + path.length()))
                .column("status", choice("200=80|304=8|404=6|302=4|500"))
                .column("bytes", tailed(5_200, 1.2, 0))
                .column(
                        "referer",
                        hex(4).in("https://search.example.com/q?s=%s").blank(0.4))
                .column(
                        "user_agent",
                        skewed(
                                        "Mozilla/5.0 (Windows NT 10.0; Win64; x64)|Mozilla/5.0 (iPhone; CPU iPhone OS 16_5)"
                                                + "|Mozilla/5.0 (Macintosh; Intel Mac OS X 13_4)|Mozilla/5.0 (X11; Linux x86_64)")
                                .per("visitor"))
                .column("country", skewed("US|GB|DE|CA|IN|FR|BR|AU|NL|ES").per("visitor"))
                .column("device", choice("desktop=5|mobile=6|tablet").per("visitor"))
                .column("duration_ms", tailed(140, 0.8, 0))
                .column(
                        "search_terms",
                        sentences("flights to boston|divorce lawyer near %s|hiv test|red shoes size ##|%s family tree")
                                .blank(0.7));
    }
}
