package org.semblance.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import picocli.CommandLine;

/** The command line without a process of its own, for questions that do not need one. */
public final class SameProcess {

    /** How it ended and what it said. */
    public record Answer(int code, String out, String err) {}

    private SameProcess() {}

    public static Answer run(String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        CommandLine command = Main.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
        int code = command.execute(arguments);
        return new Answer(code, out.toString(), err.toString());
    }
}
