package org.semblance.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.semblance.release.folder.Certificate;
import org.semblance.release.folder.FolderComparison;
import org.semblance.release.json.Json;
import org.semblance.release.signing.ReleaseSignature;
import org.semblance.release.signing.SigningKey;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code sign}: signs the certificate of a release. */
@Command(
        name = "sign",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Signs a release, so that others see who released it.",
            "",
            "They also see that it is unchanged: the signature covers the certificate, which has the fingerprint of"
                    + " every file of the folder. It is written to certificate.sig in the folder. A folder whose files"
                    + " are not as they were certified is not signed.",
            "",
            "Anyone who has your public key can verify it with semblance check FOLDER --public-key FILE, or without"
                    + " Semblance, as docs/signing.md shows."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  semblance keygen",
            "  semblance sign release --key semblance.key",
            "  semblance check release --public-key semblance.pub"
        })
final class SignCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "FOLDER", description = "The release folder.")
    private Path folder;

    @Option(
            names = "--key",
            paramLabel = "FILE",
            required = true,
            description = "Your private key; semblance keygen makes one.")
    private @Nullable Path key;

    @Option(names = "--replace", description = "Replace a signature by another key.")
    private boolean replace;

    @Option(names = "--json", description = "Print the result as JSON.")
    private boolean json;

    @Override
    public Integer call() {
        FolderComparison signed;
        try (Progress progress = Progress.onTerminal()) {
            signed = ReleaseSignature.sign(folder, SigningKey.read(Objects.requireNonNull(key)), replace, progress);
        }
        Path signature = folder.resolve(Certificate.SIGNATURE_FILE);
        boolean forPublication =
                signed.certificate().filter(Certificate::forPublication).isPresent();
        PrintWriter console = spec.commandLine().getOut();
        if (json) {
            console.print(Json.write(Json.object("signature", signature, "for-publication", forPublication)));
        } else {
            console.println("signed " + folder + (forPublication ? "" : ", which is not for publication"));
            console.println("the signature is in " + signature);
        }
        console.flush();
        return 0;
    }
}
