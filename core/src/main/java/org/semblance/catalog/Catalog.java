package org.semblance.catalog;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.semblance.Citation;
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
import org.semblance.privacy.Contributors;
import org.semblance.privacy.Guarantee;
import org.semblance.privacy.KAnonymity;
import org.semblance.privacy.KMap;
import org.semblance.privacy.LDiversity;
import org.semblance.privacy.TCloseness;
import org.semblance.quality.Measure;
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

/** Everything a recipe can name. An entry is a name, a record of parameters, and what a person should know of it. */
public final class Catalog {

    /** Something a recipe can name; {@code kind} is the interface it serves as. */
    public record Entry<T>(
            Class<T> kind,
            String name,
            Class<? extends T> parameters,
            String summary,
            List<String> claims,
            Optional<Citation> source) {

        /** The summary as a sentence. */
        public String sentence() {
            return summary.substring(0, 1).toUpperCase(Locale.ROOT) + summary.substring(1) + ".";
        }
    }

    private static final Citation BENTLEY = new Citation(
            "Bentley, J. L.",
            1975,
            "Multidimensional binary search trees used for associative searching",
            "Communications of the ACM 18, 509-517");

    private static final Citation DHILLON_MODHA = new Citation(
            "Dhillon, I. S. and Modha, D. S.",
            2001,
            "Concept decompositions for large sparse text data using clustering",
            "Machine Learning 42, 143-175");

    private static final Citation DOMINGO_TORRA = new Citation(
            "Domingo-Ferrer, J. and Torra, V.",
            2005,
            "Ordinal, continuous and heterogeneous k-anonymity through microaggregation",
            "Data Mining and Knowledge Discovery 11, 195-212");
    private static final Citation SAMARATI_SWEENEY = new Citation(
            "Samarati, P. and Sweeney, L.",
            1998,
            "Protecting privacy when disclosing information: k-anonymity and its enforcement through generalization and suppression",
            "Technical report SRI-CSL-98-04, SRI International");
    private static final Citation MACHANAVAJJHALA = new Citation(
            "Machanavajjhala, A., Kifer, D., Gehrke, J. and Venkitasubramaniam, M.",
            2007,
            "l-diversity: privacy beyond k-anonymity",
            "ACM Transactions on Knowledge Discovery from Data 1(1), article 3");
    private static final Citation LI_CLOSENESS = new Citation(
            "Li, N., Li, T. and Venkatasubramanian, S.",
            2007,
            "t-closeness: privacy beyond k-anonymity and l-diversity",
            "IEEE 23rd International Conference on Data Engineering, 106-115");
    private static final Citation SWEENEY_MAP = new Citation(
            "Sweeney, L.",
            2001,
            "Computational disclosure control: a primer on data privacy protection",
            "PhD thesis, Massachusetts Institute of Technology");
    private static final Citation EL_EMAM_DANKAR = new Citation(
            "El Emam, K. and Dankar, F. K.",
            2008,
            "Protecting privacy using k-anonymity",
            "Journal of the American Medical Informatics Association 15, 627-637");
    private static final Citation DANKAR_EL_EMAM = new Citation(
            "Dankar, F. K. and El Emam, K.",
            2010,
            "A method for evaluating marketer re-identification risk",
            "EDBT/ICDT Workshops, article 28");
    private static final Citation BETHLEHEM = new Citation(
            "Bethlehem, J. G., Keller, W. J. and Pannekoek, J.",
            1990,
            "Disclosure control of microdata",
            "Journal of the American Statistical Association 85, 38-45");
    private static final Citation GIOMI = new Citation(
            "Giomi, M., Boenisch, F., Wehmeyer, C. and Tasnádi, B.",
            2023,
            "A unified framework for quantifying privacy risk in synthetic data",
            "Proceedings on Privacy Enhancing Technologies 2023(2), 312-328");
    private static final Citation SORIA_COMAS = new Citation(
            "Soria-Comas, J., Domingo-Ferrer, J., Sánchez, D. and Martínez, S.",
            2015,
            "t-Closeness through microaggregation: strict privacy with enhanced utility preservation",
            "IEEE Transactions on Knowledge and Data Engineering 27, 3098-3110");
    private static final Citation DOMINGO_TORRA_LINKAGE = new Citation(
            "Domingo-Ferrer, J. and Torra, V.",
            2001,
            "A quantitative comparison of disclosure control methods for microdata",
            "In Confidentiality, Disclosure and Data Access, North-Holland, 111-133");

