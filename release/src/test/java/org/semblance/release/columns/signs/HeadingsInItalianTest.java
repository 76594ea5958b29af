package org.semblance.release.columns.signs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Headings of Italian tables, as offices, hospitals, schools and firms write them. */
class HeadingsInItalianTest {

    static Stream<Arguments> kinds() {
        return ListedHeadings.byKind("""
                FAMILY_NAME: cognome; COGNOME; Cognome paziente; cognome_da_nubile; cogn; CognomeDipendente
                GIVEN_NAME: nome; Nome; secondo nome; nome di battesimo
                FULL_NAME: nominativo; Cognome e nome; nome e cognome; COGNOME_NOME; NomePaziente; intestatario; nome cliente; medico curante; nome del medico; nominativo cliente; nome_madre; referente
                USERNAME: parola d'ordine
                EMAIL: posta elettronica; indirizzo email; PEC; indirizzo di posta elettronica; email_cliente; e-mail
                PHONE: telefono; cellulare; cell.; Tel. casa; recapito telefonico; num_tel; numero di telefono; telefono fisso; TelefonoCellulare; nr cellulare
                ADDRESS: indirizzo; Via; via e numero civico; numero civico; domicilio; INDIRIZZO_RESIDENZA; indirizzo di residenza; N. civico; dati catastali; particella catastale
                COORDINATES: latitudine; longitudine; coordinate; coord_x
                BANK_ACCOUNT: conto corrente; coordinate bancarie; numero conto; IBAN beneficiario; n. c/c
                PAYMENT_CARD: carta di credito; numero carta di credito; num_carta
                IP_ADDRESS: indirizzo IP; ip_sorgente
                DEVICE_NUMBER: numero di serie; matricola contatore; POD
                URL: sito web; pagina web; sito internet
                VEHICLE_NUMBER: targa; Targa veicolo; numero telaio; TARGA_AUTO; telaio
                NATIONAL_NUMBER: codice fiscale; CF; cod_fisc; CODICE_FISCALE; C.F.; CodFiscale; cod. fiscale; cf_paziente; codfisc; Partita IVA; P.IVA; piva; carta d'identità; n. carta identità
                MEDICAL_RECORD: numero cartella clinica; cartella_clinica; n. cartella; id cartella; codice nosologico; numero nosologico
                HEALTH_PLAN: tessera sanitaria; numero polizza; n. tessera sanitaria; codice assistito
                LICENCE_NUMBER: passaporto; n. passaporto; patente; numero patente; permesso di soggiorno numero
                PERSON_NUMBER: matricola; id_paziente; codice cliente; CodCliente; numero tessera; id_utente; codice dipendente; matricola dipendente; matricola studente; num_componente; id_soggetto; NORD; Codice Socio; tessera socio
                RECORD_NUMBER: numero pratica; n. pratica; protocollo; numero fattura; id ordine; num_ricovero; numero_sdo; codice a barre; id_record; progressivo; numero fascicolo; numero procedimento; numero sinistro; codice campione; n° verbale
                BIRTH_DATE: data di nascita; data_nascita; DATA_NASC; dt_nascita; DataNascita; d. nascita; nato il; dtnasc; data nasc.; ddn
                FREE_TEXT: note; osservazioni; commenti; annotazioni; Note libere; descrizione; altro (specificare); anamnesi; testo libero
                FILE_PATH: foto; fotografia; allegato; nome file
                BIOMETRIC: impronta digitale; impronte digitali
                HOUSEHOLD: id_famiglia; numero famiglia; PROFAM; nquest; codice famiglia; num_famiglia; nucleo_familiare
                STRATUM: strato; STRATO_CAMPIONE
                CLUSTER: unità primaria di campionamento; grappolo
                WEIGHT: coefficiente di riporto; coefficiente di espansione; peso campionario; fattore di espansione; coeff_rip; peso di riporto all'universo
                DATE: data; data ricovero; data_dimissione; data decesso; DATA_ASSUNZIONE; dt_fine; data inizio; scadenza; scadenza certificato; data visita; data_xyz; data ultimo accesso
                DIAGNOSIS: diagnosi; diagnosi principale; patologia; ICD9; codice_diagnosi; causa di morte; malattia; allergie
                DRUG: farmaco; nome del farmaco; principio attivo; dosaggio; codice AIC; terapia farmacologica
                LABORATORY_VALUE: glicemia; colesterolo; emoglobina; pressione sistolica; creatinina; pressione arteriosa; frequenza cardiaca; esami del sangue
                TREATMENT: terapia; intervento chirurgico; trattamento; modalità di dimissione; vaccinazione
                DISABILITY: disabilità; invalidità civile; percentuale di invalidità; legge 104
                HEALTH: stato di salute; fumatore; gravidanza; gruppo sanguigno; idoneità medica; giorni di malattia
                GENETICS: genotipo; mutazione genetica
                RELIGION: religione; ora di religione
                SEXUALITY: orientamento sessuale
                UNION: sindacato; iscrizione sindacale; tessera sindacale
                POLITICS: partito politico; voto alle elezioni; intenzione di voto
                ETHNIC_ORIGIN: etnia; origine etnica; razza; appartenenza etnica
                CRIMINAL_RECORD: reato; condanna; precedenti penali; tipo_reato; pena
                VICTIM: violenza domestica; vittima di violenza; bullismo
                INCOME: reddito; stipendio; reddito_annuo; RAL; retribuzione lorda; ISEE; reddito familiare; stipendio netto
                DEBT: debito; mutuo; prestito; rate insolute
                BENEFIT: reddito di cittadinanza; sussidio; assegno sociale; cassa integrazione; bonus sociale
                GRADE: voto_finale; media voti; voto di laurea; voto esame; voto matematica; valutazione finale
                OPINION: soddisfazione; opinione; gradimento; grado di soddisfazione
                POSTCODE: CAP; codice avviamento postale; cap_residenza; codice postale
                PLACE: comune; provincia; comune di residenza; luogo di nascita; COD_ISTAT; regione; codice comune; città; PROV; località; comune_nascita; sezione di censimento; ripartizione geografica
                COUNTRY: nazione; paese di nascita; stato estero di nascita; paese; codice paese
                AGE: età; eta; classe di età; ETA_PAZIENTE; fascia d'età; età del figlio; eta_calcolata
                BIRTH_YEAR: anno di nascita; anno_nascita; ANASC
                SEX: sesso; genere; SESSO_PAZIENTE; M/F sesso
                NATIONALITY: cittadinanza; nazionalità; straniero; cod_cittadinanza
                LANGUAGE: lingua; lingua madre; madrelingua
                MARITAL_STATUS: stato civile; stato_civile; STACIV; coniugato
                RELATION: relazione di parentela; parentela; tipo di famiglia; rapporto di parentela; tipologia familiare
                EDUCATION: titolo di studio; titolo_studio; istruzione; livello di istruzione; laurea; corso di laurea; diploma; anno di corso; facoltà
                OCCUPATION: professione; mansione; qualifica; condizione professionale; occupazione; ruolo; tipo contratto; posizione professionale; lavoro; anzianità di servizio; ore lavorate; inquadramento; professione del padre
                INDUSTRY: ATECO; codice_ateco; settore di attività; settore economico; ateco2007
                ORGANISATION: azienda; reparto; ospedale; scuola; ufficio; datore di lavoro; denominazione struttura; ente; nome della scuola; tribunale; ASL; ragione sociale; denominazione azienda
                HOUSING: abitazione; titolo di godimento; tipo di abitazione; numero di stanze; affitto; superficie abitazione
                VEHICLE: veicolo; marca auto; tipo veicolo; alimentazione; anno immatricolazione; cilindrata
                INSURANCE: assicurazione; esenzione ticket; compagnia assicurativa; tipo polizza; classe bonus malus
                BODY_MEASURE: altezza; statura; peso (kg); taglia; circonferenza vita; colore occhi
                YEAR: anno; anno iscrizione; anno scolastico; anno_ricovero; anno di laurea
                PART_OF_DATE: mese; trimestre; giorno della settimana; ora; mese_nascita
                COUNT: numero figli; numero di figli; n_figli; num. componenti; numero componenti famiglia; quantità; numero visite; figli; figli a carico; n. dipendenti; totale ricoveri
                DURATION: durata; degenza; giorni di degenza; tempo di attesa; durata chiamata
                MONEY: importo; prezzo; costo totale; spesa; quota; importo_fattura; canone
                SCORE: punteggio; punti; indice; probabilità
                SHARE: percentuale; tasso; tasso di occupazione
                CATEGORY: tipo_cliente; tipologia; categoria; stato_ordine; tipo documento; motivo; tipo tessera; classe; stato pratica; livello
                FLAG: attivo; consenso privacy; consenso; presenza email; ha telefono
                PRODUCT: prodotto; nome prodotto; articolo; marca; codice articolo; fornitore
                MEASUREMENT: temperatura; umidità; velocità; consumo elettrico; distanza; peso lordo
                HEALTH: soddisfazione per la vita; benessere psicologico; punteggio_phq9; giorni di assenza per malattia; donna incinta; consumo di cannabis; caregiver familiare
                DISABILITY: non autosufficienza; grado di non autosufficienza; livello di dipendenza ADL; PEI
                DIAGNOSIS: malattia professionale; malattia di lunga durata; patologia invalidante
                UNION: sigla sindacale; federazione sindacale; quota sindacale; delega sindacato; categoria sindacale; carica sindacale
                GRADE: media voti; media_matematica; voto in condotta; voto quadrimestre; voto italiano scritto
                CRIMINAL_RECORD: perquisizione; sequestro penale; ammonizione; richiamo scritto; messa alla prova; affidamento in prova; braccialetto elettronico
                VICTIM: ordine di protezione; divieto di avvicinamento; indirizzo protetto; casa rifugio
                INCOME: lordo mensile; straordinario pagato; tredicesima mensilità; trattenute busta paga; premio di produzione; scatto di anzianità
                DEBT: pignoramento stipendio; pignoramento dello stipendio; cessione del quinto; rate arretrate
                BENEFIT: RdC; reddito di inclusione; assegno unico; borsa di studio; contributo affitto; esenzione per reddito
                ETHNIC_ORIGIN: richiedente asilo; status di rifugiato; background migratorio; protezione internazionale
                POLITICS: voto alle politiche; area politica; autocollocazione sinistra-destra
                SEXUALITY: orientamento sessuale; identità di genere
                GENETICS: mutazione BRCA; malattia ereditaria
                TREATMENT: stato vaccinale
                """);
    }

