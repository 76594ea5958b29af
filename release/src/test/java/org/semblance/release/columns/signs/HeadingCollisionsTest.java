package org.semblance.release.columns.signs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Words that one language needs and another uses for something else, and headings that must not suffer from any language. */
class HeadingCollisionsTest {

    private static final double LIKELY_ENOUGH = 0.45;

    /** Headings of business, science, the web and devices. */
    private static final String ORDINARY = """
            status; state; type; class; category; group; level; rank; sort; size; length; width; height; depth; area; volume; mass
            price; unit price; total; subtotal; amount; quantity; qty; discount; tax; tax rate; vat; net; gross; margin; profit; revenue; turnover
            sales; cost; budget; forecast; target; actual; variance; currency; exchange rate; interest rate; balance; credit limit; stock; stock level
            inventory; reorder level; warehouse; supplier type; brand; model; color; colour; material; season; style; weight; product type; shelf
            order status; order count; order value; order quantity; number of orders; payment method; payment status; shipping cost; shipping method
            customer type; customer segment; customer count; number of customers; customer lifetime value; churn; churn rate; loyalty tier; loyalty points
            conversion rate; click rate; clicks; impressions; bounce rate; page views; visits; sessions count; session duration; time on page; device type
            browser; operating system; screen width; screen resolution; language; country; region; campaign; channel; medium; source; traffic source
            open rate; subscribers; followers; likes; shares; retweets; rating; review count; stars; upvotes; genre; runtime; episodes; season number
            temperature; humidity; pressure; wind speed; wind direction; rainfall; snow depth; visibility; dew point; cloud cover; sunshine; radiation
            co2; pm10; pm25; no2; o3; so2; noise level; light; lux; voltage; current; power; energy; frequency; resistance; battery level; signal strength
            rssi; uptime; downtime; cpu usage; memory usage; disk usage; latency; throughput; packet loss; error rate; error code; status code; response time
            sensor type; device status; firmware version; sampling rate; gain; offset; threshold; alarm; vibration; acceleration; rotation; torque; rpm
            ph = 6.8 7.1 7.4; density; viscosity; concentration; absorbance; wavelength; intensity; yield; purity; melting point; boiling point; molar mass; charge; spin
            species; genus; habitat; sepal length; petal width; tree height; soil type; soil moisture; elevation; slope; aspect; land use; crop; harvest
            mean; median; min; max; sum; count; std; variance; percentile; slope; residual; p value; score; probability; prediction; confidence; accuracy
            precision; recall; loss; epoch; batch size; learning rate; iteration; step; fold; cluster size; distance; similarity; feature count; target class
            age; sex; gender; marital status; education; occupation; income; salary; household size; number of children; nationality; birth year; year
            month; day; hour; weekday; quarter; week; duration; delay; distance; speed; fuel type; mileage; engine size; horsepower; cylinders; seats; doors
            passengers; flights; departures; arrivals; occupancy rate; room type; beds; floor area; rooms; heating type; roof type; parking; garage; year built
            subject; grade; marks; attendance; class size; school type; course; semester; credits; exam type; team; goals; points; wins; losses; position
            diagnosis; treatment; dose; drug; blood pressure; heart rate; bmi; cholesterol; glucose; smoker; length of stay; ward; severity; outcome
            version; flag; active; enabled; valid; comment count; number of comments; text length; word count; file size; file type; image width; encoding; format; priority
            Menge; Preis; Einzelpreis; Rabatt; Steuersatz; Umsatz; Gewinn; Kosten; Budget; Soll; Ist; Abweichung; Bestand = 12 40 7; Lagerbestand; Lagerort; Marke
            Farbe; Größe; Gewicht; Einheit; Verpackung; Warengruppe; Sortiment; Lieferzeit; Bestellmenge; Mindestbestand; Zahlungsart; Versandart; Rate
            Kundengruppe; Kundensegment; Kundenzahl; Klicks; Aufrufe; Besuche; Verweildauer; Absprungrate; Gerätetyp; Sprache; Land; Region; Kanal
            Temperatur; Luftfeuchte; Luftdruck; Windrichtung; Niederschlag; Schneehöhe; Bewölkung; Feinstaub; Lärmpegel; Spannung; Strom; Leistung; Energie
            Frequenz; Widerstand; Ladestand; Signalstärke; Laufzeit; Fehlerrate; Fehlercode; Antwortzeit; Sensortyp; Schwellwert; Drehzahl; Drehmoment
            Dichte; Konzentration; Wellenlänge; Ausbeute; Reinheit; Schmelzpunkt; Art; Gattung; Lebensraum; Bodenart; Hangneigung; Ernte; Fläche; Volumen
            Mittelwert; Median; Summe; Anzahl; Streuung; Anteil; Quote; Rang; Punktzahl; Wahrscheinlichkeit; Genauigkeit; Alter; Geschlecht; Beruf
            Familienstand; Einkommen; Haushaltsgröße; Kinderzahl; Geburtsjahr; Jahr; Monat; Wochentag; Uhrzeit; Dauer; Verspätung; Entfernung; Kraftstoff
            Kilometerstand; Hubraum; Sitzplätze; Zimmer; Wohnfläche; Baujahr; Heizungsart; Stockwerk; Miete; Betten; Auslastung; Fach; Klassenstufe
            Fehltage; Semester; Tore; Punkte; Siege; Diagnose; Therapie; Dosis; Blutdruck; Puls; Raucher; Liegedauer; Schweregrad; Gültig; Aktiv; Priorität
            """;

