package org.semblance.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** The command line alone, as it is here: the experiments are a module of their own. */
class WithoutExperimentsTest {

    @ParameterizedTest
    @ValueSource(strings = {"reproduce", "reproduce gsl", "reproduce --json"})
    void saysHowToGetThem(String line) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        CommandLine command = Main.commandLine();
        command.setOut(new PrintWriter(out, true));
        command.setErr(new PrintWriter(err, true));

        assertThat(command.execute(line.split(" "))).isEqualTo(2);
        assertThat(out.toString().isEmpty()).isEqualTo(!line.contains("--json")); // where the error is said as JSON
        assertThat(err.toString())
                .contains("the experiments are not on the class path", "./semblance", "SEMBLANCE_CLASSPATH");
    }
}
