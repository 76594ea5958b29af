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
import static org.semblance.testkit.drafts.making.NationalNumbers.codiceFiscale;
import static org.semblance.testkit.drafts.making.NationalNumbers.cpf;
import static org.semblance.testkit.drafts.making.NationalNumbers.nif;
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
import static org.semblance.testkit.drafts.making.RecordNumbers.iban;
import static org.semblance.testkit.drafts.making.RecordNumbers.ip;
import static org.semblance.testkit.drafts.making.RecordNumbers.luhn;

import java.util.List;
import org.semblance.testkit.drafts.making.CellValues;
import org.semblance.testkit.drafts.making.MadeUpTable;

/** A Spanish web shop, an Italian trade union, a British library, a Portuguese hotel. */
final class ServiceTables {

    private ServiceTables() {}

    static List<MadeUpTable> all() {
        return List.of(shop(), union(), library(), hotel());
    }

    private static MadeUpTable shop() {
        return UnseenTables.table("tienda_online", 40_000, "es")
                .scattered("cliente", 14_000)
                .column("idPedido", serial("PED%08d"))
                .column("idCliente", signs("C######").per("cliente"))
                .column("nombreApellidos", full("{first} {last} {second}").per("cliente"))
                .column("correoElectronico", email().per("cliente"))
                .column("telefonoMovil", phone().per("cliente"))
                .column(
                        "direccionEnvio",
                        address("{street} {number}, {postcode} {town}").per("cliente"))
                .column("codPostal", postcode().per("cliente"))
                .column("localidad", town().per("cliente"))
                .column("fechaNac", birth("yyyy-MM-dd").per("cliente").blank(0.2))
                .column("genero", sex("mujer", "hombre").per("cliente").or(0.03, "no contesta"))
                .column("tarjeta", luhn("5##############0").per("cliente"))
                .column("attr1", iban("ES").per("cliente").blank(0.5))
                .column("ipUltimoAcceso", ip().per("cliente"))
                .column("fechaPedido", date("2023-01-01", "2023-12-31", "dd/MM/yyyy"))
                .column("importe", tailed(54, 0.8, 2))
                .column("unidades", count(2.4))
                .column("categoria", skewed("calzado|camisas|deporte|hogar|juguetes|libros|belleza"))
                .column("talla", choice("XS|S=3|M=5|L=4|XL=2|XXL").blank(0.3))
                .column(
                        "valoracion",
                        choice("muy mala|mala|regular=2|buena=5|muy buena=6").blank(0.4))
                .column("boletin", choice("0|1=2"))
                .column(
                        "comentario",
                        sentences("Muy contenta con la compra.|Llegó tarde, soy %s.|Talla ##."
                                        + "|Llámenme al 6########.|Lo devuelvo.")
                                .blank(0.6));
    }

    private static MadeUpTable union() {
        return UnseenTables.table("iscritti_sindacato", 2_800, "it")
                .delimiter(";")
                .ages(19, 67)
                .column("Nr. tessera", serial("IS-%05d"))
                .column("Cognome e nome", full("{last} {first}"))
                .column("C.F.", codiceFiscale())
                .column("Nato/a il", birth("dd.MM.yyyy"))
                .column("Genere", sex("femmina", "maschio"))
                .column("Anni", age())
                .column("Residente in", address("{street}, {number}"))
                .column("Città", town())
                .column("Telefono", phone())
                .column("Azienda", skewed("Meccanica Nord|Tessile Po|Trasporti Riuniti|Cantieri Blu|Alimentari Sud"))
                .column("Mansione", skewed("operaio|impiegato|autista|magazziniere|saldatore|infermiere|cuoco"))
                .column("Titolo di studio", choice("licenza elementare|licenza media=4|diploma=5|laurea=2"))
                .column("Livello contrattuale", choice("1=2|2=3|3=5|4=4|5=2|6"))
                .column("Sigla", choice("CGIL=5|CISL=4|UIL=3|USB"))
                .column("Carica sindacale", choice("nessuna=20|delegato=3|segretario"))
                .column("Retribuzione lorda", tailed(1_780, 0.3, 2).as(CellValues::thousands))
                .column("Trattenuta", normal(16.9, 2.2, 2).as(CellValues::comma))
                .column("Conto corrente", iban("IT"))
                .column("Iscritto dal", date("1990-01-01", "2023-12-31", "dd/MM/yyyy"))
                .column("Tessera partito", choice("no=8|sì=2").or(0.1, "non dichiarato"))
                .column(
                        "Note",
                        sentences("Chiamare dopo le 1#.|Moglie: sig.ra %s.|Vertenza in corso.|Trasferito da %s.")
                                .blank(0.5));
    }

