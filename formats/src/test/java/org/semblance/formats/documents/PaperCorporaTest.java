package org.semblance.formats.documents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.data.Words;
import org.semblance.domain.documents.Analysis;
import org.semblance.domain.documents.Corpus;
import org.semblance.domain.documents.VectorSpaceModel;
import org.semblance.domain.documents.Vectorization;

/**
 * The two corpora of Abril, Navarro-Arribas and Torra (2015), as near to their Table 1 as another stop list and another
 * choice of Reuters' documents allow: d terms, and so many of them per document.
 */
class PaperCorporaTest {

    private static Corpus corpus(String folder, String file) {
        String data = System.getenv("SEMBLANCE_DATA");
        assumeTrue(data != null && !data.isBlank(), "SEMBLANCE_DATA is not set: the paper's corpora are left out");
        Path table = Path.of(data, folder, file);
        assumeTrue(Files.isRegularFile(table), "no " + folder + "/" + file + " in SEMBLANCE_DATA");
        return new Reads(table).text("text").label("label").by(Analysis.USUAL).corpus();
    }

    private static double entriesPerDocument(VectorSpaceModel model) {
        return (double) model.vectors().entries() / model.vectors().size();
    }

    @Test
    void movieReviewsAreNearTheirVectorSpace() {
        Corpus reviews = corpus("movie-reviews", "movie-reviews.tsv.gz");
        VectorSpaceModel model = Vectorization.of(reviews, Analysis.USUAL, 1);

        assertThat(reviews.size()).isEqualTo(2000);
        assertThat((double) model.terms().size()).isCloseTo(12_431, withinPercentage(3)); // Table 1 of the paper
        assertThat(entriesPerDocument(model)).isCloseTo(186.5, withinPercentage(3)); // Table 1 of the paper
    }

    @Test
    void reutersIsNearItsVectorSpace() {
        Corpus all = corpus("reuters-21578", "reuters-r52.tsv.gz");
        Set<String> seven = Set.of("earn", "acq", "crude", "money-fx", "interest", "ship", "grain");
        Words labels = all.labels().orElseThrow();
        Corpus chosen = all.documents(IntStream.range(0, all.size())
                .filter(document -> seven.contains(labels.text(document)))
                .toArray());
        assertThat(all.size()).isEqualTo(9100);
        assertThat(chosen.size()).isEqualTo(7348);

        VectorSpaceModel model =
                Vectorization.of(Vectorization.withoutEmpty(chosen, Analysis.USUAL, 1), Analysis.USUAL, 1);
        assertThat((double) model.terms().size()).isCloseTo(5_473, withinPercentage(3)); // Table 1 of the paper
        assertThat(entriesPerDocument(model)).isCloseTo(29.4, withinPercentage(3)); // Table 1 of the paper
    }
}
