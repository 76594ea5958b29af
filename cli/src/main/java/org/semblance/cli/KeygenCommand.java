package org.semblance.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.semblance.release.json.Json;
import org.semblance.release.signing.KeyPairFiles;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The command {@code keygen}: makes a pair of keys for signing releases. */
@Command(
        name = "keygen",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Makes a pair of keys for signing releases.",
            "",
            "NAME.key is the private key, for semblance sign. Only you can read it: keep it that way, and keep a copy"
                    + " in a safe place. NAME.pub is the public key, for semblance check --public-key: publish it where"
                    + " people trust that it is yours, and not only next to your releases.",
            "",
            "The keys are Ed25519, in PEM form, which openssl reads too. Existing keys are never overwritten."
        },
        footerHeading = "%nExamples:%n",
        footer = {"  semblance keygen", "  semblance keygen --out keys/statistics-office"})
final class KeygenCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--out",
            paramLabel = "NAME",
            description = "Path of the two files, without the endings .key and .pub (default: semblance).")
    private Path name = Path.of("semblance");

    @Option(names = "--json", description = "Print the names of the files as JSON.")
    private boolean json;

    @Override
    public Integer call() {
        KeyPairFiles files = KeyPairFiles.named(name);
        files.create();
        PrintWriter console = spec.commandLine().getOut();
        if (json) {
            console.print(Json.write(Json.object("private-key", files.secret(), "public-key", files.shared())));
        } else {
            console.println("private key: " + files.secret() + " (keep it to yourself)");
            console.println("public key:  " + files.shared() + " (give it to those who check your releases)");
        }
        console.flush();
        return 0;
    }
}
