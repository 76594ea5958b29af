/**
 * The library: tables in, masked tables, verdicts and scores out. It needs no other library.
 *
 * <p>Follow the data through the packages:
 *
 * <ol>
 *   <li>{@link org.semblance.data}: a table, whole or partitioned;
 *   <li>{@link org.semblance.domain}: what its values mean;
 *   <li>{@link org.semblance.method}: mask it;
 *   <li>{@link org.semblance.privacy}: verify what was promised;
 *   <li>{@link org.semblance.quality}: measure it.
 * </ol>
 *
 * <p>{@link org.semblance.catalog} lists everything that can be named, {@link org.semblance.port} what the library needs from
 * outside, {@link org.semblance.source} where data lie, and {@link org.semblance} holds the few words that every package may use.
 *
 * <p>Every package is exported: the parts that other modules of Semblance use are the parts that a domain, a method, a measure or
 * a guarantee of your own would use too. What is internal is package-private.
 */
module org.semblance.core {
    requires static org.jspecify;

    uses org.semblance.catalog.CatalogExtension;

    exports org.semblance;
    exports org.semblance.catalog;
    exports org.semblance.data;
    exports org.semblance.data.json;
    exports org.semblance.domain;
    exports org.semblance.domain.distribution;
    exports org.semblance.domain.documents;
    exports org.semblance.domain.foreign;
    exports org.semblance.domain.hierarchy;
    exports org.semblance.domain.hierarchy.build;
    exports org.semblance.domain.population;
    exports org.semblance.domain.taxonomy;
    exports org.semblance.domain.taxonomy.mapping;
    exports org.semblance.domain.taxonomy.similarity;
    exports org.semblance.domain.taxonomy.statistics;
    exports org.semblance.domain.transport;
    exports org.semblance.domain.vectors;
    exports org.semblance.method;
    exports org.semblance.method.blocking;
    exports org.semblance.method.generalization;
    exports org.semblance.method.microaggregation;
    exports org.semblance.method.noise;
    exports org.semblance.method.recoding;
    exports org.semblance.port;
    exports org.semblance.privacy;
    exports org.semblance.privacy.intersection;
    exports org.semblance.quality;
    exports org.semblance.quality.association;
    exports org.semblance.quality.clustering;
    exports org.semblance.quality.documents;
    exports org.semblance.quality.hierarchy;
    exports org.semblance.quality.loss;
    exports org.semblance.quality.risk;
    exports org.semblance.quality.risk.disclosure;
    exports org.semblance.quality.risk.likelihood;
    exports org.semblance.quality.risk.reconstruction;
    exports org.semblance.quality.risk.reidentification;
    exports org.semblance.quality.risk.uniqueness;
    exports org.semblance.quality.semantics;
    exports org.semblance.source;
}