    private static MadeUpTable library() {
        return UnseenTables.table("library_loans", 50_000, "gb")
                .ages(6, 88)
                .scattered("reader", 11_000)
                .column("loanRef", serial("LN%07d"))
                .column("readerBarcode", luhn("2#############").per("reader"))
                .column("reader", full("{last} {initial}.").per("reader"))
                .column("born", birth("dd/MM/yyyy").per("reader"))
                .column(
                        "ageBand",
                        choice("under 12=2|12-17=2|18-29=3|30-49=4|50-64=3|65 and over=3")
                                .per("reader"))
                .column("field9", phone().per("reader").blank(0.2))
                .column("mailbox", email().per("reader").blank(0.3))
                .column(
                        "outwardCode",
                        choice("G11=3|S10=2|L18=2|PL4|NR2|SA1|AB10|OX4=2").per("reader"))
                .column(
                        "membership",
                        choice("adult=6|junior=3|concession=2|staff=0.2").per("reader"))
                .column("branch", skewed("Central|Eastgate|Harbour|Northfield|Mobile"))
                .column("isbn", signs("97800########"))
                .column("subject", skewed("fiction|cookery|history|health|religion|travel|law|children|self-help"))
                .column("loanDate", date("2022-09-01", "2023-08-31", "dd MMM yy"))
                .column("renewals", choice("0=6|1=2|2|3=0.5"))
                .column("overdueDays", count(0.9))
                .column("finePaid", choice("0.00=9|0.50=2|1.00|2.50=0.5"));
    }

    private static MadeUpTable hotel() {
        return UnseenTables.table("hospedes_pt", 6_000, "pt")
                .delimiter(";")
                .ages(18, 82)
                .column("N.º reserva", signs("BK#######"))
                .column("Apelido", last())
                .column("Nome próprio", first())
                .column("Passaporte", signs("@@######"))
                .column("Contribuinte", nif().or(0.2, cpf(true)))
                .column("Data nasc.", birth("dd/MM/yyyy"))
                .column("País", skewed("Portugal|Espanha|França|Brasil|Alemanha|Reino Unido|Itália"))
                .column("Sexo", sex("F", "M"))
                .column("Idade", age())
                .column("Chegada", date("2023-01-01", "2023-12-20", "dd/MM/yyyy"))
                .column("Noites", whole(1, 14))
                .column("Quarto", whole(101, 148))
                .column("Tipologia", choice("individual=2|duplo=6|suite"))
                .column("Acompanhantes", count(1.1))
                .column("Preço total", tailed(640, 0.6, 2).as(CellValues::thousands))
                .column("Cartão", luhn("4##############0").as(number -> number.replaceAll("(....)(?=.)", "$1 ")))
                .column("Telemóvel", phone())
                .column("E-mail", email())
                .column("Matrícula", signs("@@-##-@@").blank(0.4))
                .column("Dieta", choice("nenhuma=12|vegetariana=3|halal=1|kosher=0.4|sem glúten"))
                .column(
                        "Satisfação",
                        choice("muito insatisfeito|insatisfeito|neutro=2|satisfeito=5|muito satisfeito=4")
                                .or(0.2, "não respondeu"))
                .column(
                        "Pedidos",
                        sentences("Quarto longe do elevador.|Aniversário da Sra. %s.|Berço.|Chega às 2#h."
                                        + "|Factura em nome de %s.")
                                .blank(0.6));
    }
}
