package org.semblance.release.columns.signs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What columns of Dutch tables are called. The expectations come from tables of practice, not from the lexicon. */
class HeadingsInDutchTest {

    private static final double IDENTIFIER_ENOUGH = 0.45;

    private static final String KINDS = """
            family-name: Achternaam; ACHTERNAAM; achternaam_partner; Familienaam; Geboortenaam; Meisjesnaam; Tussenvoegsel; tussenvoegsels; Voorvoegsel; Voorvoegsels; Geslachtsnaam; Achternaam kind
            given-name: Voornaam; Voornamen; Roepnaam; ROEPNAAM; Voorletters; voorletter; Initialen; Voornaam moeder
            full-name: Volledige naam; Naam patiënt; Patientnaam; Klantnaam; Naam medewerker; Contactpersoon; Naam moeder; Rekeninghouder; Handtekening; Naam van de verzekerde; Wettelijk vertegenwoordiger; Tenaamstelling
            username: Gebruikersnaam; Inlognaam; Wachtwoord; Schermnaam
            email: E-mailadres; emailadres; Mailadres; E-mail; email_prive
            phone: Telefoon; Telefoonnummer; telefoonnr; Tel.nr.; Telnr; Mobiel; Mobiel nummer; Mobiele telefoon; GSM; GSM-nummer; 06-nummer; Telefoon thuis; Telefoon werk; Vaste telefoon
            fax: Faxnummer; Faxnr
            address: Adres; Straat; Straatnaam; STRAAT; Huisnummer; Huisnr; HUISNR; huisnummertoevoeging; Toevoeging; Woonadres; Postadres; Postbus; Adresregel 1; Straat + nr; Afleveradres; Factuuradres; Huisletter; Busnummer
            coordinates: Breedtegraad; Lengtegraad; Coördinaten; X-coördinaat; RD-coördinaten
            bank-account: Rekeningnummer; rekeningnr; Bankrekening; Bankrekeningnummer; IBAN-nummer; Rekening nr
            payment-card: Creditcardnummer; Pasnummer; Kaartnummer; Betaalkaart
            device-number: Serienummer; Apparaatnummer; Meternummer; EAN-code aansluiting; Toestelnummer
            vehicle-number: Kenteken; KENTEKEN; Kentekennummer; Nummerplaat; Chassisnummer; kentekenplaat
            national-number: BSN; BSN-nummer; Burgerservicenummer; Sofinummer; sofinr; Rijksregisternummer; rijksregisternr; RRN; INSZ; INSZ-nummer; Vreemdelingennummer; A-nummer; Fiscaal nummer; Identiteitskaartnummer; IDkaartnummer; Persoonsgebonden nummer
            medical-record: Dossiernummer patiënt; Patiëntdossier; Medisch dossiernummer; Ziekenhuisnummer
            health-plan: Polisnummer; polisnr; Verzekerdennummer; Verzekerdenummer; UZOVI; Verzekeringsnummer; Aansluitingsnummer mutualiteit
            licence-number: Rijbewijsnummer; Paspoortnummer; paspoortnr; BIG-nummer; AGB-code; RIZIV-nummer; Documentnummer
            person-number: Patiëntnummer; Patientnr; patient_id; PatNr; Klantnummer; Klantnr; klant_id; Lidnummer; Lidmaatschapsnummer; Personeelsnummer; personeelsnr; Medewerkernummer; Studentnummer; studentnr; Leerlingnummer; Deelnemernummer; Deelnemer-ID; Relatienummer; Pseudoniem; Debiteurnummer; Persoonsnummer; Cliëntnummer; clientnr; Stamnummer; Onderwijsnummer; Respondentnummer; Werknemersnummer
            record-number: Dossiernummer; dossiernr; Zaaknummer; Zaak-ID; Factuurnummer; factuurnr; Bestelnummer; Ordernummer; Contractnummer; Volgnummer; volgnr; Schadenummer; Schadenr; Aanvraagnummer; Kenmerk; Opnamenummer; Monsternummer; Reserveringsnummer; Meldingsnummer; Parketnummer; Rolnummer; Vragenlijstnummer; Boekingsnummer; Recordnummer
            birth-date: Geboortedatum; geboortedatum_kind; GebDat; Gebdatum; geb.dat.; geboren op; Geb. datum; GEBOORTEDAT; Geboortedag; geboorte_datum
            free-text: Opmerking; Opmerkingen; Toelichting; Omschrijving; Vrije tekst; Commentaar; Notitie; Notities; Aantekeningen; Beschrijving; Anders, namelijk; Bericht; Toedracht; Beloop; Klachtomschrijving; Overig, nl.
            file-path: Foto; Pasfoto; Bestandsnaam; Afbeelding; Bijlage
            biometric: Vingerafdruk; Vingerafdrukken; Gezichtsherkenning
            household: Huishoudnummer; Huishoudennummer; Huishouden-ID; hhnr; Huishoudnr; Gezinsnummer
            stratum: Stratum; Stratumnummer; Steekproefstratum
            cluster: Cluster; Clusternummer; Primaire steekproefeenheid
            weight: Weegfactor; Ophoogfactor; Ophooggewicht; Steekproefgewicht; Wegingsfactor; Persoonsgewicht; Huishoudgewicht; Eindgewicht; Weging
            date: Opnamedatum; Ontslagdatum; opname_datum; Datum in dienst; Datum uit dienst; Overlijdensdatum; Datum overlijden; Datum opname; Factuurdatum; Besteldatum; Schadedatum; Ingangsdatum; Einddatum; Begindatum; Aanmelddatum; Inschrijfdatum; Tijdstip; aangemaakt op; Geldig tot; Datum onderzoek; Laatst ingelogd; Datum diagnose; Operatiedatum
            diagnosis: Diagnose; Hoofddiagnose; Nevendiagnose; Diagnosecode; DBC; DBC-code; Aandoening; Ziekte; Ziekten; Doodsoorzaak; Allergieën; Comorbiditeit; Klachten; Opnamereden; Hoge bloeddruk; Suikerziekte; Reden van opname; ICPC
            drug: Medicijn; Medicijnen; Medicatie; Geneesmiddel; Werkzame stof; Dosering; ZI-nummer; Vaccin
            laboratory-value: Bloeddruk; Bovendruk; Hartslag; Hemoglobine; Kreatinine; Creatinine; Bloedsuiker; Leukocyten; Labwaarde; Labuitslag; Lichaamstemperatuur; Cholesterol; Bloeddruk systolisch; Saturatie; Uitslag lab
            treatment: Behandeling; Therapie; Ingreep; Verrichting; Verrichtingcode; Vaccinatie; Ontslagbestemming; Soort opname; Operatie; Zorgzwaarte; Beademing; Bestraling; Zorgprofiel
            disability: Beperking; Handicap; Lichamelijke beperking; Arbeidshandicap; Visuele beperking; Gehandicapt; Mate van arbeidsongeschiktheid; Dyslexie
            health: Gezondheid; Ervaren gezondheid; Roker; Rookt; Rookstatus; Zwanger; Zwangerschap; Bloedgroep; Alcoholgebruik; Overleden; Ziekteverzuim; Pijnscore; Geboortegewicht; Zwangerschapsduur
            genetics: Genmutatie; Genotype; DNA
            religion: Religie; Geloof; Godsdienst; Kerkelijke gezindte; Kerkgenootschap; Levensovertuiging; Kerkbezoek
            sexuality: Seksuele geaardheid; Seksuele voorkeur; Geaardheid; Seksuele oriëntatie; Genderidentiteit
            union: Vakbond; Vakbondslid; Lid vakbond; Vakbondslidmaatschap
            politics: Politieke partij; Partijvoorkeur; Stemgedrag; Politieke voorkeur; Partijlidmaatschap; Stemintentie
            ethnic-origin: Etniciteit; Etnische afkomst; Migratieachtergrond; Herkomst; Herkomstgroepering; Huidskleur; Allochtoon
            criminal-record: Strafblad; Delict; Misdrijf; Vonnis; Strafmaat; Veroordeling; Celstraf; Recidive; Antecedenten; Boete; Feitcode; Gevangenisstraf
            victim: Huiselijk geweld; Gepest; Kindermishandeling; Slachtoffer van misdrijf; Discriminatie
            income: Inkomen; Salaris; Brutosalaris; Bruto salaris; Netto inkomen; Maandsalaris; Jaarinkomen; Uurloon; Loon; Salarisschaal; Loonschaal; Inkomensklasse; Huishoudinkomen; Besteedbaar inkomen; Vermogen; Pensioen; Bonus; Vakantiegeld; WOZ-waarde; Bruto maandloon; Gestandaardiseerd inkomen
            debt: Schulden; Schuld; Lening; Hypotheek; Kredietscore; BKR-registratie; BKR; Betalingsachterstand; Faillissement; Wanbetaler; Schuldhulpverlening; Aanmaningen; Kredietlimiet; Beslag
            benefit: Uitkering; Bijstand; Bijstandsuitkering; WW-uitkering; WAO; Wajong; Zorgtoeslag; Huurtoeslag; Kinderbijslag; Soort uitkering; Toeslagen; AOW; Leefloon; Armoede; Dakloos
            grade: Cijfer; Cijfers; Eindcijfer; Rapportcijfer; Examencijfer; Cijfer wiskunde; Gemiddeld cijfer; Tentamencijfer; Cito-score; Zittenblijven; Schooladvies; Studiepunten
            opinion: Tevredenheid; Klanttevredenheid; Tevredenheid met werk; Mening; Vertrouwen in de politiek; Aanbeveling
            postcode: Postcode; PC4; PC6; Postcode cijfers; Postcode4; postcode_klant; Postnummer
            place: Woonplaats; WOONPLAATS; Plaats; Gemeente; Gemeentecode; Gemeentenaam; Provincie; Geboorteplaats; Wijk; Buurt; Buurtcode; Stad; NIS-code; Plaatsnaam; Stadsdeel; Regio; Wijkcode; Plaats van overlijden; COROP
            country: Land; Geboorteland; Land van herkomst; Landcode; Herkomstland; Geboorteland moeder; Land van geboorte
            age: Leeftijd; LEEFTIJD; Leeftijdsgroep; Leeftijdscategorie; Leeftijd in jaren; leeftijd_kind; Leeftijdsklasse; lft; Leeftijd bij opname; Leeftijdsklassen
            birth-year: Geboortejaar; GEBJAAR; geb_jaar; Jaar van geboorte; geboorte_jaar
            sex: Geslacht; GESLACHT; Aanhef; Sekse; geslacht_kind; Man/vrouw; gesl
            nationality: Nationaliteit; Staatsburgerschap; Verblijfsstatus; Verblijfsvergunning; Nationaliteitscode; Nationaliteit 2
            language: Moedertaal; Taal; Voorkeurstaal; Thuistaal; Taalcode
            marital-status: Burgerlijke staat; BURGST; Gehuwd; Burgerlijke_Stand; Samenwonend; Gescheiden; Huwelijkse staat
            relation: Relatie tot hoofdbewoner; Relatie tot referentiepersoon; Gezinssamenstelling; Plaats in het huishouden; Samenstelling huishouden; Type huishouden; Alleenstaand; Eenoudergezin; Huishoudtype; Positie in het huishouden
            education: Opleiding; Opleidingsniveau; Hoogst genoten opleiding; Opleidingsrichting; Diploma; Hoogste diploma; Studierichting; Schooltype; Onderwijsniveau; Leerjaar; Opleiding moeder; Soort onderwijs; Behaald diploma
            occupation: Beroep; Functie; Functietitel; Werkzaam; Arbeidsstatus; Beroepsgroep; Arbeidsduur; Uren per week; Dienstverband; Contracturen; Werkloos; Deeltijdfactor; Sociaal-economische positie; Beroepscode; BRC2014; Specialisme; Aantal uren per week; Maatschappelijke positie
            industry: Bedrijfstak; SBI; SBI-code; Sector; Branche; NACEBEL; SBI2008
            organisation: Werkgever; Afdeling; Ziekenhuis; School; Schoolnaam; Bedrijfsnaam; Bedrijf; BRIN; Kostenplaats; Naam ziekenhuis; Faculteit; Instelling; Vestiging; Rechtbank; Huisartsenpraktijk; KvK-nummer
            housing: Woningtype; Aantal kamers; Woonoppervlakte; Huur; Huurprijs; Koop of huur; Eigendomssituatie; Bouwjaar; Energielabel; Type woning; Koopwoning
            vehicle: Voertuig; Automerk; Merk auto; Brandstof; Kilometerstand; Type voertuig; Schadevrije jaren; Voertuigtype; Bouwjaar auto; Cataloguswaarde
            insurance: Zorgverzekeraar; Verzekeraar; Type verzekering; Eigen risico; Ziekenfonds; Mutualiteit; Aanvullende verzekering; Dekking; Verzekering
            body-measure: Lengte (cm); Lichaamslengte; Lichaamsgewicht; Gewicht in kg; Oogkleur; Haarkleur; Buikomvang; Schoenmaat; Gewicht (kg)
            year: Jaar; Verslagjaar; Jaar van overlijden; Schooljaar; Enquêtejaar; Opnamejaar; Studiejaar
            part-of-date: Maand; Geboortemaand; Weekdag; Kwartaal; Weeknummer; Dag van de week; Uur van de dag; Seizoen
            user-agent: Besturingssysteem; Apparaattype; Browser
            count: Aantal kinderen; AantalKinderen; aant_kinderen; Aantal; Aantal personen in huishouden; Huishoudgrootte; Aantal klanten; Aantal bezoeken; Gezinsgrootte; Inwonertal
            duration: Ligduur; Verblijfsduur; Duur; Wachttijd; Verpleegduur; Ligdagen; Looptijd
            money: Bedrag; Schadebedrag; Prijs; Kosten; Omzet; Factuurbedrag; Totaalbedrag; Uitgaven; Zorgkosten
            score: Punten; Totaalscore; Puntenaantal; Rang
            measurement: Temperatuur; Luchtvochtigheid; Stroomverbruik; Gasverbruik; Afstand; Neerslag; Meterstand; Windsnelheid
            share: Aandeel; Percentage; Bezettingsgraad
            category: Klanttype; Type klant; Soort klant; Klantgroep; Status; Categorie; Betaalwijze; Soort; Orderstatus; Soort contract; Klantsegment; Schadesoort
            flag: Nieuwsbrief; Toestemming; Actief; Ja/nee; Geaccepteerd
            product: Artikel; Artikelnummer; Product; Productnaam; Productgroep; Merk; Leverancier; Artikelcode
            technical: Foutcode; Foutmelding; Softwareversie; Bestandstype
            health: Levenstevredenheid; Welbevinden score; MHI5; Verzuimdagen 2022; Zwanger j/n; Middelengebruik
            disability: Hulpbehoevendheid; Indicatie Wlz; Zorgafhankelijkheid
            diagnosis: Beroepsziekte; Langdurige ziekte; Chronische klachten
            union: FNV lid; Vakbondsnaam; Vakcentrale; Contributie vakbond; CNV-lid
            grade: Cijferlijst; Gemiddelde cijferlijst; Eindexamencijfer; Rapportgemiddelde; Cijfer geschiedenis
            criminal-record: Huiszoeking; Inbeslagname; Toezicht reclassering; Schriftelijke waarschuwing; Berisping; Enkelband; Gebiedsverbod
            victim: Geheim adres; Contactverbod; Geheimhouding BRP; Beschermingsmaatregel
            income: Brutoweekloon; Overuren uitbetaald; 13e maand; Inhouding loon; Eindejaarsbonus; Ploegentoeslag
            debt: Loonbeslag; Beslagvrije voet; Betalingsachterstand huur; Schuldbemiddeling
            benefit: Bijstandsnorm; Huurtoeslagbedrag; Zorgtoeslag bedrag; Wajong-uitkering; Studiebeurs; Inkomenstoeslag
            ethnic-origin: Asielzoeker; Vluchtelingenstatus; Verblijfsstatus asiel; Migratiegeneratie
            politics: Stemvoorkeur partij; Links-rechts zelfplaatsing; Partij gestemd
            sexuality: Seksuele geaardheid; Genderidentiteit
            genetics: BRCA-mutatie; Erfelijke ziekte
            count: Begeleiders = 0 1 2 3; Medereizigers = 1 2 4
            treatment: Vaccinatiestatus
            treatment: Zorgzwaartepakket
            """;

