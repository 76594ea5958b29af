package org.semblance.domain.taxonomy;

import java.io.Serializable;
import java.util.Arrays;
import java.util.function.ObjIntConsumer;

/** Alternative ids of concepts, such as former ones. An alias given to several concepts finds none of them. */
final class ConceptAliases implements Serializable {

    private static final int SEVERAL = -1;

    private final TextPool texts;
    private int[] concepts;

    ConceptAliases() {
        this(new TextPool(), new int[16]);
    }

    private ConceptAliases(TextPool texts, int[] concepts) {
        this.texts = texts;
        this.concepts = concepts;
    }

    void add(String alias, int concept) {
        int known = texts.size();
        int number = texts.add(alias);
        if (number == concepts.length) {
            concepts = Arrays.copyOf(concepts, number * 2);
        }
        concepts[number] = number == known || concepts[number] == concept ? concept : SEVERAL;
    }

    /** The concept of an alias, or −1. */
    int find(String alias) {
        int number = texts.find(alias);
        return number < 0 ? SEVERAL : concepts[number];
    }

    /** Passes every unambiguous alias to a consumer, in the order they were given. */
    void forEach(ObjIntConsumer<String> each) {
        for (int number = 0; number < texts.size(); number++) {
            if (concepts[number] != SEVERAL) {
                each.accept(texts.at(number), concepts[number]);
            }
        }
    }

    /** The same with the final concept numbers. */
    ConceptAliases renumbered(int[] finalNumber) {
        int[] renumbered = new int[texts.size()];
        for (int number = 0; number < renumbered.length; number++) {
            renumbered[number] = concepts[number] == SEVERAL ? SEVERAL : finalNumber[concepts[number]];
        }
        return new ConceptAliases(texts.trimmed(), renumbered);
    }
}