    /** Headings of columns that identify somebody, in all languages. */
    private static final String IDENTIFYING = """
            surname; last_name; family name; first name; firstname; given_name; middle name; maiden name; full name; patient name; customer_name; username
            user_id; login; password; email; e-mail address; phone; phone number; mobile; cell phone; fax; street address; address; street; house number
            latitude; longitude; bank account; iban; account number; credit card number; ip address; mac address; imei; serial number; session id; url
            license plate; vin; ssn; social security number; passport number; national id; medical record number; mrn; member id; driver license number
            patient_id; customer id; employee number; student id; person_id; participant id; case number; invoice number; order id; claim number; policy number
            date of birth; dob; birthdate; comments; remarks; free text; photo; fingerprint; signature; cookie; transaction id; sample id; subject id
            Nachname; Vorname; Familienname; Geburtsname; Patientenname; Benutzername; Passwort; E-Mail; E-Mail-Adresse; Telefon; Telefonnummer; Handynummer
            Faxnummer; Straße; Hausnummer; Anschrift; Adresse; Kontonummer; Kreditkartennummer; IP-Adresse; Seriennummer; Kennzeichen; Fahrgestellnummer
            Sozialversicherungsnummer; Steuernummer; Steuer-ID; Personalausweisnummer; Reisepassnummer; Patientennummer; Patienten-ID; Fallnummer; Kundennummer
            Personalnummer; Matrikelnummer; Mitgliedsnummer; Versichertennummer; Rechnungsnummer; Vertragsnummer; Aktenzeichen; Geburtsdatum; Bemerkungen; Foto
            achternaam; voornaam; voorletters; gebruikersnaam; wachtwoord; telefoonnummer; straatnaam; huisnummer; rekeningnummer; kenteken; BSN; burgerservicenummer
            patiëntnummer; klantnummer; personeelsnummer; studentnummer; dossiernummer; factuurnummer; geboortedatum; opmerkingen; paspoortnummer; polisnummer
            nom de famille; prénom; nom du patient; courriel; adresse e-mail; numéro de téléphone; adresse postale; rue; numéro de compte; RIB; numéro de série
            plaque d'immatriculation; numéro de sécurité sociale; NIR; numéro de passeport; identifiant patient; numéro client; matricule; numéro de dossier
            date de naissance; commentaires; observations; IPP; numéro de facture; numéro de contrat; mot de passe; nom d'utilisateur; photo d'identité
            apellidos; primer apellido; nombre completo; nombre y apellidos; nombre del paciente; correo electrónico; teléfono; móvil; dirección; calle; domicilio
            número de cuenta; tarjeta de crédito; número de serie; matrícula; DNI; NIF; NIE; CURP; RFC; pasaporte; historia clínica; número de historia clínica
            número de paciente; código de cliente; número de empleado; expediente; número de factura; fecha de nacimiento; observaciones; contraseña; usuario
            cognome; nome e cognome; cognome paziente; posta elettronica; telefono; cellulare; indirizzo; via; codice fiscale; conto corrente; carta di credito
            targa; numero di telaio; tessera sanitaria; passaporto; patente di guida; codice paziente; codice cliente; matricola; numero pratica; numero fattura
            data di nascita; note cliniche; osservazioni; numero di serie; carta d'identità; partita iva; numero cartella clinica; nome paziente
            apelido; sobrenome; nome completo; nome do paciente; correio eletrónico; telemóvel; celular; morada; endereço; rua; conta bancária; cartão de crédito
            CPF; RG; número de utente; prontuário; passaporte; carta de condução; número de aluno; código do cliente; número do processo; data de nascimento
            observações; comentários; placa; matrícula do veículo; número de identificação fiscal; bilhete de identidade; nome da mãe; número de funcionário
            cognoms; nom i cognoms; correu electrònic; telèfon; mòbil; adreça; carrer; compte bancari; targeta de crèdit; matrícula del vehicle; passaport
            contact name; home address; work phone; device id; tax id; vehicle registration number; account holder; notes; profile url; emergency contact
            Kontoinhaber; Ansprechpartner; Mobilnummer; Wohnadresse; Krankenversichertennummer; Führerscheinnummer; Gerätenummer; Auftragsnummer; Freitext
            woonadres; mobiel nummer; verzekerdennummer; rijbewijsnummer; contactpersoon; titulaire du compte; numéro fiscal; permis de conduire; télécopie
            número d'història clínica; targeta sanitària; codi_client; id_alumne; número d'expedient; data de naixement; comentaris; contrasenya; nom d'usuari
            """;