    private static final Citation HUNDEPOOL = new Citation(
            "Hundepool, A. et al.", 2003, "µ-ARGUS version 3.2: software and user's manual", "Statistics Netherlands");
    private static final Citation HANSEN_MUKHERJEE = new Citation(
            "Hansen, S. L. and Mukherjee, S.",
            2003,
            "A polynomial algorithm for optimal univariate microaggregation",
            "IEEE Transactions on Knowledge and Data Engineering 15, 1043-1044");
    private static final Citation MATEO_DOMINGO_SEBE = new Citation(
            "Mateo-Sanz, J. M., Domingo-Ferrer, J. and Sebé, F.",
            2005,
            "Probabilistic information loss measures in confidentiality protection of continuous microdata",
            "Data Mining and Knowledge Discovery 11, 181-193");

    private static final Citation MARTINEZ_SANCHEZ_VALLS = new Citation(
            "Martínez, S., Sánchez, D. and Valls, A.",
            2012,
            "Semantic adaptive microaggregation of categorical microdata",
            "Computers & Security 31, 653-672");
    private static final Citation ABRIL = new Citation(
            "Abril, D., Navarro-Arribas, G. and Torra, V.",
            2010,
            "Towards semantic microaggregation of categorical data for confidential documents",
            "Modeling Decisions for Artificial Intelligence, Springer, 266-276");
    private static final Citation ABRIL_SPHERICAL = new Citation(
            "Abril, D., Navarro-Arribas, G. and Torra, V.",
            2015,
            "Spherical microaggregation: anonymizing sparse vector spaces",
            "Computers & Security 49, 28-44");
    private static final Citation AYALA_RIVERA = new Citation(
            "Ayala-Rivera, V., McDonagh, P., Cerqueus, T., Murphy, L. and Thorpe, C.",
            2017,
            "Enhancing the utility of anonymized data by improving the quality of generalization hierarchies",
            "Transactions on Data Privacy 10, 27-59");
    private static final Citation LEFEVRE = new Citation(
            "LeFevre, K., DeWitt, D. J. and Ramakrishnan, R.",
            2005,
            "Incognito: efficient full-domain k-anonymity",
            "ACM SIGMOD International Conference on Management of Data, 49-60");
    private static final Citation SWEENEY = new Citation(
            "Sweeney, L.",
            2002,
            "Achieving k-anonymity privacy protection using generalization and suppression",
            "International Journal of Uncertainty, Fuzziness and Knowledge-Based Systems 10, 571-588");
    private static final Citation XU = new Citation(
            "Xu, J., Wang, W., Pei, J., Wang, X., Shi, B. and Fu, A. W.-C.",
            2006,
            "Utility-based anonymization using local recoding",
            "12th ACM SIGKDD International Conference on Knowledge Discovery and Data Mining, 785-790");
    private static final Citation RODRIGUEZ_GARCIA_ICTAI = new Citation(
            "Rodriguez-Garcia, M., Batet, M. and Sánchez, D.",
            2015,
            "Semantic noise: privacy-protection of nominal microdata through uncorrelated noise addition",
            "27th IEEE International Conference on Tools with Artificial Intelligence, 1106-1113");
    private static final Citation RODRIGUEZ_GARCIA = new Citation(
            "Rodriguez-Garcia, M., Sánchez, D. and Batet, M.",
            2016,
            "Perturbative data protection of multivariate nominal datasets",
            "Privacy in Statistical Databases, LNCS 9867, 94-106");
    private static final Citation MCSHERRY_TALWAR = new Citation(
            "McSherry, F. and Talwar, K.",
            2007,
            "Mechanism design via differential privacy",
            "48th Annual IEEE Symposium on Foundations of Computer Science, 94-103");
    private static final Citation WU_PALMER = new Citation(
            "Wu, Z. and Palmer, M.",
            1994,
            "Verb semantics and lexical selection",
            "32nd Annual Meeting of the Association for Computational Linguistics, 133-138");
    private static final Citation LEACOCK_CHODOROW = new Citation(
            "Leacock, C. and Chodorow, M.",
            1998,
            "Combining local context and WordNet similarity for word sense identification",
            "In WordNet: An Electronic Lexical Database, MIT Press, 265-283");
    private static final Citation RADA = new Citation(
            "Rada, R., Mili, H., Bicknell, E. and Blettner, M.",
            1989,
            "Development and application of a metric on semantic nets",
            "IEEE Transactions on Systems, Man, and Cybernetics 19, 17-30");
    private static final Citation RESNIK = new Citation(
            "Resnik, P.",
            1995,
            "Using information content to evaluate semantic similarity in a taxonomy",
            "14th International Joint Conference on Artificial Intelligence, 448-453");
    private static final Citation LIN = new Citation(
            "Lin, D.",
            1998,
            "An information-theoretic definition of similarity",
            "15th International Conference on Machine Learning, 296-304");
    private static final Citation JIANG_CONRATH = new Citation(
            "Jiang, J. J. and Conrath, D. W.",
            1997,
            "Semantic similarity based on corpus statistics and lexical taxonomy",
            "10th Research on Computational Linguistics International Conference, 19-33");

