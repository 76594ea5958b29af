package org.semblance.cli;

import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.semblance.Version;
import org.semblance.source.InputFile;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.Spec;

/** The command {@code semblance}. */
@Command(
        name = "semblance",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Versions.class,
        description = "Anonymises tables and text and preserves the statistics that analysts need.",
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {
            InitCommand.class,
            AnonymizeCommand.class,
            CheckCommand.class,
            AssessCommand.class,
            CompareCommand.class,
            LedgerCommand.class,
            KeygenCommand.class,
            SignCommand.class,
            ConceptsCommand.class,
            HierarchyCommand.class,
            DocumentsCommand.class,
            MethodsCommand.class,
            ReproduceCommand.class,
            HelpCommand.class
        },
        footerHeading = "Try it:  ",
        footer = "semblance anonymize examples/visitors/recipe.yaml",
        exitCodeListHeading = "%nExit codes: 0 done; 1 internal error; 2 wrong request or data, nothing written;%n"
                + "3 a guarantee does not hold or cannot be told; 4 reproduce found a deviation.%n")
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
            code = ErrorMessages.fault(e, command, List.of(arguments));
        }
        command.getOut().flush();
        command.getErr().flush();
        System.exit(code);
    }

    /** UTF-8 in every locale, so that printed JSON is identical to that in reports. */
    private static PrintWriter utf8(OutputStream stream) {
        return new PrintWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8), true);
    }

    /** Prints the help if no command is given. */
    @Override
    public Integer call() {
        spec.commandLine().usage(spec.commandLine().getErr());
        return ErrorMessages.WRONG_REQUEST;
    }

    /** The sections of a help page: what the command does, examples, then its options. */
    private static final List<String> HELP = List.of(
            UsageMessageSpec.SECTION_KEY_SYNOPSIS_HEADING,
            UsageMessageSpec.SECTION_KEY_SYNOPSIS,
            UsageMessageSpec.SECTION_KEY_DESCRIPTION_HEADING,
            UsageMessageSpec.SECTION_KEY_DESCRIPTION,
            UsageMessageSpec.SECTION_KEY_FOOTER_HEADING,
            UsageMessageSpec.SECTION_KEY_FOOTER,
            UsageMessageSpec.SECTION_KEY_COMMAND_LIST_HEADING,
            UsageMessageSpec.SECTION_KEY_COMMAND_LIST,
            UsageMessageSpec.SECTION_KEY_PARAMETER_LIST_HEADING,
            UsageMessageSpec.SECTION_KEY_PARAMETER_LIST,
            UsageMessageSpec.SECTION_KEY_OPTION_LIST_HEADING,
            UsageMessageSpec.SECTION_KEY_OPTION_LIST,
            UsageMessageSpec.SECTION_KEY_EXIT_CODE_LIST_HEADING,
            UsageMessageSpec.SECTION_KEY_EXIT_CODE_LIST);

    private static void teach(CommandLine command) {
        UsageMessageSpec help = command.getCommandSpec().usageMessage();
        help.sectionKeys(HELP);
        help.sortOptions(false);
        boolean leaf = command.getSubcommands().isEmpty();
        help.abbreviateSynopsis(leaf);
        help.synopsisHeading("Usage: ");
        if (leaf) {
            help.parameterListHeading("%n");
            help.optionListHeading("%nOptions:%n");
        } else {
            help.commandListHeading("%nCommands:%n");
            help.optionListHeading("%n");
        }
        command.getSubcommands().values().forEach(Main::teach);
    }

    /** A path; an address on a network would otherwise be taken for one. */
    private static Path path(String argument) {
        InputFile.refuseAddress(argument);
        return Path.of(argument);
    }

    static CommandLine commandLine() {
        CommandLine command = new CommandLine(new Main())
                .setCaseInsensitiveEnumValuesAllowed(true)
                // @FILE would put the content of a file, perhaps the data, into messages about arguments
                .setExpandAtFiles(false)
                .setUsageHelpAutoWidth(false)
                .setParameterExceptionHandler(ErrorMessages::misused)
                .setExecutionExceptionHandler(ErrorMessages::failed)
                .registerConverter(Path.class, Main::path);
        teach(command);
        // it works, and needs no line on the one screen that lists the commands
        command.getSubcommands().entrySet().stream()
                .filter(one -> one.getKey().equals("help"))
                .forEach(one -> one.getValue().getCommandSpec().usageMessage().hidden(true));
        return command;
    }

    /** Provides the version of Semblance. */
    static final class Versions implements IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {"semblance " + Version.current()};
        }
    }
}
