package org.semblance.catalog;

import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.semblance.CatalogEntry;
import org.semblance.Citation;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.domain.Domain;
import org.semblance.domain.Nominal;
import org.semblance.domain.Numeric;
import org.semblance.domain.Ordinal;
import org.semblance.domain.hierarchy.NamedHierarchy;
import org.semblance.domain.taxonomy.NamedConcepts;
import org.semblance.domain.taxonomy.Similarity;
import org.semblance.domain.taxonomy.similarity.JiangConrath;
import org.semblance.domain.taxonomy.similarity.LeacockChodorow;
import org.semblance.domain.taxonomy.similarity.Lin;
import org.semblance.domain.taxonomy.similarity.Resnik;
import org.semblance.domain.taxonomy.similarity.ShortestPath;
import org.semblance.domain.taxonomy.similarity.WuPalmer;
import org.semblance.domain.vectors.UnitVectors;
import org.semblance.method.Method;
import org.semblance.method.MethodFacts;
import org.semblance.method.blocking.Blocking;
import org.semblance.method.blocking.KdBlocking;
import org.semblance.method.blocking.SphericalBlocking;
import org.semblance.method.generalization.Datafly;
import org.semblance.method.generalization.Incognito;
import org.semblance.method.microaggregation.AbrilMethod;
import org.semblance.method.microaggregation.EqualityModeMethod;
import org.semblance.method.microaggregation.MdavMethod;
import org.semblance.method.microaggregation.MdavMuArgusMethod;
import org.semblance.method.microaggregation.SMdavMethod;
import org.semblance.method.microaggregation.SaMdavMethod;
import org.semblance.method.microaggregation.SaMdavStaticMethod;
import org.semblance.method.microaggregation.SphericalMdavMethod;
import org.semblance.method.microaggregation.TClosenessKFirstMethod;
import org.semblance.method.microaggregation.TClosenessMergeMethod;
import org.semblance.method.microaggregation.TClosenessTFirstMethod;
import org.semblance.method.microaggregation.UnivariateOptimalMethod;
import org.semblance.method.noise.CorrelatedSemanticNoise;
import org.semblance.method.noise.DistributionExponential;
import org.semblance.method.noise.SemanticExponential;
import org.semblance.method.noise.SemanticNoise;
import org.semblance.method.recoding.LocalRecoding;
import org.semblance.privacy.AlphaKAnonymity;
import org.semblance.privacy.BetaLikeness;
import org.semblance.privacy.Contributors;
import org.semblance.privacy.DeltaDisclosure;
import org.semblance.privacy.DeltaPresence;
import org.semblance.privacy.Dominance;
import org.semblance.privacy.Guarantee;
import org.semblance.privacy.KAnonymity;
import org.semblance.privacy.KMap;
import org.semblance.privacy.LDiversity;
import org.semblance.privacy.TCloseness;
import org.semblance.quality.Measure;
import org.semblance.quality.MeasureFacts;
import org.semblance.quality.clustering.NormalizedMutualInformation;
import org.semblance.quality.clustering.RandIndex;
import org.semblance.quality.documents.BayesAccuracy;
import org.semblance.quality.documents.ClusterAgreement;
import org.semblance.quality.documents.Density;
import org.semblance.quality.documents.KnnAccuracy;
import org.semblance.quality.documents.MeanWeight;
import org.semblance.quality.documents.NonZeros;
import org.semblance.quality.documents.QueryF1;
import org.semblance.quality.documents.SphericalInformationLoss;
import org.semblance.quality.documents.Ssa;
import org.semblance.quality.loss.AttributeLoss;
import org.semblance.quality.loss.AverageClassSize;
import org.semblance.quality.loss.CategoricalLoss;
import org.semblance.quality.loss.Discernibility;
import org.semblance.quality.loss.Entropy;
import org.semblance.quality.loss.Granularity;
import org.semblance.quality.loss.InformationLoss;
import org.semblance.quality.loss.ProbabilisticLoss;
import org.semblance.quality.loss.SemanticInformationLoss;
import org.semblance.quality.loss.SemanticRmse;
import org.semblance.quality.loss.SemanticSse;
import org.semblance.quality.loss.Sse;
import org.semblance.quality.loss.Sst;
import org.semblance.quality.loss.Variation;
import org.semblance.quality.risk.AssignmentLinkage;
import org.semblance.quality.risk.DistanceLinkage;
import org.semblance.quality.risk.LossAndRisk;
import org.semblance.quality.risk.RecordLinkage;
import org.semblance.quality.risk.SemanticLinkage;
import org.semblance.quality.risk.disclosure.AttributeInference;
import org.semblance.quality.risk.disclosure.Homogeneity;
import org.semblance.quality.risk.disclosure.Skew;
import org.semblance.quality.risk.likelihood.LikelihoodLinkage;
import org.semblance.quality.risk.reconstruction.Reconstruction;
import org.semblance.quality.risk.reidentification.JournalistRisk;
import org.semblance.quality.risk.reidentification.MarketerRisk;
import org.semblance.quality.risk.reidentification.ProsecutorRisk;
import org.semblance.quality.risk.reidentification.SinglingOut;
import org.semblance.quality.risk.reidentification.Uniques;
import org.semblance.quality.semantics.DistanceCorrelation;
import org.semblance.quality.semantics.DistanceCovarianceError;
import org.semblance.quality.semantics.OriginalDistanceCorrelation;
import org.semblance.quality.semantics.SemanticMeanShift;
import org.semblance.quality.semantics.SemanticVarianceError;

