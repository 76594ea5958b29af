package org.semblance.release.columns.signs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What columns of German tables are called. The expectations come from tables of practice, not from the lexicon. */
class HeadingsInGermanTest {

    private static final double IDENTIFIER_ENOUGH = 0.45;

    private static final String KINDS = """
            family-name: Nachname; NACHNAME; Familienname; Familien_Name; Geburtsname; Zuname; Mädchenname; Nachn.; Nachname des Kindes; pat_nachname; Geb.-Name
            given-name: Vorname; VORNAME; Vornamen; Rufname; vorname_mutter; Vor-Name; Zweitname; Initialen
            full-name: Patientenname; Kundenname; Name des Mitarbeiters; Name der Mutter; Ansprechpartner; Vor- und Nachname; Name Vorname; Kontoinhaber; Notfallkontakt; gesetzlicher Vertreter; Unterschrift; Name Hausarzt
            username: Benutzername; Benutzerkennung; Nutzername; Anmeldename; Passwort
            email: E-Mail-Adresse; EMail; Mailadresse; E-Mail privat; e_mail_kontakt
            phone: Telefon; Telefonnummer; Tel.-Nr.; TelNr; Tel. privat; Handy; Handynummer; HandyNr; Mobil; Mobilnr.; Mobilfunknummer; Festnetz; Rufnummer; Telefon dienstlich; Rückrufnummer
            fax: Faxnummer; Fax-Nr.; Telefax
            address: Straße; Strasse; STRASSE; Str.; Str_HsNr; Straße und Hausnummer; Hausnr; HausNr; Anschrift; Wohnadresse; Lieferadresse; Rechnungsanschrift; Adresszeile1; Postfach; Adresszusatz; Flurstück
            coordinates: Breitengrad; Längengrad; Laengengrad; Koordinaten; GPS-Koordinate; Rechtswert; Hochwert; geogr. Länge
            bank-account: Kontonummer; KontoNr; Konto-Nr.; Bankverbindung; BLZ; Bankleitzahl; IBAN
            payment-card: Kreditkartennummer; Kreditkarte; Kartennummer; KartenNr
            device-number: Gerätenummer; Seriennummer; SerienNr; Zählernummer; Geräte-ID; Zähler-Nr
            vehicle-number: Kfz-Kennzeichen; KFZ_KZ; Autokennzeichen; amtl. Kennzeichen; Fahrgestellnummer; Fahrzeug-Ident-Nr; Autonummer; Kontrollschild
            national-number: Sozialversicherungsnummer; SVNR; SV-Nummer; SozVersNr; Rentenversicherungsnummer; RVNR; AHV-Nr.; AHVN13; AHV-Nummer; Steuer-ID; SteuerID; Steuernummer; Steueridentifikationsnummer; Ausweisnummer; Personalausweisnr; Personenkennzeichen; ZMR-Zahl
            medical-record: Krankenaktennummer; Patientenaktennummer; Krankenblattnummer
            health-plan: Krankenversichertennummer; KVNR; Versichertennummer; VersNr; Vers.Nr; Versicherungsnummer; Versicherungsscheinnummer; Krankenkassennummer; eGK-Nummer; Policennummer; Versicherten-ID
            licence-number: Führerscheinnummer; FuehrerscheinNr; Reisepassnummer; Passnummer; LANR; Approbationsnummer; Aufenthaltstitelnummer
            person-number: Patientennummer; Patienten-ID; PatNr; PatientenNr; Pat.-Nr.; PID; Kundennummer; KundenNr; KdNr; Kd.-Nr.; KUNDEN_ID; Mitgliedsnummer; MitgliedNr; Personalnummer; PersonalNr; Pers.-Nr.; PersNr; Matrikelnummer; Matrikelnr; MatrNr; Schülernummer; SchuelerID; Mitarbeiternummer; MA-Nr; Probandennummer; Teilnehmer-ID; Personennummer; Pseudonym; Arztnummer; Spendernummer; Häftlingsnummer; Bewerbernummer; Lehrernummer
            record-number: Fallnummer; FallNr; Fall-ID; Aufnahmenummer; Aktenzeichen; Geschäftszeichen; Rechnungsnummer; RechnungsNr; Rg.-Nr.; Auftragsnummer; Auftragsnr; Bestellnummer; Vertragsnummer; VertragsNr; Belegnummer; lfd. Nr.; lfdNr; Laufende Nummer; Schadennummer; Schaden-Nr; Probennummer; Befundnummer; Fragebogennummer; Vorgangsnummer; Antragsnummer; Buchungsnummer; Datensatznummer; Sendungsnummer
            birth-date: Geburtsdatum; GebDat; Gebdat; GEB_DAT; Geb.-Datum; geb. am; geboren am; Geburtstag; gebdatum; Geburtsdatum_Kind; Geb.Dat.
            free-text: Bemerkung; Bemerkungen; Kommentar; Kommentare; Anmerkung; Freitext; Beschreibung; Notizen; Begründung; Befundtext; Sonstiges (bitte angeben); Hinweise; Verlauf; Schadenhergang; Tatbeschreibung; Anamnese; Nachricht
            file-path: Foto; Lichtbild; Passbild; Dateiname; Dateipfad; Bilddatei; Anhang
            biometric: Fingerabdruck; Fingerabdrücke
            household: Haushaltsnummer; HaushaltsNr; Haushalt-ID; HHNR; HH_Nr; Haushaltskennung; Familiennummer
            stratum: Schichtung; Stichprobenschicht; Schichtnummer; Ziehungsschicht
            cluster: Klumpen; Primäreinheit; Primärstichprobeneinheit; Auswahlbezirk; Klumpennummer; Sample-Point
            weight: Hochrechnungsfaktor; Gewichtungsfaktor; Hochrechnungsgewicht; HRF; Personengewicht; Haushaltsgewicht; Designgewicht; Querschnittsgewicht; Kalibrierungsgewicht; Gewicht (Stichprobe)
            date: Aufnahmedatum; Aufnahme_Datum; Entlassungsdatum; Entl_Dat; Entlassdatum; Einstellungsdatum; Eintrittsdatum; Austritt am; Todesdatum; Sterbedatum; Untersuchungsdatum; Rechnungsdatum; Bestelldatum; Interviewdatum; Kaufdatum; Zeitstempel; angelegt am; gültig bis; Vertragsbeginn; Unfalldatum; Schadendatum; Tatzeit; Diagnosedatum; OP-Datum; letzter Login
            diagnosis: Diagnose; Diagnosen; Hauptdiagnose; HD_ICD; Nebendiagnose 1; Nebendiagnosen; ICD-Schlüssel; Krankheit; Vorerkrankungen; Todesursache; Allergien; Beschwerden; Aufnahmegrund; Bluthochdruck; Zuckerkrankheit; Tumorstadium; Komplikationen; Einweisungsdiagnose
            drug: Medikament; Medikamente; Medikation; Wirkstoff; Arzneimittel; Dosierung; PZN; Impfstoff; ATC-Code
            laboratory-value: Blutdruck; Blutdruck systolisch; RR_syst; Hämoglobin; Haemoglobin; Kreatinin; Blutzucker; Cholesterin; Leukozyten; Laborwert; Befundwert; Herzfrequenz; Puls; Körpertemperatur; Triglyceride; Nüchternzucker; Sauerstoffsättigung
            treatment: Behandlung; Therapie; Eingriff; OPS-Code; Prozedur; Impfung; Impfstatus; Entlassungsgrund; Aufnahmeart; Pflegegrad; Pflegestufe; Bestrahlung; Beatmung; Operation
            disability: Behinderung; GdB; Grad der Behinderung; Schwerbehinderung; Schwerbehindert; Merkzeichen; Förderbedarf; IV-Grad; Sehbehinderung
            health: Gesundheitszustand; Allgemeiner Gesundheitszustand; Raucher; Raucherstatus; Rauchen; Schwangerschaft; schwanger; Blutgruppe; BMI; Alkoholkonsum; Krankheitstage; verstorben; Schmerzen; Zigaretten pro Tag; Schwangerschaftswoche; Arbeitsunfähigkeit; Geburtsgewicht
            genetics: Genotyp; Genmutation; Gentest; Chromosom
            religion: Konfession; Religion; Religionszugehörigkeit; Kirchenzugehörigkeit; Kirchensteuer; KiSt-Merkmal; Glaube; Bekenntnis
            sexuality: sexuelle Orientierung; Sexualität; Geschlechtsidentität
            union: Gewerkschaft; Gewerkschaftsmitglied; Gewerkschaftszugehörigkeit; Betriebsrat
            politics: Partei; Parteizugehörigkeit; Wahlabsicht; Wahlbeteiligung; politische Einstellung; Zweitstimme; Links-Rechts-Selbsteinstufung
            ethnic-origin: Ethnie; Migrationshintergrund; ethnische Herkunft; MigHintergrund; Hautfarbe; Migrant
            criminal-record: Vorstrafen; Straftat; Delikt; Urteil; Strafmaß; Haftdauer; Tatvorwurf; Haft; Führungszeugnis; Bußgeld; Bewährung
            victim: Mobbing; Häusliche Gewalt; Opfer einer Straftat; Kindeswohlgefährdung
            income: Gehalt; Bruttogehalt; Nettoeinkommen; Haushaltsnettoeinkommen; HH_Einkommen; Monatslohn; Stundenlohn; Lohn; Einkommen; Einkommensklasse; Steuerklasse; Jahresgehalt; Brutto-Monatsverdienst; Vermögen; Rente; Lohnsteuer; Kontostand; Bonus; Tantieme; Besoldungsgruppe; Entgeltgruppe; Pension
            debt: Schulden; Schufa-Score; Kredit; Kreditbetrag; Bonität; Insolvenz; Mahnstufe; Zahlungsverzug; Hypothek; Darlehen; Pfändung; Verschuldung; Betreibungen; Kreditwürdigkeit
            benefit: Sozialhilfe; Bürgergeld; Hartz IV; HartzIV; ALG II; Arbeitslosengeld; BAföG; Wohngeld; Kindergeld; Grundsicherung; Elterngeld; Armutsgefährdung; Ergänzungsleistungen; Leistungsbezug
            grade: Note = 1 2 3; Noten; Abschlussnote; Mathenote; Mathematiknote; Deutschnote; Notendurchschnitt; Abiturnote; Zeugnisnote; Gesamtnote; Sitzengeblieben; Prüfungsergebnis; Durchschnittsnote
            opinion: Zufriedenheit; Kundenzufriedenheit; Zufriedenheit mit der Arbeit; Meinung; Vertrauen in die Regierung; Weiterempfehlung
            postcode: PLZ; Postleitzahl; plz_wohnort; Plz Ort; PLZ5; PLZ_Kunde
            place: Wohnort; Ort; Gemeinde; AGS; Gemeindeschlüssel; Gemeindename; Gemeindenummer; Landkreis; Kreis; Bundesland; Kanton; Geburtsort; Geb.-Ort; Stadt; Stadtteil; Bezirk; Ortsteil; Region; Kreisschlüssel; Regierungsbezirk; Sterbeort; BFS-Nr; Stadtbezirk
            country: Land; Herkunftsland; Geburtsland; Länderkennzeichen; Wohnsitzland; Ländercode; Staat
            age: Alter; Lebensalter; Altersgruppe; Alter in Jahren; Altersklasse; Alter bei Diagnose; Alter_Kind1; AlterJahre; Altersjahr; Alter zum Zeitpunkt der Aufnahme
            birth-year: Geburtsjahr; GebJahr; GEBJAHR; geb_jahr; Geb.-Jahr; Geburts_Jahr
            sex: Geschlecht; GESCHLECHT; Geschl.; Anrede; Geschlecht_Kind; Sex
            nationality: Staatsangehörigkeit; Nationalität; Staatsbürgerschaft; STAATSANG; Aufenthaltsstatus; Ausländer; Aufenthaltstitel; Staatsangehörigkeit (Schlüssel)
            language: Muttersprache; Sprache; Korrespondenzsprache; Deutschkenntnisse; Familiensprache
            marital-status: Familienstand; FamStand; Zivilstand; verheiratet; Personenstand; ledig; FAM_STAND
            relation: Verwandtschaftsverhältnis; Beziehung zum Haushaltsvorstand; Stellung im Haushalt; Haushaltstyp; alleinerziehend; Familientyp; Stellung zur Bezugsperson
            education: Schulabschluss; Bildungsabschluss; höchster Schulabschluss; Studiengang; Schulart; Schulform; Bildung; Bildungsstand; Bildungsstand der Mutter; Ausbildung; Klassenstufe; Jahrgangsstufe; Studienfach; Fachrichtung; Hochschulabschluss
            occupation: Beruf; Berufsbezeichnung; Tätigkeit; Erwerbsstatus; Erwerbstätigkeit; Stellung im Beruf; Wochenstunden; Arbeitszeit; KldB; KldB2010; Beruf des Vaters; Position; Stellenbezeichnung; Beschäftigungsgrad; Arbeitslos; Vollzeit/Teilzeit; Dienstgrad; Fehltage; Überstunden; Fachgebiet
            industry: Branche; Wirtschaftszweig; WZ2008; WZ-Code; Wirtschaftsabschnitt; NOGA; ÖNACE
            organisation: Arbeitgeber; Abteilung; Krankenhaus; Schule; Fachabteilung; Kostenstelle; Firma; Firmenname; Klinik; Institut; Name der Schule; Filiale; Schulname; Dienststelle; Hochschule; Amtsgericht
            housing: Wohnfläche; Zimmerzahl; Miete; Kaltmiete; Wohneigentum; Heizungsart; Baujahr; Wohnungsgröße; Wohnstatus; Eigentümer oder Mieter
            vehicle: Fahrzeugtyp; Automarke; Kilometerstand; Fahrzeug; Erstzulassung; Kraftstoffart; SF-Klasse; Hubraum
            insurance: Krankenkasse; Versicherungsart; Krankenversicherung; Versicherungsstatus; Kostenträger; Selbstbehalt; Franchise
            body-measure: Körpergröße; Koerpergroesse; Körpergewicht; Größe (cm); Augenfarbe; Haarfarbe; Bauchumfang; Taillenumfang; Gewicht in kg; Schuhgröße
            year: Jahr; Erhebungsjahr; Aufnahmejahr; Todesjahr; Berichtsjahr; Schuljahr
            part-of-date: Monat; Geburtsmonat; Wochentag; Quartal; Kalenderwoche; Uhrzeit; Aufnahmemonat; Jahreszeit
            user-agent: Betriebssystem; Browser; Gerätetyp
            count: Anzahl Kinder; AnzKinder; Anz_Kinder; Kinderzahl; Anzahl der Personen im Haushalt; Haushaltsgröße; Menge; Anzahl Bestellungen; Anzahl Mitarbeiter; Mitarbeiterzahl; Häufigkeit; Einwohnerzahl
            duration: Verweildauer; Dauer; Liegedauer; Wartezeit; Aufenthaltsdauer; Liegetage
            money: Betrag; Preis; Umsatz; Rechnungsbetrag; Kosten; Gesamtbetrag; Schadenhöhe; Gebühr
            score: Punktzahl; Punkte; Rang
            measurement: Temperatur; Luftfeuchtigkeit; Stromverbrauch; Entfernung; Messwert; Niederschlag; Windgeschwindigkeit
            share: Anteil; Prozentsatz; Auslastung; Stornoquote
            category: Kundentyp; Kundengruppe; Patientenart; Vertragsart; Bestellstatus; Zahlungsart; Kategorie; Mitgliedsstatus; Kundensegment; Telefontyp
            flag: Newsletter; Einwilligung; aktiv; Ja/Nein
            product: Artikel; Artikelnummer; Produkt; Produktname; Produktgruppe; Artikelbezeichnung; Hersteller; ArtNr
            technical: Fehlercode; Fehlermeldung; Dateiformat; Softwareversion
            health: Lebenszufriedenheit; Subjektives Wohlbefinden; PHQ9_Summe; Krankschreibungstage; Anzahl Krankheitstage; Schwangerschaftswoche
            disability: Grad der Pflegebedürftigkeit; Nachteilsausgleich Schule
            diagnosis: Berufskrankheit Nr; Langzeiterkrankung; chronisches Leiden
            union: verdi_mitglied; IG Metall Mitglied; DGB-Gewerkschaft; Gewerkschaftsaustritt; Einzelgewerkschaft
            grade: Zeugnisdurchschnitt; Note Werken; Kopfnoten; Durchschnitt Deutsch
            criminal-record: Hausdurchsuchung; Beschlagnahme; Bewährungshelfer ja nein; Disziplinarmaßnahme; Abmahnungen; Führungsaufsicht; Haftdauer
            victim: Auskunftssperre; Übermittlungssperre; Gewaltschutzanordnung; Näherungsverbot
            income: Bruttomonatslohn; Überstundenvergütung; Weihnachtsgeld; 13. Monatsgehalt; Steuerabzug; Lohnzulage
            debt: Lohnpfändung; Pfändungsbetrag; Privatinsolvenz; Mahnstufe
            benefit: Bürgergeldbezug; ALG II Bezug; Wohngeldbetrag; Asylbewerberleistung; Stipendium; Heizkostenzuschuss
            ethnic-origin: Migrationsgeschichte; Asylstatus; Fluchthintergrund; Spätaussiedler
            politics: Zweitstimme; Parteineigung; Links-Rechts-Selbsteinstufung
            sexuality: Geschlechtsidentität; sexuelle Identität
            genetics: BRCA-Status; Erbkrankheit
            count: Begleitpersonen = 0 1 2 3; Mitreisende = 1 2 4
            treatment: Impfstatus Masern
            treatment: Pflegestufe
            treatment: Pflegebedürftigkeit
            """;

