package org.semblance.cli;

import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import org.semblance.Version;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The command {@code semblance}. */
@Command(
        name = "semblance",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Versions.class,
        description = "Anonymises tables and documents and keeps their meaning.",
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {
            InitCommand.class,
            AnonymizeCommand.class,
            CheckCommand.class,
            AssessCommand.class,
            CompareCommand.class,
            LedgerCommand.class,
            ConceptsCommand.class,
            HierarchyCommand.class,
            DocumentsCommand.class,
            MethodsCommand.class,
            ReproduceCommand.class,
            HelpCommand.class
        },
        footerHeading = "%nTry it:%n",
        footer = {
            "  semblance anonymize examples/visitors/recipe.yaml",
            "",
            "Exit codes: 0 done; 1 our fault; 2 wrong request or data, nothing written;",
            "3 a promise does not hold, no release written; 4 a figure of reproduce is off."
        })
public final class Main implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    private Main() {}

    public static void main(String[] arguments) {
        CommandLine command = commandLine().setOut(utf8(System.out)).setErr(utf8(System.err));
        int code;
        try {
            code = command.execute(arguments);
        } catch (Error e) {
            code = ErrorMessages.ourFault(e, command);
        }
        command.getOut().flush();
        command.getErr().flush();
        System.exit(code);
    }

    /** UTF-8 in every locale: what is printed as JSON must be what the report holds. */
    private static PrintWriter utf8(OutputStream stream) {
        return new PrintWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8), true);
    }

    /** Without a command: the help, since that is what is needed. */
    @Override
    public Integer call() {
        spec.commandLine().usage(spec.commandLine().getErr());
        return ErrorMessages.WRONG_REQUEST;
    }

    static CommandLine commandLine() {
        return new CommandLine(new Main())
                .setCaseInsensitiveEnumValuesAllowed(true)
                // @FILE would put the content of a file, perhaps the data, into messages about arguments
                .setExpandAtFiles(false)
                .setUsageHelpAutoWidth(false)
                .setParameterExceptionHandler(ErrorMessages::misused)
                .setExecutionExceptionHandler(ErrorMessages::failed);
    }

    /** The version, read off the product. */
    static final class Versions implements IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {"semblance " + Version.current()};
        }
    }
}