/** Everything a recipe can name: what ships with Semblance, and what other jars add. An entry is a class that describes itself. */
public final class Catalog {

    /** Something a recipe can name; {@code kind} is the interface it serves as. */
    public record Entry<T>(
            Class<T> kind,
            String name,
            Class<? extends T> parameters,
            String summary,
            List<String> claims,
            Optional<Citation> source) {

        private static <T> Entry<T> of(Class<T> kind, Class<?> described) {
            CatalogEntry about = about(described);
            return new Entry<>(
                    kind,
                    about.name(),
                    described.asSubclass(kind),
                    about.summary(),
                    claimed(described),
                    about.source().isEmpty() ? Optional.empty() : Optional.of(Citation.parse(about.source())));
        }

        private static List<String> claimed(Class<?> described) {
            MethodFacts facts = described.getAnnotation(MethodFacts.class);
            return facts == null
                    ? List.of()
                    : Arrays.stream(facts.claims())
                            .map(claim -> about(claim).name())
                            .toList();
        }

        /** The summary as a sentence. */
        public String sentence() {
            return summary.substring(0, 1).toUpperCase(Locale.ROOT) + summary.substring(1) + ".";
        }

        /** What it means, in sentences, to those who did not write the recipe. */
        public String meaning() {
            String meaning = about(parameters).meaning();
            return meaning.isEmpty() ? sentence() : meaning;
        }

        /** The same where documents are released. */
        public String meaningForDocuments() {
            String meaning = about(parameters).meaningForDocuments();
            return meaning.isEmpty() ? meaning() : meaning;
        }
    }

    private static final ProblemCode UNUSABLE = ProblemCode.E_CATALOG;

    /** What an entry may be, in the order a person should see them. */
    private static final List<Class<?>> KINDS =
            List.of(Domain.class, Similarity.class, Method.class, Blocking.class, Guarantee.class, Measure.class);