    private static final String ORDINARY = """
            Kundentyp; Kundenart; Anzahl Kinder; Kinderzahl; Anzahl Patienten; Anzahl Kunden; Patientenstatus; Patiententyp; Kundengruppe
            Art; Stand; Rate; Gift; Alter; Note = 1 2 3 4; Noten = 1.3 2.7; Art der Behandlung; Name der Schule; Name des Medikaments; Firmenname; Produktname; Artikelname; Stationsname; Vereinsname; Ortsname
            Straßentyp; Strassenart; Straßenzustand; E-Mail-Status; E-Mail-Domain; Mail erhalten (ja/nein); Telefonvertrag; Telefonanbieter; Handymarke; Handymodell; Handytarif; Anzahl Telefonate; Telefonkosten; Handynutzung pro Tag
            Kontostand; Kontotyp; Kontoart; Kontomodell; Kartentyp; Zahl der Konten; Adresstyp; Adressqualität; Namenslänge; Länge des Namens; Namensherkunft; Anzahl Vornamen
            Datum; Aufnahmedatum; Fallzahl; Fallart; Falltyp; Fallgruppe; Vertragsdauer; Vertragsart; Rechnungsbetrag; Bestellwert; Bestellmenge; Schadenart; Schadenhöhe; Antragsart; Auftragsvolumen; Anzahl Aufträge; Probenart; Probenmenge
            Mitgliedsbeitrag; Mitgliedsart; Mitgliederzahl; Personalkosten; Personalaufwand; Personenzahl; Anzahl Personen; Mitarbeiterzahl; Schülerzahl; Zahl der Schüler; Lehrerzahl; Klassengröße; Bettenzahl; Arztbesuche; Anzahl Arztbesuche
            Fahrzeugtyp; Fahrzeugalter; Fahrzeugklasse; Kennzeichen vorhanden (ja/nein); Gerätetyp; Gerätestatus; Gerätemodell; Sensortyp; Zählerstand; Zählertyp
            Temperatur; Luftdruck; Breite; Länge; Höhe; Wert; Summe; Mittelwert; Median; Standardabweichung; Durchschnitt; Menge; Stückzahl; Version; Quelle; Kategorie; Status; Ergebnis; Niederschlag; Wohnfläche; Zimmerzahl; Baujahr; Sport; Import; Transport; Alternative; Führerscheinklasse; Passagierzahl
            Textlänge; Anzahl Wörter; Bildgröße; Bildformat; Dateityp; Dateigröße; Geburtenrate; Geburtenzahl; Geburtsart; Versicherungsart; Versicherungssumme; Versicherungsbeginn; Sprachniveau; Arbeitszeit; Mandant aktiv; Pflegegrad; Haushaltsgröße; Einwohner
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
