package org.semblance.spark;

import java.io.File;
import java.util.List;
import java.util.regex.Pattern;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.Workers;
import org.semblance.port.TableReader;
import org.semblance.release.run.Cluster;

/** Apache Spark as an engine, on this machine or on a cluster. */
public final class SparkCluster implements Cluster {

    private static final String MASTER = "spark.master";
    private static final String ENCRYPTION = "spark.io.encryption.enabled";
    private static final String NETWORK = "spark.network.crypto.enabled";
    private static final String COMMITTER = "mapreduce.fileoutputcommitter.algorithm.version";

    /**
     * System property in which the launcher lists the jars that executors need; not set under spark-submit, which ships
     * its own.
     */
    private static final String JARS = "semblance.jars";

    private static final Pattern IN_THIS_PROCESS = Pattern.compile("local(\\[.*])?");

    @Override
    public String name() {
        return "spark";
    }

    @Override
    public Session start(@Nullable String master, Watcher watcher) {
        SparkConf conf = configuration(new SparkConf(), master);
        JavaSparkContext spark;
        try {
            spark = new JavaSparkContext(conf);
        } catch (Exception failed) { // Scala has no checked exceptions
            throw Problem.machine(
                    ProblemCode.E_SPARK,
                    "Spark does not start with master '" + conf.get(MASTER) + "' ("
                            + failed.getClass().getSimpleName() + ")",
                    "check the master, such as local[4] or spark://HOST:7077, and the settings of Spark");
        }
        try {
            refuseCommitter(spark.hadoopConfiguration().get(COMMITTER, ""));
        } catch (Problem refused) {
            spark.close();
            throw refused;
        }
        return new SparkSessionInUse(new SparkJobs(spark, watcher));
    }

    /** The configuration of the site, completed with the settings that Semblance needs. */
    static SparkConf configuration(SparkConf conf, @Nullable String master) {
        for (String key : List.of(COMMITTER, "spark.hadoop." + COMMITTER)) {
            refuseCommitter(conf.get(key, ""));
        }
        if (master != null) {
            conf.setMaster(master);
        }
        conf.setIfMissing(MASTER, "local[*]");
        conf.setAppName("semblance");
        conf.setIfMissing(ENCRYPTION, "true");
        if (conf.get(MASTER).startsWith("local")) {
            conf.setIfMissing("spark.ui.enabled", "false");
        }
        String jars = System.getProperty(JARS);
        if (IN_THIS_PROCESS.matcher(conf.get(MASTER)).matches()) {
            // nothing else on the network needs to connect
            conf.setIfMissing("spark.driver.host", "127.0.0.1");
            conf.setIfMissing("spark.driver.bindAddress", "127.0.0.1");
        } else if (jars != null && conf.get(MASTER).startsWith("local-cluster")) {
            // on this machine, jars need not be copied for every run
            conf.setIfMissing("spark.executor.extraClassPath", jars.replace(",", File.pathSeparator));
        } else if (jars != null) {
            conf.setIfMissing("spark.jars", jars);
        }
        // tables rely on Java serialisation; results are consumed as they arrive, so their total size needs no limit
        conf.set("spark.serializer", "org.apache.spark.serializer.JavaSerializer");
        conf.setIfMissing("spark.driver.maxResultSize", "0");
        // a file is read by a single task; its rows must not wait for that executor while others are idle
        conf.setIfMissing("spark.shuffle.reduceLocality.enabled", "false");
        conf.setIfMissing("spark.locality.wait", "0s");
        // a task works on whole partitions, in memory that Spark does not account for: leave more to tasks and less to
        // Spark's cache
        conf.setIfMissing("spark.memory.fraction", "0.3");
        conf.setIfMissing("spark.log.level", "ERROR");
        return conf;
    }

    /**
     * Refuses version 2 of the file committer, which moves files to their target before all are written, so that an
     * interrupted run could leave an incomplete table.
     */
    private static void refuseCommitter(String version) {
        if (version.strip().equals("2")) {
            throw Problem.recipe(
                    ProblemCode.E_COMMITTER,
                    COMMITTER + " is 2, which may leave an incomplete table",
                    "set it to 1, or leave it out of the configuration of Spark and Hadoop");
        }
    }

    private static final class SparkSessionInUse implements Session {

        private final SparkJobs jobs;
        private boolean warned;

        SparkSessionInUse(SparkJobs jobs) {
            this.jobs = jobs;
        }

        @Override
        public Reading read(TableReader.Request request, Watcher watcher) {
            if (!warned && !jobs.spark().getConf().getBoolean(ENCRYPTION, true)) {
                warned = true;
                watcher.warn(
                        WarningCode.W_SPILL_CLEAR,
                        "data that Spark writes to disk are not encrypted (" + ENCRYPTION
                                + " is false): original values remain there until the run ends");
            }
            if (!jobs.spark().master().startsWith("local")
                    && !jobs.spark().getConf().getBoolean(NETWORK, false)) {
                watcher.warn(
                        WarningCode.W_NETWORK_CLEAR,
                        "data that Spark sends between machines are not encrypted (" + NETWORK
                                + " is not true): anybody with access to the network traffic can read original values");
            }
            return new SparkFiles(jobs).read(request, watcher);
        }

        @Override
        public Workers workers() {
            return new SparkWorkers(jobs);
        }

        @Override
        public void close() {
            jobs.spark().close();
        }
    }
}