    private static final List<Class<? extends Record>> BUILT_IN = List.of(
            Numeric.class,
            Ordinal.class,
            Nominal.class,
            NamedConcepts.class,
            NamedHierarchy.class,
            UnitVectors.class,
            WuPalmer.class,
            LeacockChodorow.class,
            ShortestPath.class,
            Resnik.class,
            Lin.class,
            JiangConrath.class,
            MdavMethod.class,
            MdavMuArgusMethod.class,
            SphericalMdavMethod.class,
            UnivariateOptimalMethod.class,
            SaMdavMethod.class,
            SaMdavStaticMethod.class,
            SMdavMethod.class,
            AbrilMethod.class,
            EqualityModeMethod.class,
            TClosenessMergeMethod.class,
            TClosenessKFirstMethod.class,
            TClosenessTFirstMethod.class,
            Incognito.class,
            Datafly.class,
            LocalRecoding.class,
            SemanticNoise.class,
            CorrelatedSemanticNoise.class,
            SemanticExponential.class,
            DistributionExponential.class,
            KdBlocking.class,
            SphericalBlocking.class,
            KAnonymity.class,
            Contributors.class,
            LDiversity.class,
            TCloseness.class,
            AlphaKAnonymity.class,
            BetaLikeness.class,
            DeltaDisclosure.class,
            Dominance.class,
            KMap.class,
            DeltaPresence.class,
            InformationLoss.class,
            AttributeLoss.class,
            Sse.class,
            Sst.class,
            Variation.Il1.class,
            Variation.Il2.class,
            Variation.Il3.class,
            Variation.Il4.class,
            Variation.Il5.class,
            Variation.Il.class,
            ProbabilisticLoss.PilQ.class,
            ProbabilisticLoss.PilM1.class,
            ProbabilisticLoss.PilM2.class,
            ProbabilisticLoss.PilM11.class,
            ProbabilisticLoss.PilR.class,
            CategoricalLoss.Dist.class,
            CategoricalLoss.Ctbil.class,
            CategoricalLoss.Actbil.class,
            CategoricalLoss.Ebil.class,
            RecordLinkage.class,
            LossAndRisk.class,
            DistanceLinkage.class,
            AssignmentLinkage.class,
            LikelihoodLinkage.class,
            SemanticLinkage.class,
            ProsecutorRisk.class,
            JournalistRisk.class,
            MarketerRisk.class,
            Uniques.class,
            SinglingOut.class,
            Reconstruction.class,
            Homogeneity.class,
            AttributeInference.class,
            Skew.class,
            SemanticInformationLoss.class,
            SemanticSse.class,
            SemanticRmse.class,
            SemanticMeanShift.class,
            SemanticVarianceError.class,
            DistanceCovarianceError.class,
            OriginalDistanceCorrelation.class,
            DistanceCorrelation.class,
            Granularity.class,
            Entropy.class,
            Discernibility.class,
            AverageClassSize.class,
            RandIndex.class,
            NormalizedMutualInformation.class,
            SphericalInformationLoss.class,
            Ssa.class,
            NonZeros.class,
            Density.class,
            MeanWeight.class,
            QueryF1.class,
            KnnAccuracy.class,
            BayesAccuracy.class,
            ClusterAgreement.class);

    private static final Catalog STANDARD = of(BUILT_IN.stream());

    private final List<Entry<?>> entries;

    private Catalog(List<Entry<?>> entries) {
        this.entries = entries;
    }

    /** What ships with Semblance. */
    public static Catalog standard() {
        return STANDARD;
    }

    /** What ships with Semblance and what other jars on the class path offer, in the order of the class path. */
    public static Catalog installed() {
        List<Class<? extends Record>> offered = new ArrayList<>();
        try {
            for (CatalogExtension extension : ServiceLoader.load(CatalogExtension.class)) {
                offered.addAll(extension.entries());
            }
        } catch (ServiceConfigurationError e) {
            throw Problem.machine(
                    UNUSABLE,
                    "a jar on the class path offers something for the catalog that cannot be loaded: " + e.getMessage(),
                    "take the jar off the class path, or correct its META-INF/services");
        }
        return standard().with(offered);
    }

    /** Nothing at all, to read what names nothing. */
    public static Catalog empty() {
        return new Catalog(List.of());
    }

    /** The same with more entries, each after those of its kind. */
    public Catalog with(List<Class<? extends Record>> more) {
        return of(Stream.concat(entries.stream().map(Entry::parameters), more.stream()));
    }

