package org.semblance.release.attack;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.semblance.WarningCode;
import org.semblance.privacy.KAnonymity;
import org.semblance.quality.risk.DistanceLinkage;
import org.semblance.release.attack.AttackFacts.JudgedGuarantee;
import org.semblance.release.attack.AttackFacts.ReleasedVectors;
import org.semblance.release.attack.ScenarioDraft.Covering;
import org.semblance.release.figures.Glossary;
import org.semblance.release.figures.NumberFormat;
import org.semblance.release.recipe.AttackName;

/** The scenarios of a release of documents. */
final class DocumentScenarios {

    private final AttackFacts facts;
    private final ReleasedVectors vectors;
    private final Optional<JudgedGuarantee> anonymity;

    DocumentScenarios(AttackFacts facts, ReleasedVectors vectors) {
        this.facts = facts;
        this.vectors = vectors;
        this.anonymity = facts.anonymity();
    }

    List<Covering> all() {
        List<Covering> all = new ArrayList<>();
        all.add(prosecutor());
        if (vectors.named()) {
            all.add(rareWords());
        }
        all.add(insider());
        all.add(new OtherScenarios(facts).collector("documents"));
        all.add(wordLists());
        all.add(membership());
        return all;
    }

    private Covering prosecutor() {
        ScenarioDraft draft = new ScenarioDraft(
                        facts,
                        AttackName.PROSECUTOR.id(),
                        "Prosecutor",
                        "has a document and looks for its vector",
                        "the whole text of a document, and how texts become vectors")
                .limitedBy(KAnonymity.NAME)
                .measurable();
        anonymity.ifPresent(held -> draft.gain("Finds a vector that "
                + (held.persons() ? "documents of at least " : "at least ") + NumberFormat.decimal(held.certain())
                + (held.persons() ? " authors" : " documents")
                + " share, and cannot tell from the vector which row belongs to the document."));
        draft.gain(
                DistanceLinkage.NAME, score -> ReidentificationScenarios.linkage("Choosing the nearest vector", score));
        if (draft.hasNoGain()) {
            draft.gain(ReidentificationScenarios.NOT_MEASURED);
        }
        return draft.standing(
                anonymity.isPresent() ? AttackStanding.LIMITED : draft.byMeasures(),
                "Choose spherical-mdav, which makes groups of k.");
    }

    private Covering rareWords() {
        ScenarioDraft draft = new ScenarioDraft(
                        facts,
                        AttackName.RARE_WORDS.id(),
                        "Knows an unusual word of a person",
                        "",
                        "that a person used a term, such as a name or a rare disease")
                .warnedOfBy(WarningCode.W_RARE_TERMS);
        return facts.held(Glossary.COMMON_TERMS)
                .map(held -> draft.gain("Finds no term that fewer than " + NumberFormat.decimal(held.asked())
                                + (held.persons() ? " authors" : " documents") + " use.")
                        .limited())
                .orElseGet(
                        () -> draft.gain("The release may contain rare terms: an attacker who knows that a person used"
                                        + " such a term finds the group.")
                                .standing(AttackStanding.NOT_CONTROLLED, WarningCode.W_RARE_TERMS.remedy()));
    }

    private Covering insider() {
        ScenarioDraft draft = new ScenarioDraft(
                        facts,
                        AttackName.INSIDER.id(),
                        "Insider",
                        "infers what the documents of a group have in common",
                        "that a document is in a group")
                .warnedOfBy(WarningCode.W_ONE_LABEL, WarningCode.W_RARE_LABELS);
        draft.gain(common());
        return draft.standing(
                vectors.labelled() ? AttackStanding.MEASURED : AttackStanding.NOT_MEASURED,
                "Choose a larger k"
                        + (vectors.labelsReleased() ? ", or leave labels out with release: {labels: false}." : "."));
    }

    private String common() {
        if (vectors.sameLabel().isPresent()) {
            return NumberFormat.percentage(vectors.sameLabel().getAsDouble())
                    + " of the documents are in groups with a single label, which "
                    + (vectors.labelsReleased()
                            ? "is released and thereby disclosed."
                            : "the terms of the group may reveal, although labels are not released.");
        }
        return "If all documents of a group are about the same disease, this is disclosed about everyone in the group. "
                + (vectors.labelled()
                        ? "How often was measured; the data owner has the figure."
                        : "It was not measured.");
    }

    private Covering wordLists() {
        ScenarioDraft draft = new ScenarioDraft(
                        facts,
                        AttackName.WORD_LISTS.id(),
                        "Reconstructs texts or word lists",
                        "",
                        "the release, and how vectors are made")
                .warnedOfBy(WarningCode.W_DIGITS, WarningCode.W_EMBEDDINGS, WarningCode.W_SINGLE_CONTRIBUTOR);
        if (!vectors.named()) {
            return draft.gain("In an embedding, every word of a document influences every number and cannot be removed."
                            + " Programs can reconstruct texts from embeddings, and an average of a few embeddings is close"
                            + " to each of them.")
                    .standing(AttackStanding.NOT_CONTROLLED, WarningCode.W_EMBEDDINGS.remedy());
        }
        boolean digits = facts.warned(WarningCode.W_DIGITS);
        return facts.held(Glossary.TERM_CONTRIBUTORS)
                .map(held -> sharedTerms(held, digits, draft))
                .orElseGet(() -> singleTerms(digits, draft));
    }

    /** The scenario if several authors of a group use every term of its vector. */
    private static Covering sharedTerms(JudgedGuarantee held, boolean digits, ScenarioDraft draft) {
        String several = NumberFormat.decimal(held.asked()) + (held.persons() ? " authors" : " documents");
        draft.gain(
                digits
                        ? "The weights have so many digits that it can be computed which terms of a vector the same"
                                + " documents share."
                        : "From weights of two digits it can be guessed which terms of a vector the same documents share. How"
                                + " well was not measured.");
        draft.gain("Finds no term in a vector that fewer than " + several + " of the group use.");
        return draft.standing(
                digits ? AttackStanding.NOT_CONTROLLED : AttackStanding.NOT_MEASURED,
                digits
                        ? WarningCode.W_DIGITS.remedy()
                        : "Choose a larger k, or larger term-contributors: guesses are then worse.");
    }

    /** The scenario if a single document may bring a term into a vector. */
    private static Covering singleTerms(boolean digits, ScenarioDraft draft) {
        draft.gain(
                digits
                        ? "The weights have so many digits that the word list of a single document can be computed,"
                                + " whatever k is."
                        : "From weights of two digits it can be guessed which terms of a vector occur together in a single"
                                + " document. How well was not measured.");
        draft.gain("A vector shows a term as soon as one document of the group uses it. It does not show which one, but"
                + " that someone in the group used it.");
        return draft.standing(
                AttackStanding.NOT_CONTROLLED,
                digits ? WarningCode.W_DIGITS.remedy() : WarningCode.W_SINGLE_CONTRIBUTOR.remedy());
    }

    private Covering membership() {
        return new ScenarioDraft(
                        facts,
                        AttackName.MEMBERSHIP.id(),
                        "Asks whether a document is among them",
                        "",
                        "the whole text of a document")
                .gain(
                        vectors.named()
                                ? "Can check whether a vector contains the terms of the document."
                                : "Can check whether a released vector is close to that of the document, with the program"
                                        + " that made the vectors.")
                .standing(AttackStanding.NOT_CONTROLLED, "Publish only if it may be known whose documents these are.");
    }
}
