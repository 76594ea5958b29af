package org.semblance.domain.taxonomy.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.semblance.data.Words;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.TaxonomyBuilder;

/** Each step alone: a value that only this step can find. */
class StepsTest {

    private static final Taxonomy WORK = work();
    private static final Mapper MAPPER = new Mapper(WORK, new English());

    private static Taxonomy work() {
        TaxonomyBuilder builder = Taxonomy.named("work")
                .chain("clerk", "employee", "person", "thing")
                .chain("manager", "employee")
                .chain("operator", "employee")
                .chain("inspector", "employee")
                .chain("technician", "employee")
                .chain("software engineer", "engineer", "person")
                .chain("co-pilot", "pilot", "person")
                .chain("cleaner", "employee")
                .chain("handler", "employee")
                .chain("clergy", "group", "thing")
                .chain("hong kong", "city", "place", "thing")
                .chain("trinidad and tobago", "country", "place")
                .chain("colombia", "country")
                .chain("fracture", "injury", "state", "thing")
                .chain("femur", "bone", "thing")
                .chain("crohn's disease", "disease", "state");
        builder.word(builder.concept("C-16"), "Nurse").below(builder.concept("C-16"), "employee");
        builder.word(builder.concept("C-17"), "dentist").below(builder.concept("C-17"), "employee");
        return builder.build();
    }

    private static void finds(String value, Step step, String concept) {
        Proposal proposal = MAPPER.map(Words.of("column", value)).proposals().get(0);
        assertThat(proposal.mapped()).as(value + " is found").isTrue();
        Candidate first = proposal.candidates().get(0);
        assertThat(WORK.id(first.concept())).as(value).isEqualTo(concept);
        assertThat(first.step()).as(value).isEqualTo(step);
    }

    @Test
    void aWordAsItIsWrittenIsExact() {
        finds("clerk", Step.EXACT, "clerk");
        finds("Nurse", Step.EXACT, "C-16");
    }

    @Test
    void anIdIsExact() {
        finds("C-17", Step.EXACT, "C-17");
    }

    @Test
    void capitalsMatterLittle() {
        finds("CLERK", Step.CASE, "clerk");
        finds("nurse", Step.CASE, "C-16");
    }

    @Test
    void separatorsAreExchangedOrLeftOut() {
        finds("software_engineer", Step.SEPARATORS, "software engineer");
        finds("Software-Engineer", Step.SEPARATORS, "software engineer");
        finds("software/engineer", Step.SEPARATORS, "software engineer");
        finds("copilot", Step.SEPARATORS, "co-pilot");
        finds("co pilot", Step.SEPARATORS, "co-pilot");
    }

    @Test
    void pluralsLeadToTheirNoun() {
        finds("clerks", Step.MORPHOLOGY, "clerk");
        finds("software engineers", Step.MORPHOLOGY, "software engineer");
    }

    @Test
    void punctuationIsLeftOut() {
        finds("clerk (part-time)", Step.PUNCTUATION, "clerk");
        finds("Trinidad & Tobago", Step.PUNCTUATION, "trinidad and tobago");
        finds("\"clerk\"", Step.PUNCTUATION, "clerk");
    }

    @Test
    void camelCaseIsCut() {
        finds("SoftwareEngineer", Step.CAMEL_CASE, "software engineer");
    }

    @Test
    void beginningsAndSkeletonsAreCompleted() {
        finds("op", Step.ABBREVIATION, "operator");
        finds("Tech", Step.ABBREVIATION, "technician");
        finds("inspct", Step.ABBREVIATION, "inspector");
        finds("Hong", Step.ABBREVIATION, "hong kong");
        finds("Crohns", Step.ABBREVIATION, "crohn's disease");
        finds("soft. eng.", Step.ABBREVIATION, "software engineer");
    }

    @Test
    void slipsAreMended() {
        finds("Columbia", Step.SPELLING, "colombia");
        finds("Trinadad&Tobago", Step.SPELLING, "trinidad and tobago");
        finds("inspecter", Step.SPELLING, "inspector");
    }

    @Test
    void theLastWordOfACompoundTells() {
        finds("senior clerk", Step.HEAD_WORD, "clerk");
        finds("senior software engineer", Step.HEAD_WORD, "software engineer");
        finds("Handlers-cleaners", Step.HEAD_WORD, "cleaner");
    }

    @Test
    void whatStandsBeforeAPrepositionTells() {
        finds("fracture of the femur", Step.HEAD_WORD, "fracture");
    }

    @Test
    void anAdjectiveLeadsToItsNoun() {
        finds("managerial", Step.HEAD_WORD, "manager");
    }

    @Test
    void wordsOfACompoundAreShortenedToo() {
        finds("senior inspct", Step.HEAD_WORD, "inspector");
    }

    @Test
    void numbersAndSignsLeadNowhere() {
        for (Proposal proposal : MAPPER.map(Words.of("column", "?", "12", "--")).proposals()) {
            assertThat(proposal.mapped()).isFalse();
            assertThat(proposal.confidence()).isZero();
            assertThat(proposal.doubtful()).isTrue();
        }
    }
}
