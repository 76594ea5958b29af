package org.semblance.testkit.drafts.tuning;

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
import static org.semblance.testkit.drafts.making.NationalNumbers.bsn;
import static org.semblance.testkit.drafts.making.NationalNumbers.codiceFiscale;
import static org.semblance.testkit.drafts.making.NationalNumbers.dni;
import static org.semblance.testkit.drafts.making.NationalNumbers.nie;
import static org.semblance.testkit.drafts.making.NationalNumbers.nss;
import static org.semblance.testkit.drafts.making.PersonCells.address;
import static org.semblance.testkit.drafts.making.PersonCells.age;
import static org.semblance.testkit.drafts.making.PersonCells.birth;
import static org.semblance.testkit.drafts.making.PersonCells.email;
import static org.semblance.testkit.drafts.making.PersonCells.first;
import static org.semblance.testkit.drafts.making.PersonCells.full;
import static org.semblance.testkit.drafts.making.PersonCells.last;
import static org.semblance.testkit.drafts.making.PersonCells.login;
import static org.semblance.testkit.drafts.making.PersonCells.phone;
import static org.semblance.testkit.drafts.making.PersonCells.postcode;
import static org.semblance.testkit.drafts.making.PersonCells.second;
import static org.semblance.testkit.drafts.making.PersonCells.sex;
import static org.semblance.testkit.drafts.making.PersonCells.town;
import static org.semblance.testkit.drafts.making.RecordNumbers.degree;
import static org.semblance.testkit.drafts.making.RecordNumbers.hex;
import static org.semblance.testkit.drafts.making.RecordNumbers.iban;
import static org.semblance.testkit.drafts.making.RecordNumbers.ip;
import static org.semblance.testkit.drafts.making.RecordNumbers.luhn;

import java.util.List;
import org.semblance.testkit.drafts.making.CellValues;
import org.semblance.testkit.drafts.making.MadeUpTable;

/** Customers, a Spanish payroll, Dutch insurance claims, the members of an Italian sports club. */
final class TradeTables {

    private TradeTables() {}

    static List<MadeUpTable> all() {
        return List.of(customers(), payroll(), claims(), club());
    }

    private static MadeUpTable customers() {
        return TuningTables.table("customers", 60_000, "us")
                .column("CustomerNo", serial("%07d"))
                .column("FullName", full("{first} {last}"))
                .column("EMail", email())
                .column("Phone", phone())
                .column("BillingAddress", address("{number} {street}, {town}, {postcode}"))
                .column("City", town())
                .column("State", skewed("CA|TX|FL|NY|PA|IL|OH|GA|NC|MI|NJ|VA|WA|AZ|MA|TN"))
                .column("Zip", postcode())
                .column("Gender", sex("female", "male").or(0.04, "prefer not to say"))
                .column("BirthYear", birth("yyyy"))
                .column("Tier", choice("Bronze=6|Silver=3|Gold=2|Platinum"))
                .column("ShirtSize", choice("S=2|M=4|L=4|XL=3|XXL").blank(0.4))
                .column("Orders", count(5.5))
                .column("TotalSpent", tailed(240, 0.9, 2))
                .column("Newsletter", choice("0=3|1=2"))
                .column("CardNumber", luhn("4###############"))
                .column("LastLoginIP", ip())
                .column(
                        "LandingPage",
                        hex(10).in("https://shop.example.com/c/%s?ref=mail").blank(0.2))
                .column("ProfilePicture", login().in("/img/users/%s.jpg").blank(0.5))
                .column("SignupDate", date("2015-01-01", "2023-12-31", "M/d/yyyy"))
                .column("CreditScore", normal(690, 60, 0))
                .column("latitude", degree(39.9))
                .column("longitude", degree(-83.0));
    }

