package org.semblance.experiments;

import java.util.List;
import java.util.function.IntToDoubleFunction;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.semblance.data.Vectors;
import org.semblance.quality.documents.MeanWeight;
import org.semblance.quality.documents.NonZeros;
import org.semblance.report.experiment.Claim;

/** Figs. 3 and 4: masked documents have more terms, with lower weights. */
final class TextTermsPart {

    private final List<TextCorpus> corpora;
    private final MaskedTexts masked;
    private final int[] ks;

    TextTermsPart(List<TextCorpus> corpora, MaskedTexts masked) {
        this.corpora = List.copyOf(corpora);
        this.masked = masked;
        this.ks = CurvesOverK.withOriginal(masked.ks());
    }

    void report(ExperimentNotes notes) {
        for (TextCorpus corpus : corpora) {
            new CurvesOverK(
                            "Fig. 3, " + corpus.title() + ": mean number of terms of a document",
                            "terms",
                            1,
                            ks,
                            curves("fig-3/", corpus.parts(), NonZeros::mean))
                    .report(notes);
            notes.page.say("");
            double words = NonZeros.mean(corpus.all().documents());
            double most = NonZeros.mean(masked.documents(corpus.all(), masked.last()));
            if (masked.has(20)) {
                PaperStatements.compare(
                        notes,
                        "fig-3/" + corpus.id() + "/growth",
                        "growth at k = 20 in per cent of d",
                        100 * (most - words) / corpus.all().terms(),
                        1,
                        null);
            }
        }
        List<TextPart> parts =
                corpora.stream().flatMap(corpus -> corpus.parts().stream()).toList();
        new CurvesOverK(
                        "Fig. 4: mean weight of a term in a document that has it",
                        "weight",
                        4,
                        ks,
                        curves("fig-4/", parts, MeanWeight::mean))
                .report(notes);
        notes.claims.add(new Claim(
                "Documents get more terms with every k, in every vector space",
                parts.stream().allMatch(part -> rises(k -> NonZeros.mean(masked.documents(part, k))))));
        notes.claims.add(new Claim(
                "Terms weigh less with every k, in every vector space",
                parts.stream().allMatch(part -> rises(k -> -MeanWeight.mean(masked.documents(part, k))))));
    }

    private List<CurvesOverK.Curve> curves(String id, List<TextPart> parts, ToDoubleFunction<Vectors> figure) {
        return parts.stream()
                .map(part -> new CurvesOverK.Curve(
                        id + part.id() + "/K", part.id(), k -> figure.applyAsDouble(masked.documents(part, k))))
                .toList();
    }

    private boolean rises(IntToDoubleFunction figure) {
        double[] values = IntStream.of(ks).mapToDouble(figure).toArray();
        return IntStream.range(1, values.length).allMatch(i -> values[i] > values[i - 1]);
    }
}