    private static final String ORDINARY = """
            Klanttype; Type klant; Soort klant; Aantal kinderen; Aantal patiënten; Aantal klanten; Klantgroep; Klantsegment; Klantstatus; Patiëntstatus; Soort patiënt
            Cijfer; Bedrag; Soort; Stand; Naam van de school; Naam geneesmiddel; Productnaam; Bedrijfsnaam; Schoolnaam; Plaatsnaam; Naam ziekenhuis; Artikelnaam; Afdelingsnaam; Naam gemeente; Cursusnaam
            Straattype; Soort weg; E-mailstatus; Emaildomein; Type telefoon; Telefoonmerk; Telefoonkosten; Telefoonabonnement; Aantal telefoontjes; Soort rekening; Rekeningtype; Saldo; Kaarttype; Adrestype; Adreskwaliteit; Lengte naam; Aantal voornamen
            Datum; Opnamedatum; Dossiertype; Soort dossier; Zaaktype; Contractduur; Contracttype; Factuurbedrag; Bestelwaarde; Bestelstatus; Schadebedrag; Schadesoort; Aanvraagtype; Aantal facturen; Monstertype; Aantal monsters
            Contributie; Soort lid; Ledenaantal; Personeelskosten; Aantal personen; Aantal medewerkers; Aantal leerlingen; Klassegrootte; Aantal bedden; Huisartsbezoeken; Aantal huisartsbezoeken; Aantal gezinsleden
            Voertuigtype; Type voertuig; Voertuigklasse; Leeftijd voertuig; Apparaattype; Apparaatstatus; Sensortype; Meterstand; Metertype; Kenteken bekend (ja/nee); Rijbewijscategorie
            Temperatuur; Luchtdruk; Breedte; Lengte; Hoogte; Waarde; Som; Gemiddelde; Mediaan; Standaardafwijking; Hoeveelheid; Versie; Bron; Categorie; Status; Uitslag; Neerslag; Woonoppervlakte; Bouwjaar; Sport; Import; Vervoer; Uren; Leeftijd; Niveau; Looptijd
            Tekstlengte; Aantal woorden; Bestandstype; Bestandsgrootte; Geboortecijfer; Soort bevalling; Type verzekering; Verzekerd bedrag; Taalniveau; Arbeidsduur; Zorgzwaarte; Huishoudgrootte; Aantal inwoners; Gebruik; Verbruik; Gemiddeld verbruik; Mobiliteit; Tarief; Korting; Afname; Opname; Bevalling; Verhuisd
            """;

    static Stream<Arguments> headingsWithKinds() {
        return HeadingTable.withKinds(KINDS);
    }

    static Stream<HeadingTable.Column> ordinaryHeadings() {
        return HeadingTable.columns(ORDINARY);
    }

    @ParameterizedTest
    @MethodSource("headingsWithKinds")
    void meansItsKindMostOfAll(HeadingTable.Column column, ColumnKind kind) {
        List<ColumnSign> signs = HeadingSigns.of(column);

        assertThat(signs).as(column.name()).isNotEmpty();
        assertThat(signs.get(0).kind()).as("%s: %s", column.name(), signs).isEqualTo(kind);
    }

    @ParameterizedTest
    @MethodSource("ordinaryHeadings")
    void isNoIdentifier(HeadingTable.Column column) {
        assertThat(HeadingSigns.of(column))
                .as(column.name())
                .noneMatch(
                        sign -> sign.kind().group() == KindGroup.IDENTIFIER && sign.confidence() >= IDENTIFIER_ENOUGH);
    }
}
