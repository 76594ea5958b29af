package org.semblance.release.columns;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.semblance.testkit.Trials;

class KnownScalesTest {

    /** Lines of steps in their order; they are shown shuffled. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "no schooling < primary < lower secondary < upper secondary < higher",
                "Preschool < 1st-4th < 5th-6th < 7th-8th < 9th < 10th < 11th < 12th < HS-grad < Some-college < Assoc-voc"
                        + " < Assoc-acdm < Bachelors < Masters < Prof-school < Doctorate",
                "Less than high school < High School Diploma < Some college < Bachelor's degree < Master's degree < PhD",
                "kein Abschluss < Hauptschulabschluss < mittlere Reife < Abitur < Hochschulabschluss",
                "Grundschule < Hauptschule < Realschule < Abitur < Bachelor < Master < Promotion",
                "Sans diplôme < Brevet < CAP-BEP < Bac < Bac+2 < Licence < Master < Doctorat",
                "primaire < collège < lycée < université",
                "Sin estudios < Primaria < ESO < Bachillerato < FP superior < Universidad",
                "primaria < secundaria < bachillerato < universidad",
                "nessun titolo < licenza elementare < licenza media < diploma < laurea",
                "basisschool < vmbo < mbo < havo < vwo < hbo < wo",
                "1.º ciclo < 2.º ciclo < 3.º ciclo < Secundário < Licenciatura < Mestrado < Doutoramento",
                "básico < secundário < licenciatura < mestrado < doutoramento",
                "sense estudis < primària < secundària < batxillerat < universitat",
                "strongly disagree < disagree < neither agree nor disagree < agree < strongly agree",
                "stimme gar nicht zu < stimme eher nicht zu < teils/teils < stimme eher zu < stimme voll zu",
                "trifft nicht zu < trifft eher nicht zu < trifft eher zu < trifft voll zu",
                "Pas du tout d'accord < Plutôt pas d'accord < Plutôt d'accord < Tout à fait d'accord",
                "Muy en desacuerdo < En desacuerdo < De acuerdo < Muy de acuerdo",
                "Per niente d'accordo < Poco d'accordo < Abbastanza d'accordo < Molto d'accordo",
                "helemaal mee oneens < mee oneens < neutraal < mee eens < helemaal mee eens",
                "Discordo totalmente < Discordo < Não concordo nem discordo < Concordo < Concordo totalmente",
                "Molt en desacord < En desacord < D'acord < Molt d'acord",
                "nie < selten < manchmal < oft < immer",
                "nooit < soms < regelmatig < vaak < altijd",
                "mai < raramente < qualche volta < spesso < sempre",
                "mai < de vegades < sovint < sempre",
                "nunca < raramente < às vezes < frequentemente < sempre",
                "muy insatisfecho/a < insatisfecho/a < satisfecho/a < muy satisfecho/a",
                "tres mauvais < mauvais < moyen < bon < tres bon",
                "very bad < bad < fair < good < very good",
                "laag < midden < hoog",
                "baixo < médio < alto < muito alto",
                "none < mild < moderate < severe",
                "keine < leicht < mittel < schwer",
                "XS < S < M < L < XL < XXL",
                "Bronze < Silver < Gold < Platinum",
                "principiante < intermedio < avanzato",
                "Junior < Mid < Senior < Lead",
                "A1 < A2 < B1 < B2 < C1 < C2",
                "janv. < févr. < mars < avr. < mai < juin < juil. < août < sept. < oct. < nov. < déc.",
                "lunes < martes < miércoles < jueves < viernes < sábado < domingo",
                "Mo < Di < Mi < Do < Fr < Sa < So",
                "A < B < C < D < E",
                "A+++ < A++ < A+ < A < B < C < D",
                "A < B < C < D < F",
                "I < II < III < IV",
                "Stage I < Stage II < Stage III < Stage IV",
                "Level 1 < Level 2 < Level 3",
                "1 - very bad < 2 - bad < 3 - fair < 4 - good < 5 - very good",
                "1 - very satisfied < 2: satisfied < 3: dissatisfied < 4: very dissatisfied",
                "1 = stimme gar nicht zu < 2 < 3 < 4 < 5 = stimme voll zu",
                "0-10 < 11-25 < 26-100 < 101-200 < mehr als 200",
                "unter 1 Stunde < 1-2 Stunden < 3-4 Stunden < über 4 Stunden",
                "1-2 ore < 3-5 ore < 6-8 ore < più di 8 ore",
                "unter 18 < 18 bis 29 < 30 bis 64 < 65 und älter",
                "moins de 25 ans < 25 à 49 ans < 50 à 64 ans < 65 ans et plus",
                "menos de 1.000 € < 1.000-2.000 € < 2.000-3.000 € < más de 3.000 €",
                "< 1,000 < 1,000–4,999 < 5,000–9,999 < 10,000+",
                "<10k < 10k-20k < 20k-50k < >50k",
                "none < 1 < 2-3 < 4 or more",
                "less than 1 < 1–5 hours < 5 or more",
                "less than 1 month < 1-6 months < 7-12 months < 1-2 years < more than 2 years",
                "under 6 months < 6 months - 1 year < 1-3 years < over 3 years",
                "[0,10) < [10,20) < [20,30)",
                "minder dan 10 < 10 tot 50 < 50 tot 100 < 100 of meer",
                "0 < 1 < 2 < 3+",
                "menys de 5 anys < de 5 a 10 anys < més de 10 anys",
                "até 500 < 501 a 1000 < mais de 1000",
                "0-4 < 5-9 < 10-14 < 15-19 < 85+",
            })
    void seesTheOrder(String line) {
        List<String> steps = List.of(line.split(" < (?!1,000 <)"));
        if (line.startsWith("< 1,000")) {
            steps = List.of("< 1,000", "1,000–4,999", "5,000–9,999", "10,000+");
        }
        List<String> order = steps;
        Trials.of(3, random -> {
            List<String> shown = new ArrayList<>(order);
            Collections.shuffle(shown, random);
            assertThat(KnownScales.of(shown)).as("%s", shown).isPresent();
            List<String> found = new ArrayList<>(KnownScales.of(shown).orElseThrow());
            if (!found.get(0).equals(order.get(0))) {
                Collections.reverse(found);
            }
            assertThat(found).isEqualTo(order);
        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "A|B|AB|O",
                "A+|A-|B+|B-|AB+|AB-|O+|O-",
                "A+|A-|B+|O+|O-",
                "M|F|X",
                "Y|N|U",
                "N|S|E|W",
                "single|married|widowed",
                "Gymnasium|Realschule|Gesamtschule|Hauptschule",
                "Ward 1|Ward 2|Ward 3",
                "1 - North|2 - South|3 - West",
                "5a|5b|6a",
                "0-10|5-15|10-20",
                "red|blue|white",
                "Berlin|Hamburg|Bremen",
                "A01-B99|C00-D48|D50-D90",
                "5223|9112|4110",
                "2.0.9|2.1.3|2.1.4",
                "01/02/2020|02/02/2020|03/02/2020",
                "low|low-income|red",
                "DI|MI|CI",
                "612 345 678|612 345 679|612 345 680",
                "good|weekly|high",
                "10 kg|20 m|30 kg",
                "1, Main Street|2, High Street|3, Park Lane",
            })
    void saysNothingAboutOthers(String line) {
        assertThat(KnownScales.of(Arrays.asList(line.split("\\|")))).as(line).isEmpty();
    }

    @Test
    void leavesOutWhatIsNoAnswer() {
        assertThat(KnownScales.of(List.of("don't know", "often", "never", "refused", "sometimes")))
                .contains(List.of("never", "sometimes", "often"));
        assertThat(KnownScales.of(List.of("immer", "keine Angabe", "nie", "manchmal")))
                .contains(List.of("nie", "manchmal", "immer"));
        assertThat(KnownScales.of(List.of("low", "high", "unknown"))).isEmpty();
    }

    @Test
    void keepsNoneAsAStep() {
        assertThat(KnownScales.of(List.of("severe", "none", "mild"))).contains(List.of("none", "mild", "severe"));
    }

    @Test
    void noScaleHasAWordTwice() {
        // the lists refuse to be read if one has
        assertThat(WordScale.ALL).hasSizeGreaterThan(200);
    }
}
