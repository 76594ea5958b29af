package org.semblance.release.columns.signs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class HeadingsInCatalanTest {

    /** A kind, and headings of columns in files of town halls, hospitals, schools and employers. */
    private static final String KINDS = """
            family-name: Cognoms; Cognom; cognom1; COGNOM_2; primer cognom; segonCognom; Llinatges
            given-name: Nom de pila; prenom
            full-name: Nom i cognoms; Nom complet; nom_pacient; NomClient; Persona de contacte; Metge de capçalera; signant
            username: Nom d'usuari; Contrasenya
            email: Correu electrònic; correu; adreça electrònica; adreça de correu
            phone: Telèfon; Telèfon mòbil; mòbil; num_telefon; Tel. fix; telefon_contacte
            address: Adreça; adreça_postal; Domicili; Carrer; nom_carrer; Núm. de carrer; Adreça del pacient; nom_via
            bank-account: Compte bancari; compte corrent; Núm. de compte
            payment-card: Targeta de crèdit; número de targeta bancària
            vehicle-number: Matrícula del vehicle; num_bastidor; matrícula cotxe
            national-number: DNI; NIF; Número de la seguretat social; NASS; núm. seguretat social; Document d'identitat
            medical-record: Número d'història clínica; num_historia; NHC
            health-plan: CIP; Targeta sanitària; Número de targeta sanitària; TSI; número d'assegurat
            licence-number: Passaport; Carnet de conduir; Permís de conduir; Número de col·legiat; num_collegiat
            person-number: Identificador del pacient; codi_client; id_alumne; codi_treballador; núm. de soci; IdPersona; \
            RALC; número empleat
            record-number: Núm. expedient; Expedient; NumFactura; codi_mostra; número de comanda; num_contracte; id_visita
            birth-date: Data de naixement; data_naix; DataNaixement; data naix.; DN; Dia de naixement complet
            free-text: Observacions; Comentaris; comentari; Anotacions; Text lliure; Altres (especificar)
            household: Número de llar; id_llar; num_full; full padronal; codi_llar
            stratum: Estrat; estrat_mostra
            cluster: Conglomerat; unitat primària de mostreig; UPM
            weight: Ponderació; factor d'elevació; pes_mostral; Factor de ponderació; coeficient d'elevació
            date: Data d'ingrés; data_alta; Data de la visita; DataBaixa; data de defunció; data factura
            diagnosis: Diagnòstic; diagnòstic_principal; Malaltia; malaltia crònica; CIM-10; Causa de mort; antecedents
            drug: Medicament; nom del medicament; Medicació; principi actiu; fàrmac; posologia
            laboratory-value: Glucèmia; colesterol; creatinina; Tensió arterial; hemoglobina; freqüència cardíaca
            treatment: Tractament; Intervenció quirúrgica; procediment; operació
            disability: Discapacitat; grau_discapacitat; Grau de discapacitat; Dependència
            health: Estat de salut; Fumador; grup sanguini; IMC; embaràs; baixa mèdica
            religion: Religió; confessió religiosa
            union: Sindicat; afiliació sindical
            politics: Partit polític; intenció de vot; Record de vot
            ethnic-origin: Ètnia; Origen ètnic
            criminal-record: Antecedents penals; Delicte; condemna; sentència
            income: Salari; salari_brut; Ingressos; renda familiar; Sou; ingressos_llar; Retribució
            debt: Deute; deutes pendents; Hipoteca; morositat
            benefit: Prestació; subsidi d'atur; beca_menjador; ajuts socials; renda garantida de ciutadania
            grade: nota_final; Qualificació; qualificacions; nota mitjana
            opinion: Satisfacció; grau de satisfacció; Valoració
            postcode: Codi postal; CP; codi_postal; CodiPostal
            place: Municipi; comarca; Població; Lloc de naixement; Barri; districte; secció censal; localitat; codi_municipi; \
            Municipi de residència; vegueria; ciutat
            country: País; país de naixement; pais_residencia
            age: Edat; grup_edat; Grup d'edat; EDAT_ANYS; trams d'edat
            birth-year: Any de naixement; any_naix; AnyNaixement
            sex: Sexe; Gènere; sexe_pacient
            nationality: Nacionalitat; codi_nacionalitat
            language: Llengua materna; Llengua; Idioma; Llengua habitual
            marital-status: Estat civil; estat_civil; ESTATCIVIL
            relation: Parentiu; relació de parentiu; Relació; tipus de llar
            education: Nivell d'estudis; nivell_estudis; estudis; titulació; Nivell d'instrucció
            occupation: Professió; ocupació; situació laboral; ofici; tipus de contracte laboral; CCO; lloc de treball; Jornada
            industry: CCAE; sector d'activitat; Branca d'activitat
            organisation: Centre; Empresa; Hospital; departament; nom_escola; centre educatiu; Raó social; Servei
            housing: Habitatge; Règim de tinença; lloguer; tipus d'habitatge; superfície útil; Habitacions
            vehicle: Vehicle; marca_vehicle; model del cotxe
            insurance: Assegurança; mútua; asseguradora
            body-measure: Alçada; Pes (kg); pes corporal; color d'ulls
            year: Any; exercici; curs acadèmic
            part-of-date: Mes; dia de la setmana; trimestre
            count: Nombre de fills; nombre_fills; Nombre d'habitants; quantitat; fills
            duration: Durada; durada_estada; dies d'estada
            money: Import; preu; Cost total; import_total; Quota
            share: Percentatge; taxa
            measurement: Temperatura; Humitat; velocitat
            category: Tipus; categoria; Estat; tipus_client; Motiu
            flag: Consentiment; actiu; sí_no
            product: Producte; nom del producte; codi_article
            coordinates: Longitud; coordenades
            health: Satisfacció amb la vida; Benestar emocional; puntuacio_ghq12; Dies de baixa mèdica; Embarassada; Consum de cànnabis; Cuidadora informal
            disability: Grau de dependència; Nivell de dependència; Necessitats educatives especials; NESE
            diagnosis: Malaltia professional; Malaltia de llarga durada; Trastorn crònic
            union: Sindicat CCOO; Nom del sindicat; Federació sindical; Quota sindical; Descompte sindical
            grade: qualificacions; CAQ; mitjana_matematiques; Butlletí de notes; Nota de llengua
            criminal-record: Escorcoll; Comís; Amonestació; Expedient disciplinari; Llibertat vigilada; Tercer grau; Treballs en benefici de la comunitat
            victim: Ordre de protecció; Ordre d'allunyament; Mesura de protecció
            income: Sou brut mensual; Hores extres pagades; Paga extra; Complement d'antiguitat; Deduccions nòmina; Triennis
            debt: Embargament de nòmina; Embargament salarial; Quotes impagades; Rebuts impagats
            benefit: IMV; Renda mínima d'inserció; Ingrés mínim vital; Beca per renda; Subsidi per desocupació
            ethnic-origin: Sol·licitant d'asil; Condició de refugiat; Migrant; Poble gitano
            politics: Record de vot; Simpatia política; Escala ideològica
            sexuality: Orientació sexual; Identitat de gènere
            genetics: Mutació BRCA; Malaltia hereditària
            treatment: Estat vacunal
            """;

    /** Headings of columns that identify nobody, though some of their words often do. */
    private static final String ORDINARY = """
            Nombre de fills; Nombre de pacients; nombre_clients; Tipus de client; tipus_adreça; estat del pacient; \
            categoria del client; nom del medicament; nom del producte; nom_variable; nom de la malaltia; nota_matemàtiques; \
            Matèria; Assignatura; Sexe; Edat; sexe del pacient; edat del client; durada de la trucada; Servei; Nombre de trucades; \
            longitud del nom; Tipus de targeta; forma de pagament; Pes; número de mes; número de setmana; codi de país; \
            codi de comarca; nom del municipi; lloc de naixement; any de naixement; mes de naixement; país de naixement; \
            municipi del client; Professió de la mare; estudis del pare; Preu de venda; import de la factura; \
            Nombre d'expedients; estat de l'expedient; tipus d'expedient; consentiment correu; temperatura; Humitat relativa; \
            marca del mòbil; model de telèfon; superfície; rang; idioma del client; nombre de comptes; Data d'ingrés; classe; \
            color; Nombre de matrícules; qualitat de l'adreça; motiu de baixa; data de visita; Nombre de membres de la llar
            """;

    static Stream<Arguments> kinds() {
        return HeadingTable.withKinds(KINDS);
    }

    static Stream<HeadingTable.Column> ordinary() {
        return HeadingTable.columns(ORDINARY);
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void meansItsKindAboveAll(HeadingTable.Column column, ColumnKind kind) {
        assertThat(HeadingSigns.of(column))
                .as(column.name())
                .first()
                .extracting(ColumnSign::kind)
                .isEqualTo(kind);
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void meansTheSameInCapitals(HeadingTable.Column column, ColumnKind kind) {
        String capitals =
                String.join("_", HeadingText.of(column.name()).words()).toUpperCase(Locale.ROOT);

        assertThat(signs(capitals))
                .as(capitals)
                .first()
                .extracting(ColumnSign::kind)
                .isEqualTo(kind);
    }

    @ParameterizedTest
    @MethodSource("ordinary")
    void identifiesNobody(HeadingTable.Column column) {
        assertThat(HeadingSigns.of(column))
                .as(column.name())
                .noneMatch(sign -> sign.kind().group() == KindGroup.IDENTIFIER && sign.confidence() >= 0.45);
    }

    /** What is a number in such a column is a mark, and no remark. */
    @Test
    void notaOfNumbersIsAGrade() {
        List<ColumnSign> signs = HeadingSigns.of(new HeadingTable.Column("Nota", List.of("7", "12", "15.5")));

        assertThat(signs).first().extracting(ColumnSign::kind).isEqualTo(ColumnKind.GRADE);
        assertThat(signs).noneMatch(sign -> sign.kind() == ColumnKind.FREE_TEXT && sign.confidence() >= 0.45);
    }

    private static List<ColumnSign> signs(String heading) {
        return HeadingSigns.of(new HeadingTable.Column(heading, List.of()));
    }
}
