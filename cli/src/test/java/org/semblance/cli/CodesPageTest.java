package org.semblance.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.semblance.MessageKind;
import org.semblance.ProblemCode;
import org.semblance.VerdictCode;
import org.semblance.WarningCode;

class CodesPageTest {

    @Test
    void thePageInTheDocumentationIsTheCurrentOne() throws IOException {
        assertThat(Files.readString(docs().resolve("codes.md")))
                .as("out of date; run: ./semblance methods --codes > docs/codes.md")
                .isEqualTo(CodesPage.markdown());
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void everyCodeSaysInASentenceWhatItMeansAndWhatToDo(MessageKind kind) {
        assertThat(kind.meaning()).matches("[A-Zkl0-9t].*\\.").doesNotContain("‹");
        assertThat(kind.remedy()).matches("[A-Z].*\\.");
        assertThat(kind.code())
                .startsWith(kind instanceof ProblemCode ? "E_" : kind instanceof VerdictCode ? "V_" : "W_");
    }

    @Test
    void noCodeIsQuotedOutsideTheList() throws IOException {
        assertThat(MainSources.ofAllModules()
                        .where(name -> !name.matches("(Problem|Warning|Verdict)Code\\.java"))
                        .literals(Pattern.compile("\\b[EWV]_[A-Z][A-Z0-9_]*")))
                .as("name the constant of ProblemCode, WarningCode or VerdictCode instead")
                .isEmpty();
    }

    @Test
    void everyCodeOfTheListIsUsed() throws IOException {
        assertThat(MainSources.ofAllModules()
                        .groups(Pattern.compile("\\b(?:Problem|Warning|Verdict)Code\\.([EWV]_[A-Z0-9_]+)")))
                .containsAll(kinds().map(MessageKind::code).toList());
    }

    static Stream<MessageKind> kinds() {
        return Stream.<MessageKind[]>of(ProblemCode.values(), WarningCode.values(), VerdictCode.values())
                .flatMap(Stream::of);
    }

    private static Path docs() {
        Path here = Path.of("").toAbsolutePath();
        return Files.isDirectory(here.resolve("docs")) ? here.resolve("docs") : here.resolveSibling("docs");
    }
}
