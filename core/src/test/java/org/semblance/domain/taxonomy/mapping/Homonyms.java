package org.semblance.domain.taxonomy.mapping;

import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.TaxonomyBuilder;

/** A small world in which many words mean several things, each usual meaning wrong in some column. */
final class Homonyms {

    static final Taxonomy WORLD = world();

    private Homonyms() {}

    private static Taxonomy world() {
        TaxonomyBuilder builder = Taxonomy.named("world")
                .chain("plant", "living thing", "object", "entity")
                .chain("grass", "plant")
                .chain("animal", "living thing")
                .chain("person", "living thing")
                .chain("worker", "person")
                .chain("professional", "person")
                .chain("cleric group", "group", "abstraction", "entity")
                .chain("machine", "artifact", "object")
                .chain("room", "structure", "artifact")
                .chain("building", "structure")
                .chain("country", "region", "place", "object")
                .chain("island", "place")
                .chain("body of water", "object")
                .chain("sport", "game", "activity", "abstraction")
                .chain("board game", "game")
                .chain("money", "possession", "abstraction")
                .chain("colour", "property", "abstraction");
        for (String animal : new String[] {"cow", "horse", "sheep", "goat", "hen"}) {
            builder.chain(animal, "animal");
        }
        for (String job : new String[] {"nurse", "clerk", "baker", "waiter", "salesperson", "cook"}) {
            builder.chain(job, "worker");
        }
        for (String job : new String[] {"lawyer", "dentist", "teacher"}) {
            builder.chain(job, "professional");
        }
        for (String country : new String[] {"france", "italy", "peru", "ghana", "colombia", "greece", "cuba"}) {
            builder.chain(country, "country");
        }
        for (String sport : new String[] {"tennis", "golf", "rugby", "judo", "hockey"}) {
            builder.chain(sport, "sport");
        }
        for (String place : new String[] {"theatre", "hospital", "school", "library"}) {
            builder.chain(place, "building");
        }
        builder.chain("clergy", "cleric group")
                .chain("kitchen", "room")
                .chain("bedroom", "room")
                .chain("lake", "body of water")
                .chain("printer press", "machine")
                .chain("coin", "money")
                .chain("green", "colour")
                .chain("wheat", "grass");
        // the usual meaning first
        means(builder, "sea", "body of water");
        means(builder, "seal", "animal");
        means(builder, "chess", "grass", "board game");
        means(builder, "squash", "plant", "sport");
        means(builder, "dishwasher", "machine", "worker");
        means(builder, "printer", "machine", "worker");
        means(builder, "court", "group", "room", "place");
        means(builder, "surgery", "activity", "room");
        means(builder, "japan", "island", "country");
        means(builder, "columbia", "body of water");
        means(builder, "sales", "money");
        means(builder, "private", "worker", "property");
        return builder.build();
    }

    /** Lets a word mean a thing of its own below each of some concepts. */
    private static void means(TaxonomyBuilder builder, String word, String... kinds) {
        for (String kind : kinds) {
            int concept = builder.concept(word + ":" + kind);
            builder.word(concept, word).below(concept, kind);
        }
    }
}
