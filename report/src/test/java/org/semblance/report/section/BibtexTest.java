package org.semblance.report.section;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.semblance.Citation;
import org.semblance.catalog.Catalog;

class BibtexTest {

    @Test
    void setsAndBetweenAuthors() {
        assertThat(Bibtex.authors("Mateo-Sanz, J. M., Domingo-Ferrer, J. and Sebé, F."))
                .isEqualTo("Mateo-Sanz, J. M. and Domingo-Ferrer, J. and Sebé, F.");
        assertThat(Bibtex.authors("Hundepool, A. et al.")).isEqualTo("Hundepool, A. and others");
        assertThat(Bibtex.authors("Statistics Netherlands")).isEqualTo("{Statistics Netherlands}");
    }

    @Test
    void escapesWhatBibtexReads() {
        assertThat(Bibtex.of(new Citation("Abril, D.", 2015, "100 % sparse", "Computers & Security 49"), "abril"))
                .isEqualTo("@misc{abril,\n  author = {Abril, D.},\n  title = {{100 \\% sparse}},\n"
                        + "  howpublished = {Computers \\& Security 49},\n  year = {2015}\n}");
    }

    @Test
    void knowsTheAuthorsOfEveryEntryOfTheCatalog() {
        Catalog.standard().entries().stream()
                .flatMap(entry -> entry.source().stream())
                .forEach(citation -> assertThat(Bibtex.authors(citation.authors()))
                        .as(citation.authors())
                        .doesNotContain("{"));
    }
}