    @ParameterizedTest
    @CsvSource({
        // French and Catalan count, Spanish names
        "nombre, 2 0 1 3, COUNT",
        "nombre, Ana Luis Pilar Jorge, GIVEN_NAME",
        // an Italian mark, a Spanish or Portuguese vote
        "voto, 18 24 30 27, GRADE",
        "voto, verdes nulo branco, POLITICS",
        // a Portuguese salary, a Brazilian due date
        "vencimento, 1200 980 2150, INCOME",
        "vencimento, 2024-01-31 2024-02-29, DATE",
        // a German or French mark, an English or Italian remark
        "note, 1 2 3 5, GRADE",
        "note, fragile callback urgent, FREE_TEXT",
        // an Italian given name
        "nome, Anna Marco Lucia, GIVEN_NAME",
        "nome utente, amrossi lbianchi, USERNAME",
        // a file in Dutch, a stock in German
        "bestand, 12 40 7, COUNT",
        "bestand, scan1.jpg scan2.jpg, FILE_PATH",
    })
    void valuesDecideBetweenLanguages(String heading, String values, ColumnKind kind) {
        assertThat(HeadingSigns.of(new HeadingTable.Column(heading, List.of(values.split(" ")))))
                .first()
                .extracting(ColumnSign::kind)
                .isEqualTo(kind);
    }

    @ParameterizedTest
    @CsvSource({
        "Kunden, 0 2 7 11, COUNT",
        "Accompagnants, 0 1 2 3, COUNT",
        "Accompagnateurs, 1 2 4, COUNT",
        "Acompanyants, 0 1 2 3, COUNT",
        "Convidats, 1 2 4, COUNT",
        "Zeugen, 0 1 2, COUNT",
        "aidants, 0 1 3, COUNT",
        "ouders, 0 1 2, COUNT",
        "testimoni, 0 1 4, COUNT",
        "caregivers, 0 1 4, COUNT",
        "cuidadores, 1 2 4, COUNT",
        "Kunden, 1 2 3 4 5, PERSON_NUMBER",
        "Kunden, 10441 20932 31187, PERSON_NUMBER",
        "patient, 0 2 7 11, PERSON_NUMBER",
        "Zeugen, Huber Meier Schmidt, FULL_NAME",
    })
    void fewOfSeveralPeopleAreCounted(String heading, String values, ColumnKind kind) {
        assertThat(HeadingSigns.of(new HeadingTable.Column(heading, List.of(values.split(" ")))))
                .first()
                .extracting(ColumnSign::kind)
                .isEqualTo(kind);
    }

    @ParameterizedTest
    @CsvSource({"nome, FULL_NAME", "nome utente, FULL_NAME"})
    void severalWordsAreAFullName(String heading, ColumnKind kind) {
        assertThat(HeadingSigns.of(new HeadingTable.Column(heading, List.of("Ana Silva", "Rui Costa"))))
                .first()
                .extracting(ColumnSign::kind)
                .isEqualTo(kind);
    }

    @ParameterizedTest
    @CsvSource({
        "nombre, GIVEN_NAME, COUNT",
        "nome, GIVEN_NAME, FULL_NAME",
        "nome utente, USERNAME, FULL_NAME",
        "RG, NATIONAL_NUMBER, RECORD_NUMBER",
        "voto, GRADE, POLITICS",
        "vencimento, INCOME, DATE",
        "note, FREE_TEXT, GRADE",
    })
    void bothMeaningsAreNamedIfThereAreNoValues(String heading, ColumnKind one, ColumnKind other) {
        assertThat(HeadingSigns.of(new HeadingTable.Column(heading, List.of())))
                .filteredOn(sign -> sign.confidence() >= LIKELY_ENOUGH)
                .extracting(ColumnSign::kind)
                .contains(one, other);
    }

    static Stream<HeadingTable.Column> ordinary() {
        return HeadingTable.columns(ORDINARY);
    }

    static Stream<HeadingTable.Column> identifying() {
        return HeadingTable.columns(IDENTIFYING);
    }

    @ParameterizedTest
    @MethodSource("ordinary")
    void identifiesNobody(HeadingTable.Column column) {
        assertThat(HeadingSigns.of(column)).as(column.name()).noneMatch(HeadingCollisionsTest::identifier);
    }

    @ParameterizedTest
    @MethodSource("identifying")
    void identifiesSomebody(HeadingTable.Column column) {
        assertThat(HeadingSigns.of(column)).as(column.name()).anyMatch(HeadingCollisionsTest::identifier);
    }

    private static boolean identifier(ColumnSign sign) {
        return sign.kind().group() == KindGroup.IDENTIFIER && sign.confidence() >= LIKELY_ENOUGH;
    }
}
