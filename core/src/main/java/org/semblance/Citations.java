package org.semblance;

/** The papers that several entries of the catalog follow, each as it is cited. */
public final class Citations {

    public static final String ABRIL_SPHERICAL =
            "Abril, D., Navarro-Arribas, G. and Torra, V. (2015). Spherical microaggregation: anonymizing sparse vector"
                    + " spaces. Computers & Security 49, 28-44.";

    public static final String AYALA_RIVERA =
            "Ayala-Rivera, V., McDonagh, P., Cerqueus, T., Murphy, L. and Thorpe, C. (2017). Enhancing the utility of"
                    + " anonymized data by improving the quality of generalization hierarchies. Transactions on Data Privacy 10,"
                    + " 27-59.";

    public static final String DOMINGO_TORRA_LINKAGE =
            "Domingo-Ferrer, J. and Torra, V. (2001). A quantitative comparison of disclosure control methods for"
                    + " microdata. In Confidentiality, Disclosure and Data Access, North-Holland, 111-133.";

    public static final String DOMINGO_TORRA =
            "Domingo-Ferrer, J. and Torra, V. (2005). Ordinal, continuous and heterogeneous k-anonymity through"
                    + " microaggregation. Data Mining and Knowledge Discovery 11, 195-212.";

    public static final String EL_EMAM_DANKAR =
            "El Emam, K. and Dankar, F. K. (2008). Protecting privacy using k-anonymity. Journal of the American"
                    + " Medical Informatics Association 15, 627-637.";

    public static final String LI_CLOSENESS =
            "Li, N., Li, T. and Venkatasubramanian, S. (2007). t-closeness: privacy beyond k-anonymity and l-diversity."
                    + " IEEE 23rd International Conference on Data Engineering, 106-115.";

    public static final String MACHANAVAJJHALA =
            "Machanavajjhala, A., Kifer, D., Gehrke, J. and Venkitasubramaniam, M. (2007). l-diversity: privacy beyond"
                    + " k-anonymity. ACM Transactions on Knowledge Discovery from Data 1(1), article 3.";

    public static final String MARTINEZ_SANCHEZ_VALLS =
            "Martínez, S., Sánchez, D. and Valls, A. (2012). Semantic adaptive microaggregation of categorical"
                    + " microdata. Computers & Security 31, 653-672.";

    public static final String MATEO_DOMINGO_SEBE =
            "Mateo-Sanz, J. M., Domingo-Ferrer, J. and Sebé, F. (2005). Probabilistic information loss measures in"
                    + " confidentiality protection of continuous microdata. Data Mining and Knowledge Discovery 11, 181-193.";

    public static final String MCSHERRY_TALWAR =
            "McSherry, F. and Talwar, K. (2007). Mechanism design via differential privacy. 48th Annual IEEE Symposium"
                    + " on Foundations of Computer Science, 94-103.";

    public static final String RODRIGUEZ_GARCIA_ICTAI =
            "Rodriguez-Garcia, M., Batet, M. and Sánchez, D. (2015). Semantic noise: privacy-protection of nominal"
                    + " microdata through uncorrelated noise addition. 27th IEEE International Conference on Tools with"
                    + " Artificial Intelligence, 1106-1113.";

    public static final String RODRIGUEZ_GARCIA =
            "Rodriguez-Garcia, M., Sánchez, D. and Batet, M. (2016). Perturbative data protection of multivariate"
                    + " nominal datasets. Privacy in Statistical Databases, LNCS 9867, 94-106.";

    public static final String SORIA_COMAS =
            "Soria-Comas, J., Domingo-Ferrer, J., Sánchez, D. and Martínez, S. (2015). t-Closeness through"
                    + " microaggregation: strict privacy with enhanced utility preservation. IEEE Transactions on Knowledge and"
                    + " Data Engineering 27, 3098-3110.";

    private Citations() {}
}