    private static final Citation IYENGAR = new Citation(
            "Iyengar, V. S.",
            2002,
            "Transforming data to satisfy privacy constraints",
            "8th ACM SIGKDD International Conference on Knowledge Discovery and Data Mining, 279-288");
    private static final Citation BAYARDO_AGRAWAL = new Citation(
            "Bayardo, R. J. and Agrawal, R.",
            2005,
            "Data privacy through optimal k-anonymization",
            "21st International Conference on Data Engineering, 217-228");
    private static final Citation LEFEVRE_MONDRIAN = new Citation(
            "LeFevre, K., DeWitt, D. J. and Ramakrishnan, R.",
            2006,
            "Mondrian multidimensional k-anonymity",
            "22nd International Conference on Data Engineering");
    private static final Citation GIONIS_TASSA = new Citation(
            "Gionis, A. and Tassa, T.",
            2009,
            "k-Anonymization with minimal loss of information",
            "IEEE Transactions on Knowledge and Data Engineering 21, 206-219");
    private static final Citation RAND = new Citation(
            "Rand, W. M.",
            1971,
            "Objective criteria for the evaluation of clustering methods",
            "Journal of the American Statistical Association 66, 846-850");
    private static final Citation STREHL_GHOSH = new Citation(
            "Strehl, A. and Ghosh, J.",
            2002,
            "Cluster ensembles: a knowledge reuse framework for combining multiple partitions",
            "Journal of Machine Learning Research 3, 583-617");

    private static final Citation HUBERT_ARABIE = new Citation(
            "Hubert, L. and Arabie, P.", 1985, "Comparing partitions", "Journal of Classification 2, 193-218");
    private static final Citation MANNING = new Citation(
            "Manning, C. D., Raghavan, P. and Schütze, H.",
            2009,
            "An introduction to information retrieval",
            "Cambridge University Press, online edition");

    private static final Citation HERRANZ = new Citation(
            "Herranz, J., Nin, J., Rodríguez, P. and Tassa, T.",
            2015,
            "Revisiting distance-based record linkage for privacy-preserving release of statistical datasets",
            "Data & Knowledge Engineering 100, 78-93");