    private static Catalog of(Stream<? extends Class<?>> described) {
        Map<String, Entry<?>> entries = new LinkedHashMap<>();
        described
                .<Entry<?>>map(Catalog::entryOf)
                .sorted(Comparator.comparingInt(entry -> KINDS.indexOf(entry.kind())))
                .forEach(entry -> {
                    Entry<?> same = entries.putIfAbsent(entry.name(), entry);
                    if (same != null) {
                        throw Problem.machine(
                                UNUSABLE,
                                "two classes of the catalog are named '" + entry.name() + "': "
                                        + same.parameters().getName() + " and "
                                        + entry.parameters().getName(),
                                "rename one of them, or take its jar off the class path");
                    }
                });
        return new Catalog(List.copyOf(entries.values()));
    }

    private static Entry<?> entryOf(Class<?> described) {
        List<Class<?>> kinds =
                KINDS.stream().filter(kind -> kind.isAssignableFrom(described)).toList();
        if (kinds.size() != 1) {
            throw unusable(
                    described,
                    "is " + (kinds.isEmpty() ? "nothing" : "more than one thing") + " that a recipe can name",
                    "make it a domain, a similarity, a method, a blocking, a guarantee or a measure");
        }
        if (!described.isRecord() || !Modifier.isPublic(described.getModifiers())) {
            throw unusable(
                    described, "is not a public record", "declare its parameters as components of a public record");
        }
        if (!described.isAnnotationPresent(CatalogEntry.class)) {
            throw unusable(described, "says nothing about itself", "put @CatalogEntry on it");
        }
        if (Measure.class.isAssignableFrom(described) && !described.isAnnotationPresent(MeasureFacts.class)) {
            throw unusable(described, "does not say how to read its scores", "put @MeasureFacts on it");
        }
        Parameter.of(described);
        return Entry.of(kinds.get(0), described);
    }

    private static Problem unusable(Class<?> described, String what, String advice) {
        return Problem.machine(
                UNUSABLE, "the class " + described.getName() + ", offered for the catalog, " + what, advice);
    }

    private static CatalogEntry about(Class<?> described) {
        CatalogEntry about = described.getAnnotation(CatalogEntry.class);
        if (about == null) {
            throw unusable(described, "says nothing about itself", "put @CatalogEntry on it");
        }
        return about;
    }

    public List<Entry<?>> entries() {
        return entries;
    }

    /** The entries that serve as something, in the order a person should see them. */
    @SuppressWarnings("unchecked") // an entry's kind is the class it was added with
    public <T> List<Entry<T>> of(Class<T> kind) {
        return entries.stream()
                .filter(entry -> entry.kind() == kind)
                .map(entry -> (Entry<T>) entry)
                .toList();
    }

    /** What serves as something, by name, in the same order. */
    public <T> Map<String, Class<? extends T>> choices(Class<T> kind) {
        Map<String, Class<? extends T>> choices = new LinkedHashMap<>();
        of(kind).forEach(entry -> choices.put(entry.name(), entry.parameters()));
        return choices;
    }

    /** The name under which a record of parameters is listed. */
    public String name(Object parameters) {
        return entry(parameters).name();
    }

    /** The entry of a record of parameters. */
    public Entry<?> entry(Object parameters) {
        return entries.stream()
                .filter(entry -> entry.parameters() == parameters.getClass())
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("not in the catalog: " + parameters.getClass()));
    }

    /** The entry of a kind that has a name, if there is one. */
    public <T> Optional<Entry<T>> find(Class<T> kind, String name) {
        return of(kind).stream().filter(entry -> entry.name().equals(name)).findFirst();
    }

    /** A method or a blocking as a recipe writes it: its name and its parameters. */
    public Map<String, Object> described(Object parameters) {
        Map<String, Object> described = new LinkedHashMap<>();
        described.put("name", name(parameters));
        described.putAll(Parameter.values((Record) parameters));
        return described;
    }
}
