package org.semblance.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.semblance.report.html.OptionWords;
import picocli.CommandLine;

/** Messages of the library name settings, which the command line says as its options. */
class SettingsInMessagesTest {

    private static final Pattern OPTION = Pattern.compile("(?<![-\\w])--[a-z][a-z-]*");
    private static final Pattern SETTING = Pattern.compile("‹([a-z][a-z-]*)");

    @ParameterizedTest
    @ValueSource(strings = {"core", "formats", "release", "evaluate", "authoring"})
    void noMessageOfTheLibraryNamesAnOption(String module) throws IOException {
        List<String> options = MainSources.ofModule(module).literals(OPTION);
        assertThat(options).as("write ‹name› instead, see Setting").isEmpty();
    }

    @Test
    void everySettingThatAMessageNamesIsAnOption() throws IOException {
        Set<String> options = new TreeSet<>();
        addOptions(Main.commandLine(), options);
        assertThat(MainSources.ofAllModules().literals(SETTING))
                .isNotEmpty()
                .allSatisfy(setting -> assertThat(options).contains(setting.replace("‹", "--")));
    }

    @Test
    void isPrintedAsAnOption() {
        assertThat(OptionWords.in("start anew with ‹replace›, such as ‹k 2..20›"))
                .isEqualTo("start anew with --replace, such as --k 2..20");
    }

    private static void addOptions(CommandLine command, Set<String> options) {
        options.addAll(command.getCommandSpec().optionsMap().keySet());
        command.getSubcommands().values().forEach(one -> addOptions(one, options));
    }
}
