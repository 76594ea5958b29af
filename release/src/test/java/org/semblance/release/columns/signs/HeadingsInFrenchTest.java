package org.semblance.release.columns.signs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class HeadingsInFrenchTest {

    /** A kind, and headings of columns in files of hospitals, offices, schools, employers and shops. */
    private static final String KINDS = """
            family-name: Nom de famille; NOM_NAISSANCE; nomUsage; Nom de jeune fille; nom marital; nom patronymique; Nom
            given-name: Prénom; PRENOM; prenom1; 2ème prénom; Prénoms; prénom usuel; Prénom(s)
            full-name: Nom et prénom; Nom Prénom; NOM_PATIENT; Nom du client; nom_complet; Médecin traitant; signataire; \
            Personne à prévenir
            username: Identifiant de connexion; mot_de_passe; Pseudo; Nom d'utilisateur
            email: Courriel; adresse mail; Adresse e-mail; adr_mail; Mél
            phone: Tél; N° de téléphone; telephone_portable; TelFixe; tél. domicile; Portable; num_tel
            fax: Télécopie; n° de fax
            address: Adresse; adresse_postale; Rue; N° de rue; numero_voie; complément d'adresse; libelle_voie; Adr1
            bank-account: RIB; N° de compte; Numéro compte bancaire
            payment-card: N° carte bancaire; numéro de CB
            vehicle-number: Immatriculation; plaque d'immatriculation; N° d'immatriculation
            national-number: N° sécu; NumSecu; Numéro de sécurité sociale; NIR; N° INSEE; NISS; Registre national; \
            N° AVS; INS; numéro fiscal
            medical-record: IPP; N° IPP; Numéro de dossier médical; dossier_medical
            health-plan: N° d'assuré; Numéro assuré; n° adhérent mutuelle; Numéro de mutuelle; matricule assuré
            licence-number: N° de passeport; numéro permis de conduire; RPPS; Numéro ADELI; N° titre de séjour
            person-number: N° patient; id_patient; Matricule; NumClient; code client; NIP; numéro étudiant; INE; \
            identifiant élève; ID_SALARIE; no_adherent; code_individu
            record-number: N° dossier; NumDossier; N° facture; no_contrat; numéro de séjour; N° sinistre; num_echantillon; \
            IEP; N° de commande; id_sejour
            birth-date: Date de naissance; DATE_NAISS; DateNaissance; DDN; dtnaiss; Né(e) le; Né le; date naiss.
            free-text: Commentaire; Observations; remarques; Autre (précisez); Précisez; Autre, précisez
            household: N° ménage; num_foyer; IDENT_MENAGE; identifiant du foyer; idmen
            stratum: Strate; strate de tirage; STRATE_ID
            cluster: Grappe; unité primaire; UPE; num_grappe; Unité primaire d'échantillonnage
            weight: Pondération; poids de sondage; poids_menage; coefficient d'extrapolation; POND; POIDS_INDIV
            date: Date d'entrée; date_sortie; DateAdmission; date de décès; Date d'embauche; dt_consultation; \
            date facture
            diagnosis: Diagnostic principal; DP; Pathologie; CIM10; code_cim; Maladie chronique; antécédents; GHM; \
            cause du décès
            drug: Médicament; Nom du médicament; posologie; code_cip; DCI; Traitement médicamenteux
            laboratory-value: Glycémie; créatininémie; Tension artérielle; Hémoglobine (g/dL); fréquence cardiaque
            treatment: Acte; CCAM; code_acte; intervention chirurgicale; Mode d'entrée; soins
            disability: Handicap; RQTH; taux_incapacite; Taux d'invalidité
            health: État de santé; Tabagisme; fumeur; IMC; groupe sanguin; Arrêt maladie; enceinte
            religion: Religion; confession religieuse; Culte
            union: Syndicat; appartenance syndicale; adhésion_syndicat
            politics: Parti politique; opinion politique; intention de vote
            ethnic-origin: Origine ethnique; Ethnie
            criminal-record: Casier judiciaire; Condamnation; infraction; Peine prononcée
            income: Salaire; salaire_brut; Revenu fiscal; revenus du ménage; Rémunération annuelle; patrimoine; Prime annuelle
            debt: Dettes; surendettement; Crédit en cours; impayés
            benefit: RSA; Allocations familiales; APL; Boursier; minima sociaux; CMU
            grade: note_finale; moyenne générale; note sur 20; mention au bac
            opinion: Satisfaction; degré de satisfaction; Avis
            postcode: Code postal; CP; code_postal; CodePostal; cpostal
            place: Ville; Commune; Département; code_dept; Lieu de naissance; Code INSEE; région; COMMUNE_RESIDENCE; \
            Commune de naissance; arrondissement
            country: Pays; Pays de naissance; pays_residence
            age: Âge; AGE; Tranche d'âge; age_revolu; classe_age; Âge au décès
            birth-year: Année de naissance; ANNAIS; an_naissance; AnneeNaissance
            sex: Sexe; Civilité; SEXE; Genre
            nationality: Nationalité; nationalite_patient; Titre de séjour
            language: Langue maternelle; langue
            marital-status: État civil; Situation familiale; état matrimonial; situation_de_famille; STAT_MATRI
            relation: Lien de parenté; lien_famille; type de ménage; Lien avec la personne de référence
            education: Niveau d'études; Diplôme; dernier diplôme obtenu; filière; Niveau scolaire; DIPL
            occupation: Profession; CSP; PCS; Métier; catégorie socioprofessionnelle; Poste occupé; Type de contrat de travail; \
            temps partiel; cat_socio_prof
            industry: Secteur d'activité; NAF; code_APE; branche d'activité
            organisation: Hôpital; Établissement; Employeur; code_finess; Service; unité fonctionnelle; Raison sociale; SIRET
            housing: Type de logement; Statut d'occupation; Loyer; nombre de pièces; surface habitable
            vehicle: Marque du véhicule; véhicule; modèle voiture; puissance fiscale
            insurance: Mutuelle; régime d'assurance; Organisme complémentaire; caisse d'affiliation
            body-measure: Taille (cm); Poids (kg); couleur des yeux; tour de taille; pointure
            year: Année; exercice; année scolaire
            part-of-date: Mois; jour de la semaine; mois de naissance; trimestre
            count: Nombre d'enfants; nb_enfants; NbEnfants; effectif; nombre_enfants; Nbre de visites; nb personnes du ménage; \
            nombre de salariés
            duration: Durée de séjour; durée; ancienneté du contrat
            money: Montant; prix unitaire; Coût total; chiffre d'affaires; montant_ttc
            score: Score; Points de fidélité
            share: Taux; pourcentage; taux_occupation_lits
            measurement: Température; vitesse du vent; altitude; Consommation
            category: Type; Catégorie; Statut; type_client; Motif; Type de dossier
            flag: Consentement; actif; opt-in newsletter; oui_non
            product: Produit; nom du produit; code_article; référence produit
            coordinates: Longitude; coordonnées GPS
            health: Satisfaction de vie; Bien-être ressenti; score_phq9; Jours d'arrêt maladie; Femme enceinte; Consommation de cannabis; Aidant familial
            disability: GIR; Niveau de dépendance; Reconnaissance RQTH; PPS MDPH
            diagnosis: Maladie professionnelle; ALD exonérante; Affection de longue durée
            union: Syndicat CGT; Nom du syndicat; Fédération syndicale; Retenue syndicale; Taux de cotisation syndicale
            grade: moy_maths; moyenne_francais; Moyenne trimestre 2; Appréciation bulletin; Note dictée
            criminal-record: Perquisition; Saisie judiciaire; Rappel à la loi; Garde à vue; Avertissement disciplinaire; Blâme; Mise à l'épreuve
            victim: Ordonnance de protection; Téléphone grave danger; Adresse confidentielle
            income: Salaire brut mensuel; Heures supplémentaires payées; 13e mois; Prime d'ancienneté; Retenue sur salaire; Prélèvement à la source
            debt: Saisie sur salaire; Dossier de surendettement; Avis à tiers détenteur; Impayés de loyer
            benefit: Montant APL; AAH; Droit RSA; Allocation parent isolé; Quotient familial CAF; Bourse sur critères sociaux
            ethnic-origin: Demandeur d'asile; Statut de réfugié; Descendant d'immigrés; Primo-arrivant
            politics: Vote au premier tour; Proximité partisane; Positionnement gauche-droite
            sexuality: Orientation sexuelle; Identité de genre
            genetics: Mutation BRCA; Maladie héréditaire
            treatment: Statut vaccinal
            """;

    /** Headings of columns that identify nobody, though some of their words often do. */
    private static final String ORDINARY = """
            Nombre d'enfants; nb_patients; Nombre de clients; type_client; Type d'adresse; statut_patient; \
            catégorie client; Nom du médicament; nom_produit; nom de la maladie; nom_variable; nom_station; \
            Note de mathématiques; Service; Matière; sexe; âge; Prix de vente; prénom_longueur; longueur du nom; \
            Durée d'appel; mode de paiement; Type de carte; Nombre de comptes; nb_appels; Poids; pain; Taille du fichier; \
            Numéro de semaine; numéro du mois; N° département; code région; Code produit; nombre de téléphones; \
            marque du téléphone; modèle de portable; Nombre d'adresses; consentement e-mail; e-mail vérifié; type de compte; \
            Température extérieure; vitesse; montant facturé; Taux de sucre; Qualité de l'adresse; origine du prénom; \
            Lieu de naissance; année de naissance; mois de naissance; Pays de naissance; ville du client; sexe du patient; \
            Age du patient; nom de la commune; Niveau d'études de la mère; Profession du père; Nombre de pages; Rang; \
            humidité; Superficie; classe; langue du client; type_contrat; Nombre de dossiers; date d'entrée; nombre de visites; \
            Statut du dossier; nb_factures; code langue; couleur; Motif de sortie; numéro de vague
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

    /** In French a number of things, in Spanish a name. */
    @Test
    void nombreIsANumberBeforeAPlural() {
        assertThat(signs("nombre enfants")).first().extracting(ColumnSign::kind).isEqualTo(ColumnKind.COUNT);
        assertThat(signs("Nombre de factures impayées")).anyMatch(sign -> sign.kind() == ColumnKind.COUNT);
    }

    /** What is a number in such a column is a mark, and no remark. */
    @Test
    void noteOfNumbersIsAGrade() {
        List<ColumnSign> signs = HeadingSigns.of(new HeadingTable.Column("Note", List.of("7", "12", "15.5")));

        assertThat(signs).first().extracting(ColumnSign::kind).isEqualTo(ColumnKind.GRADE);
        assertThat(signs).noneMatch(sign -> sign.kind() == ColumnKind.FREE_TEXT && sign.confidence() >= 0.45);
    }

    private static List<ColumnSign> signs(String heading) {
        return HeadingSigns.of(new HeadingTable.Column(heading, List.of()));
    }
}
