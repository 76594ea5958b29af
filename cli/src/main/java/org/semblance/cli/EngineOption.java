package org.semblance.cli;

import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.release.run.Cluster;
import org.semblance.release.run.Engine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The options that select the engine: this process, or a cluster. */
final class EngineOption {

    private static final String LOCAL = "local";
    private static final String SPARK = "spark";

    @Option(
            names = "--engine",
            paramLabel = "NAME",
            description = "Where the work is done: local, in this process, or spark, in parts on Apache Spark, with the"
                    + " same result (default: local).")
    private String name = LOCAL;

    @Option(
            names = "--master",
            paramLabel = "MASTER",
            description = "With --engine spark: Spark master URL, such as spark://HOST:7077 or local[4]; otherwise"
                    + " as Spark is configured, or this machine.")
    private @Nullable String master;

    /** An engine that is open while a command runs. */
    static final class OpenEngine implements AutoCloseable {

        private final Cluster.@Nullable Session session;

        private OpenEngine(Cluster.@Nullable Session session) {
            this.session = session;
        }

        Engine engine() {
            return session == null ? Engine.LOCAL : session;
        }

        @Override
        public void close() {
            if (session != null) {
                session.close();
            }
        }
    }

    private boolean local() {
        return name.equals(LOCAL);
    }

    /** Refuses options that contradict each other. */
    void check(CommandSpec spec, boolean stream) {
        if (local() && master != null) {
            throw new ParameterException(spec.commandLine(), "--master is for --engine spark");
        }
        if (!local() && stream) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--stream masks one record after the other, in this process; leave --engine out");
        }
    }

    /** Starts the engine; the watcher is notified of its progress. */
    OpenEngine open(Watcher watcher) {
        return new OpenEngine(local() ? null : cluster(name).start(master, watcher));
    }

    private static Cluster cluster(String name) {
        for (Cluster cluster : ServiceLoader.load(Cluster.class)) {
            if (cluster.name().equals(name)) {
                return cluster;
            }
        }
        throw Problem.recipe(
                ProblemCode.E_ENGINE,
                "there is no engine '" + name + "' here",
                name.equals(SPARK)
                        ? "run it with ./semblance, which builds it when it is asked for, or with spark-submit and"
                                + " spark/target/semblance-spark-…-all.jar"
                        : "choose local or spark");
    }
}