    private static MadeUpTable payroll() {
        return TuningTables.table("empleados_es", 800, "es")
                .delimiter(";")
                .ages(20, 66)
                .column("num_empleado", serial("E-%04d"))
                .column("apellido1", last())
                .column("apellido2", second())
                .column("nombre", first())
                .column("dni", dni().or(0.06, nie()))
                .column("nss", nss())
                .column("fecha_nacimiento", birth("dd/MM/yyyy"))
                .column("sexo", sex("M", "H"))
                .column("edad", age())
                .column("estado_civil", choice("casado/a=5|soltero/a=4|divorciado/a|viudo/a=0.5"))
                .column("nivel_estudios", choice("primaria=1|secundaria=3|bachillerato=3|universidad=4"))
                .column("departamento", skewed("Producción|Ventas|Logística|Administración|Informática|Dirección"))
                .column("puesto", skewed("operario|comercial|técnico|conductor|contable|ingeniero|secretaria|director"))
                .column("grupo_profesional", choice("A|B=2|C=4|D=5|E=3"))
                .column("antigüedad", whole(0, 35))
                .column("tipo_contrato", choice("indefinido=7|temporal=3|prácticas=0.5"))
                .column("fecha_alta", date("1990-01-01", "2023-12-31", "dd/MM/yyyy"))
                .column("salario_bruto", tailed(24_300, 0.35, 2).as(CellValues::thousands))
                .column("retención_irpf", normal(15.2, 3.5, 1).as(CellValues::comma))
                .column("iban", iban("ES"))
                .column("afiliación_sindical", choice("no=7|sí=2").or(0.05, "no consta"))
                .column("discapacidad", choice("no=30|sí"))
                .column("bajas_médicas", count(0.8))
                .column("correo", email())
                .column("móvil", phone());
    }

    private static MadeUpTable claims() {
        return TuningTables.table("schades_nl", 5_000, "nl")
                .delimiter(";")
                .ages(18, 88)
                .column("schadenummer", serial("2023-%06d"))
                .column("polisnummer", signs("NL########"))
                .column("achternaam", last())
                .column("voorletters", full("{initial}."))
                .column("BSN", bsn())
                .column("geboortedatum", birth("dd-MM-yyyy"))
                .column("geslacht", sex("vrouw", "man"))
                .column("leeftijd", age())
                .column("straat", address("{street}"))
                .column("huisnummer", whole(1, 240))
                .column("postcode", postcode())
                .column("woonplaats", town())
                .column("kenteken", signs("@@-###-@"))
                .column("merk", skewed("Volkswagen|Opel|Toyota|Peugeot|Ford|Renault|Kia|Volvo|BMW|Tesla"))
                .column("bouwjaar", whole(2001, 2023))
                .column("schadevrije_jaren", whole(0, 20))
                .column("risicoklasse", choice("laag=5|midden=3|hoog"))
                .column("schadedatum", date("2023-01-01", "2023-12-31", "dd-MM-yyyy"))
                .column("oorzaak", skewed("aanrijding|parkeerschade|ruitbreuk|diefstal|storm|brand"))
                .column("letsel", choice("nee=12|ja"))
                .column("schadebedrag", tailed(1_350, 0.9, 2).as(CellValues::thousands))
                .column("rekeningnummer", iban("NL"))
                .column(
                        "toelichting",
                        sentences("Verzekerde reed tegen de auto van %s.|Schade aan bumper.|Politie gebeld om 1#:0#."
                                + "|Foto's volgen.|Getuige: mevrouw %s."))
                .column("foto", hex(6).in("fotos/2023/%s.jpeg"));
    }

    private static MadeUpTable club() {
        return TuningTables.table("soci_it", 350, "it")
                .delimiter(";")
                .ages(8, 78)
                .column("tessera", serial("T%04d"))
                .column("cognome", last())
                .column("nome", first())
                .column("codice fiscale", codiceFiscale())
                .column("data di nascita", birth("dd/MM/yyyy"))
                .column("sesso", sex("F", "M"))
                .column("età", age())
                .column("indirizzo", address("{street} {number}"))
                .column("cap", postcode())
                .column("comune", town())
                .column("cellulare", phone())
                .column("posta elettronica", email().blank(0.2))
                .column("disciplina", skewed("calcio|nuoto|pallavolo|tennis|atletica|judo"))
                .column("livello", choice("principiante=4|intermedio=4|avanzato=2"))
                .column("taglia", choice("XS|S=3|M=4|L=3|XL=2|XXL"))
                .column("anno iscrizione", whole(2005, 2023))
                .column("allenamento", choice("1-2 ore=4|3-5 ore=4|6-8 ore=2|più di 8 ore"))
                .column("quota", choice("120,00=4|180,00=3|240,00=2"))
                .column("gruppo sanguigno", choice("0+=4|A+=4|B+=1|AB+=0.4|0-=0.6|A-=0.6"))
                .column("idoneità medica", choice("idoneo=9|idoneo con limitazioni=2|non idoneo=0.5"))
                .column(
                        "allergie",
                        choice("nessuna=8|pollini=2|penicillina|lattosio").blank(0.1))
                .column("scadenza certificato", date("2024-01-01", "2024-12-31", "dd/MM/yyyy"));
    }
}
