package org.semblance.domain.taxonomy.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.semblance.data.Words;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.TaxonomyBuilder;

/** Each step alone: a value that only this step can find. */
class StepsTest {

    private static final Taxonomy WORK = work();
    private static final ConceptMapper MAPPER = new ConceptMapper(WORK, new English());

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

    private static void finds(String value, MappingStep step, String concept) {
        ConceptProposal proposal =
                MAPPER.map(Words.of("column", value)).proposals().get(0);
        assertThat(proposal.mapped()).as(value + " is found").isTrue();
        ConceptCandidate first = proposal.candidates().get(0);
        assertThat(WORK.id(first.concept())).as(value).isEqualTo(concept);
        assertThat(first.step()).as(value).isEqualTo(step);
    }

    @Test
    void aWordAsItIsWrittenIsExact() {
        finds("clerk", MappingStep.EXACT, "clerk");
        finds("Nurse", MappingStep.EXACT, "C-16");
    }

    @Test
    void anIdIsExact() {
        finds("C-17", MappingStep.EXACT, "C-17");
    }

    @Test
    void capitalsMatterLittle() {
        finds("CLERK", MappingStep.CASE, "clerk");
        finds("nurse", MappingStep.CASE, "C-16");
    }

    @Test
    void separatorsAreExchangedOrLeftOut() {
        finds("software_engineer", MappingStep.SEPARATORS, "software engineer");
        finds("Software-Engineer", MappingStep.SEPARATORS, "software engineer");
        finds("software/engineer", MappingStep.SEPARATORS, "software engineer");
        finds("copilot", MappingStep.SEPARATORS, "co-pilot");
        finds("co pilot", MappingStep.SEPARATORS, "co-pilot");
    }

    @Test
    void pluralsLeadToTheirNoun() {
        finds("clerks", MappingStep.MORPHOLOGY, "clerk");
        finds("software engineers", MappingStep.MORPHOLOGY, "software engineer");
    }

    @Test
    void punctuationIsLeftOut() {
        finds("clerk (part-time)", MappingStep.PUNCTUATION, "clerk");
        finds("Trinidad & Tobago", MappingStep.PUNCTUATION, "trinidad and tobago");
        finds("\"clerk\"", MappingStep.PUNCTUATION, "clerk");
    }

    @Test
    void camelCaseIsCut() {
        finds("SoftwareEngineer", MappingStep.CAMEL_CASE, "software engineer");
    }

    @Test
    void beginningsAndSkeletonsAreCompleted() {
        finds("op", MappingStep.ABBREVIATION, "operator");
        finds("Tech", MappingStep.ABBREVIATION, "technician");
        finds("inspct", MappingStep.ABBREVIATION, "inspector");
        finds("Hong", MappingStep.ABBREVIATION, "hong kong");
        finds("Crohns", MappingStep.ABBREVIATION, "crohn's disease");
        finds("soft. eng.", MappingStep.ABBREVIATION, "software engineer");
    }

    @Test
    void slipsAreMended() {
        finds("Columbia", MappingStep.SPELLING, "colombia");
        finds("Trinadad&Tobago", MappingStep.SPELLING, "trinidad and tobago");
        finds("inspecter", MappingStep.SPELLING, "inspector");
    }

    @Test
    void theLastWordOfACompoundTells() {
        finds("senior clerk", MappingStep.HEAD_WORD, "clerk");
        finds("senior software engineer", MappingStep.HEAD_WORD, "software engineer");
        finds("Handlers-cleaners", MappingStep.HEAD_WORD, "cleaner");
    }

    @Test
    void whatStandsBeforeAPrepositionTells() {
        finds("fracture of the femur", MappingStep.HEAD_WORD, "fracture");
    }

    @Test
    void anAdjectiveLeadsToItsNoun() {
        finds("managerial", MappingStep.HEAD_WORD, "manager");
    }

    @Test
    void wordsOfACompoundAreShortenedToo() {
        finds("senior inspct", MappingStep.HEAD_WORD, "inspector");
    }

    @Test
    void numbersAndSignsLeadNowhere() {
        for (ConceptProposal proposal :
                MAPPER.map(Words.of("column", "?", "12", "--")).proposals()) {
            assertThat(proposal.mapped()).isFalse();
            assertThat(proposal.confidence()).isZero();
            assertThat(proposal.doubtful()).isTrue();
        }
    }
}