    @ParameterizedTest(name = "{1}: {0}")
    @MethodSource("kinds")
    void readsWhatItalianHeadingsSay(ColumnKind kind, String heading) {
        assertThat(ListedHeadings.strongest(heading)).contains(kind);
    }

    static Stream<String> ordinary() {
        return ListedHeadings.list("""
                tipo_cliente; tipo di telefono; numero di figli; n_figli; numero dipendenti; numero componenti; quantità; tipo documento;
                nome prodotto; nome_comune; nome della scuola; nome della malattia; nome del farmaco; voto; voto_finale; punteggio;
                marca cellulare; modello telefono; ha telefono; presenza cellulare; lunghezza nome; qualità indirizzo; tipo indirizzo; tipo via;
                sesso; età; ruolo; stipendio; mansione; stato; stato civile; totale studenti; numero visite; numero di stanze; anno; mese;
                data ricovero; ora; durata chiamata; prezzo; importo; provincia; CAP; paese; marca; modello; colore; taglia; quota; disciplina;
                temperatura; umidità; velocità; pressione; distanza; consumo; attivo; consenso; soddisfazione cliente; allenamento; livello;
                età paziente; sesso_studente; stato paziente; segmento clientela; canale contatto; numero chiamate; numero persone;
                tipo tessera; dominio email; frequenza; media; tasso; componenti famiglia; corso; materia; categoria; classe; gruppo; turno;
                orario; unità; giacenza; spesa totale; chilometraggio; cilindrata; altezza; peso; anno iscrizione; giorni di degenza
                """);
    }

    @ParameterizedTest
    @MethodSource("ordinary")
    void takesOrdinaryItalianColumnsForNoIdentifiers(String heading) {
        assertThat(ListedHeadings.identifiers(heading)).isEmpty();
    }
}