    private static final Catalog STANDARD = new Catalog()
            .add(Domain.class, "numeric", Numeric.class, "numbers: standardised difference, mean", DOMINGO_TORRA)
            .add(
                    Domain.class,
                    "ordinal",
                    Ordinal.class,
                    "ordered categories: steps on the scale, median or convex median",
                    DOMINGO_TORRA)
            .add(
                    Domain.class,
                    "nominal",
                    Nominal.class,
                    "categories without order: equal or not, most frequent",
                    DOMINGO_TORRA)
            .add(
                    Domain.class,
                    "concepts",
                    NamedConcepts.class,
                    "words that mean concepts of a taxonomy: semantic distance, the concept closest to all",
                    MARTINEZ_SANCHEZ_VALLS)
            .add(
                    Domain.class,
                    "hierarchy",
                    NamedHierarchy.class,
                    "values with a generalisation hierarchy: share of values below the common label, that label",
                    AYALA_RIVERA)
            .add(
                    Domain.class,
                    "unit-vectors",
                    UnitVectors.class,
                    "documents or embeddings as vectors of length 1: one minus the cosine, the direction of the sum",
                    ABRIL_SPHERICAL)
            .add(
                    Similarity.class,
                    "wu-palmer",
                    WuPalmer.class,
                    "twice the depth of the common subsumer, divided by the sum of both depths",
                    WU_PALMER)
            .add(
                    Similarity.class,
                    "leacock-chodorow",
                    LeacockChodorow.class,
                    "the shortest way between two concepts against twice the height, in logarithms",
                    LEACOCK_CHODOROW)
            .add(Similarity.class, "path", ShortestPath.class, "one divided by the concepts on the shortest way", RADA)
            .add(Similarity.class, "resnik", Resnik.class, "the information that the common subsumer carries", RESNIK)
            .add(
                    Similarity.class,
                    "lin",
                    Lin.class,
                    "twice the information of the common subsumer, divided by that of both",
                    LIN)
            .add(
                    Similarity.class,
                    "jiang-conrath",
                    JiangConrath.class,
                    "one less half the information of both that the common subsumer does not carry",
                    JIANG_CONRATH)
            .add(
                    Method.class,
                    "mdav",
                    MdavMethod.class,
                    "microaggregation of numbers, ordered answers and words together (MDAV-generic)",
                    DOMINGO_TORRA,
                    "k-anonymity",
                    "contributors")
            .add(
                    Method.class,
                    "mdav-mu-argus",
                    MdavMuArgusMethod.class,
                    "mdav as the program µ-Argus does it, with variances restored",
                    HUNDEPOOL,
                    "k-anonymity",
                    "contributors")
            .add(
                    Method.class,
                    "spherical-mdav",
                    SphericalMdavMethod.class,
                    "MDAV over documents as unit vectors, each group shown as its direction (spherical microaggregation)",
                    ABRIL_SPHERICAL,
                    "k-anonymity")
            .add(
                    Method.class,
                    "univariate-optimal",
                    UnivariateOptimalMethod.class,
                    "microaggregation of a single number with the least possible squared error",
                    HANSEN_MUKHERJEE,
                    "k-anonymity",
                    "contributors")
            .add(
                    Method.class,
                    "sa-mdav",
                    SaMdavMethod.class,
                    "microaggregation of words by their meaning, in groups as large as equal answers make them (SA-MDAV)",
                    MARTINEZ_SANCHEZ_VALLS,
                    "k-anonymity",
                    "contributors")
            .add(
                    Method.class,
                    "sa-mdav-static",
                    SaMdavStaticMethod.class,
                    "sa-mdav with groups that grow around their first tuple instead of their centroid",
                    MARTINEZ_SANCHEZ_VALLS,
                    "k-anonymity",
                    "contributors")
            .add(
                    Method.class,
                    "s-mdav",
                    SMdavMethod.class,
                    "mdav by the mean of semantic distances, in groups of k (S-MDAV)",
                    MARTINEZ_SANCHEZ_VALLS,
                    "k-anonymity",
                    "contributors")
            .add(
                    Method.class,
                    "abril",
                    AbrilMethod.class,
                    "s-mdav with the least common subsumer in place of the centroid, for comparison",
                    ABRIL,
                    "k-anonymity",
                    "contributors")
            .add(
                    Method.class,
                    "equality-mode",
                    EqualityModeMethod.class,
                    "mdav where words are equal or not and the most frequent stands for a group, for comparison",
                    DOMINGO_TORRA,
                    "k-anonymity",
                    "contributors")
            .add(
                    Method.class,
                    "t-closeness-merge",
                    TClosenessMergeMethod.class,
                    "microaggregation whose groups are merged until a confidential attribute lies in each nearly as in the whole table",
                    SORIA_COMAS,
                    "k-anonymity",
                    "contributors",
                    "t-closeness")
            .add(
                    Method.class,
                    "t-closeness-k-first",
                    TClosenessKFirstMethod.class,
                    "microaggregation whose groups exchange members for others until a confidential attribute lies in each nearly as in the whole table",
                    SORIA_COMAS,
                    "k-anonymity",
                    "contributors",
                    "t-closeness")
            .add(
                    Method.class,
                    "t-closeness-t-first",
                    TClosenessTFirstMethod.class,
                    "microaggregation whose groups take members from the whole range of a confidential attribute, so that it lies in each nearly as in the whole table",
                    SORIA_COMAS,
                    "k-anonymity",
                    "contributors",
                    "t-closeness")
            .add(
                    Method.class,
                    "incognito",
                    Incognito.class,
                    "generalisation of all values of an attribute to one level of its hierarchy: the best of all levels",
                    LEFEVRE,
                    "k-anonymity")
            .add(
                    Method.class,
                    "datafly",
                    Datafly.class,
                    "generalisation of all values of an attribute to one level, one step at a time until it suffices",
                    SWEENEY,
                    "k-anonymity")
            .add(
                    Method.class,
                    "local-recoding",
                    LocalRecoding.class,
                    "generalisation group by group: each shows the least common labels of its members, found so that little is lost",
                    XU,
                    "k-anonymity")
            .add(
                    Method.class,
                    "semantic-noise",
                    SemanticNoise.class,
                    "noise for words and numbers, each record alone: concepts as far away in meaning as is drawn",
                    RODRIGUEZ_GARCIA_ICTAI)
            .add(
                    Method.class,
                    "correlated-semantic-noise",
                    CorrelatedSemanticNoise.class,
                    "noise that varies together as the attributes do, so that what they tell of each other is kept",
                    RODRIGUEZ_GARCIA)
            .add(
                    Method.class,
                    "semantic-exponential",
                    SemanticExponential.class,
                    "differential privacy of one attribute: a concept in place of each, the likelier the nearer in meaning",
                    MCSHERRY_TALWAR)
            .add(
                    Method.class,
                    "distribution-exponential",
                    DistributionExponential.class,
                    "differential privacy of one attribute: each concept kept or drawn from the distribution of the column",
                    MCSHERRY_TALWAR)
            .add(
                    Blocking.class,
                    "kd",
                    KdBlocking.class,
                    "blocks of about one size, cut along the attribute in which records lie farthest apart",
                    BENTLEY)
            .add(
                    Blocking.class,
                    "spherical-k-means",
                    SphericalBlocking.class,
                    "blocks of documents that use the same terms, of about one size",
                    DHILLON_MODHA)
            .add(
                    Guarantee.class,
                    "k-anonymity",
                    KAnonymity.class,
                    "every combination of quasi-identifiers is shared by k rows, or by k persons where they are known",
                    SAMARATI_SWEENEY)
            .add(
                    Guarantee.class,
                    "contributors",
                    Contributors.class,
                    "every published value stands for so many original ones",
                    null)
            .add(
                    Guarantee.class,
                    "l-diversity",
                    LDiversity.class,
                    "every class of equal rows holds l well-represented values of a confidential attribute",
                    MACHANAVAJJHALA)
            .add(
                    Guarantee.class,
                    "t-closeness",
                    TCloseness.class,
                    "a confidential attribute is distributed in every class of equal rows nearly as in the whole table",
                    LI_CLOSENESS)
            .add(
                    Guarantee.class,
                    "k-map",
                    KMap.class,
                    "every combination of quasi-identifiers may stand for k people of a population, which population: names",
                    SWEENEY_MAP)
            .add(
                    Measure.class,
                    "information-loss",
                    InformationLoss.class,
                    "100·SSE/SST: the share of the spread between records that was lost",
                    DOMINGO_TORRA)
            .add(
                    Measure.class,
                    "attribute-loss",
                    AttributeLoss.class,
                    "100·SSE/SST with attribute distances squared and summed, whatever way records combine",
                    null)
            .add(Measure.class, "sse", Sse.class, "squared distances from original to released records, summed", null)
            .add(
                    Measure.class,
                    "sst",
                    Sst.class,
                    "squared distances from original records to their average, summed",
                    null)
            .add(
                    Measure.class,
                    "il1",
                    Variation.Il1.class,
                    "mean of |x − x′| / |x| over the numeric cells with x ≠ 0",
                    DOMINGO_TORRA_LINKAGE)
            .add(
                    Measure.class,
                    "il2",
                    Variation.Il2.class,
                    "mean of |m′ − m| / |m| over the means of numeric attributes",
                    DOMINGO_TORRA_LINKAGE)
            .add(
                    Measure.class,
                    "il3",
                    Variation.Il3.class,
                    "mean of |v′ − v| / v over the variances of numeric attributes",
                    DOMINGO_TORRA_LINKAGE)
            .add(
                    Measure.class,
                    "il4",
                    Variation.Il4.class,
                    "mean of |c′ − c| / |c| over the covariances of numeric attributes",
                    DOMINGO_TORRA_LINKAGE)
            .add(
                    Measure.class,
                    "il5",
                    Variation.Il5.class,
                    "mean of |r′ − r| over the correlations of numeric attributes",
                    DOMINGO_TORRA_LINKAGE)
            .add(
                    Measure.class,
                    "il",
                    Variation.Il.class,
                    "100 times the mean of il1, il2, il3, il4 and il5",
                    DOMINGO_TORRA_LINKAGE)
            .add(
                    Measure.class,
                    "pil-q",
                    ProbabilisticLoss.PilQ.class,
                    "how improbable the released quantiles from 5 % to 95 % are as those of a sample, 0 to 1",
                    MATEO_DOMINGO_SEBE)
            .add(
                    Measure.class,
                    "pil-m1",
                    ProbabilisticLoss.PilM1.class,
                    "how improbable the released means are as those of a sample, 0 to 1",
                    MATEO_DOMINGO_SEBE)
            .add(
                    Measure.class,
                    "pil-m2",
                    ProbabilisticLoss.PilM2.class,
                    "how improbable the released variances are as those of a sample, 0 to 1",
                    MATEO_DOMINGO_SEBE)
            .add(
                    Measure.class,
                    "pil-m11",
                    ProbabilisticLoss.PilM11.class,
                    "how improbable the released covariances are as those of a sample, 0 to 1",
                    MATEO_DOMINGO_SEBE)
            .add(
                    Measure.class,
                    "pil-r",
                    ProbabilisticLoss.PilR.class,
                    "how improbable the released correlations are as those of a sample, 0 to 1",
                    MATEO_DOMINGO_SEBE)
            .add(
                    Measure.class,
                    "dist",
                    CategoricalLoss.Dist.class,
                    "categories that changed, ordered ones by how many steps",
                    DOMINGO_TORRA)
            .add(
                    Measure.class,
                    "ctbil",
                    CategoricalLoss.Ctbil.class,
                    "|f − f′| / f summed over the cells of all one- and two-way tables of categories (CTBIL′)",
                    DOMINGO_TORRA)
            .add(
                    Measure.class,
                    "actbil",
                    CategoricalLoss.Actbil.class,
                    "ctbil divided by the number of cells (ACTBIL′)",
                    DOMINGO_TORRA)
            .add(
                    Measure.class,
                    "ebil",
                    CategoricalLoss.Ebil.class,
                    "entropy of the original category given the released one, summed over rows and attributes, in bits",
                    DOMINGO_TORRA)
            .add(
                    Measure.class,
                    "record-linkage",
                    RecordLinkage.class,
                    "records that an intruder links rightly by looking for the released tuple among the originals",
                    MARTINEZ_SANCHEZ_VALLS)
            .add(
                    Measure.class,
                    "score",
                    LossAndRisk.class,
                    "information-loss and record-linkage weighed against each other",
                    MARTINEZ_SANCHEZ_VALLS)
            .add(
                    Measure.class,
                    "distance-linkage",
                    DistanceLinkage.class,
                    "records that an intruder links rightly by taking the nearest released one",
                    DOMINGO_TORRA_LINKAGE)
            .add(
                    Measure.class,
                    "assignment-linkage",
                    AssignmentLinkage.class,
                    "records that an intruder links rightly by the best one-to-one assignment of all; of a sample, rather too many",
                    HERRANZ)
            .add(
                    Measure.class,
                    "likelihood-linkage",
                    LikelihoodLinkage.class,
                    "records that an intruder links rightly who knows how semantic-noise moved values, by the likeliest one-to-one assignment",
                    RODRIGUEZ_GARCIA_ICTAI)
            .add(
                    Measure.class,
                    "semantic-linkage",
                    SemanticLinkage.class,
                    "records that an intruder links rightly who knows their concepts and generalised values alone, by taking the nearest released one",
                    DOMINGO_TORRA_LINKAGE)
            .add(
                    Measure.class,
                    "prosecutor-risk",
                    ProsecutorRisk.class,
                    "highest chance to pick the right row for somebody who is known to be in the release",
                    EL_EMAM_DANKAR)
            .add(
                    Measure.class,
                    "journalist-risk",
                    JournalistRisk.class,
                    "highest chance to pick the right person of the population for a row of the release",
                    EL_EMAM_DANKAR)
            .add(
                    Measure.class,
                    "marketer-risk",
                    MarketerRisk.class,
                    "rows that are linked rightly, on average, by somebody who links all of them",
                    DANKAR_EL_EMAM)
            .add(
                    Measure.class,
                    "uniques",
                    Uniques.class,
                    "rows that no other row, or no other person's, reads like",
                    BETHLEHEM)
            .add(
                    Measure.class,
                    "singling-out",
                    SinglingOut.class,
                    "combinations of released values that fit exactly one original record",
                    GIOMI)
            .add(
                    Measure.class,
                    "homogeneity",
                    Homogeneity.class,
                    "rows among rows that read alike and all have one confidential value, which whoever finds them learns",
                    MACHANAVAJJHALA)
            .add(
                    Measure.class,
                    "attribute-inference",
                    AttributeInference.class,
                    "people whose confidential value is the most frequent one of those who read alike, so that it is guessed rightly",
                    MACHANAVAJJHALA)
            .add(
                    Measure.class,
                    "skew",
                    Skew.class,
                    "how far the confidential values of rows that read alike are distributed otherwise than those of all, from 0 to 1",
                    LI_CLOSENESS)
            .add(
                    Measure.class,
                    "semantic-information-loss",
                    SemanticInformationLoss.class,
                    "mean semantic distance between original and released values, from 0 to 1 (SemILoss)",
                    AYALA_RIVERA)
            .add(
                    Measure.class,
                    "semantic-sse",
                    SemanticSse.class,
                    "mean semantic distance of each row, squared and summed",
                    AYALA_RIVERA)
            .add(
                    Measure.class,
                    "semantic-rmse",
                    SemanticRmse.class,
                    "root mean square of the semantic distances between original and released values",
                    RODRIGUEZ_GARCIA)
            .add(
                    Measure.class,
                    "semantic-mean-shift",
                    SemanticMeanShift.class,
                    "semantic distance between the means of concepts before and after, mean over attributes",
                    RODRIGUEZ_GARCIA)
            .add(
                    Measure.class,
                    "semantic-variance-error",
                    SemanticVarianceError.class,
                    "how far the semantic variances of concepts are from 1 + alpha times what they were, mean over attributes",
                    RODRIGUEZ_GARCIA)
            .add(
                    Measure.class,
                    "distance-covariance-error",
                    DistanceCovarianceError.class,
                    "how far the distance covariances of concepts are from 1 + alpha times what they were, mean over pairs",
                    RODRIGUEZ_GARCIA)
            .add(
                    Measure.class,
                    "original-distance-correlation",
                    OriginalDistanceCorrelation.class,
                    "how much attributes of concepts told of each other before masking, from 0 to 1, mean over pairs",
                    RODRIGUEZ_GARCIA)
            .add(
                    Measure.class,
                    "distance-correlation",
                    DistanceCorrelation.class,
                    "how much attributes of concepts tell of each other in the release, from 0 to 1, mean over pairs",
                    RODRIGUEZ_GARCIA)
            .add(
                    Measure.class,
                    "granularity",
                    Granularity.class,
                    "how fine released values still are in their hierarchies, from 1 (as they were) to 0 (all suppressed)",
                    IYENGAR)
            .add(
                    Measure.class,
                    "entropy",
                    Entropy.class,
                    "bits that released values leave open, from 0 (none) to 1 (as many as full suppression)",
                    GIONIS_TASSA)
            .add(
                    Measure.class,
                    "discernibility",
                    Discernibility.class,
                    "squared sizes of the classes of rows that read alike, summed",
                    BAYARDO_AGRAWAL)
            .add(
                    Measure.class,
                    "average-class-size",
                    AverageClassSize.class,
                    "rows divided by the classes of rows that read alike",
                    LEFEVRE_MONDRIAN)
            .add(
                    Measure.class,
                    "rand-index",
                    RandIndex.class,
                    "pairs of rows that are in one cluster before and after, or in two, from 0 to 1",
                    RAND)
            .add(
                    Measure.class,
                    "normalised-mutual-information",
                    NormalizedMutualInformation.class,
                    "what the clusters before and after tell of each other, from 0 to 1",
                    STREHL_GHOSH)
            .add(
                    Measure.class,
                    "spherical-information-loss",
                    SphericalInformationLoss.class,
                    "share of the spread of documents that lay within groups: 100·sse/(sse + ssa), cosine distances not squared",
                    ABRIL_SPHERICAL)
            .add(
                    Measure.class,
                    "ssa",
                    Ssa.class,
                    "distances between released documents and the average of all originals, summed: the spread between groups that is left",
                    ABRIL_SPHERICAL)
            .add(
                    Measure.class,
                    "non-zeros",
                    NonZeros.class,
                    "terms of a released document, mean; groups share the terms of all their documents",
                    ABRIL_SPHERICAL)
            .add(
                    Measure.class,
                    "density",
                    Density.class,
                    "terms of a released document as a share of all terms, mean",
                    ABRIL_SPHERICAL)
            .add(
                    Measure.class,
                    "mean-weight",
                    MeanWeight.class,
                    "weight of a term in a released document that has it, mean",
                    ABRIL_SPHERICAL)
            .add(
                    Measure.class,
                    "query-f1",
                    QueryF1.class,
                    "how far searches of one, three and five terms find the same documents, from 0 to 1: mean F1 of 18 queries",
                    ABRIL_SPHERICAL)
            .add(
                    Measure.class,
                    "knn-accuracy",
                    KnnAccuracy.class,
                    "original documents that get their label from their nearest neighbours among released ones",
                    ABRIL_SPHERICAL)
            .add(
                    Measure.class,
                    "bayes-accuracy",
                    BayesAccuracy.class,
                    "original documents that get their label from naive Bayes that learnt from released ones",
                    MANNING)
            .add(
                    Measure.class,
                    "cluster-agreement",
                    ClusterAgreement.class,
                    "how far spherical k-means finds the same clusters of documents, from 0 (as by chance) to 1: adjusted Rand index",
                    HUBERT_ARABIE);

    private final List<Entry<?>> entries = new ArrayList<>();

    private Catalog() {}

    /** What ships with Semblance. */
    public static Catalog standard() {
        return STANDARD;
    }

    private <T> Catalog add(
            Class<T> kind,
            String name,
            Class<? extends T> parameters,
            String summary,
            @Nullable Citation source,
            String... claims) {
        entries.add(new Entry<>(kind, name, parameters, summary, List.of(claims), Optional.ofNullable(source)));
        return this;
    }

    public List<Entry<?>> entries() {
        return List.copyOf(entries);
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

    /** A method or a blocking as a recipe writes it: its name and its parameters. */
    public Map<String, Object> described(Object parameters) {
        Map<String, Object> described = new LinkedHashMap<>();
        described.put("name", name(parameters));
        described.putAll(Parameter.values((Record) parameters));
        return described;
    }
}
