package org.semblance.cli;

import java.io.PrintWriter;
import java.util.Optional;
import org.semblance.Count;
import org.semblance.release.folder.Certificate;
import org.semblance.release.folder.FolderComparison;
import org.semblance.release.run.CertificateAnswer;
import org.semblance.release.signing.ReleaseSignature.Standing;

/** Prints what a release folder says about itself. */
final class CertificateText {

    private final CertificateAnswer answer;

    CertificateText(CertificateAnswer answer) {
        this.answer = answer;
    }

    void print(PrintWriter console) {
        FolderComparison compared = answer.compared();
        Optional<Certificate> certificate = compared.certificate();
        if (!compared.intact()) {
            console.println("no, the folder is not as it was certified");
            compared.differences()
                    .forEach(difference -> console.println("  " + FindingLines.printable(difference.file()) + " "
                            + difference.kind().words()));
            console.println("  -> get the release again from its publisher");
            return;
        }
        if (!answer.genuine()) {
            console.println("no, the release is not signed by the owner of this key");
            console.println("  the signature is "
                    + answer.signature().map(Standing::words).orElse(""));
            console.println("  -> get the release, or the public key, again from its publisher");
            return;
        }
        certificate.ifPresent(found -> certified(found, console));
        if (!compared.uncovered().isEmpty()) {
            console.println("  a former version certified this release; its certificate does not cover "
                    + String.join(", ", compared.uncovered()));
        }
        if (answer.signature().isPresent()) {
            console.println("  signed by the owner of this key");
        } else if (answer.signed()) {
            console.println("  signed; to see by whom, give the public key with --public-key");
        }
    }

    private void certified(Certificate certificate, PrintWriter console) {
        int files = certificate.files().size();
        console.println((answer.holds() ? "yes, as certified" : "no, as certified")
                + certificate.certified().map(day -> " on " + day).orElse("")
                + (files == 1
                        ? ": the file is as it was written"
                        : ": all " + Count.of(files, "file") + " are as they were written"));
        FindingLines.findings(answer.findings(), console);
        if (certificate.verdicts().isEmpty()) {
            console.println("  no guarantee was promised");
        }
        if (!certificate.forPublication()) {
            console.println("  not for publication");
        }
        if (!certificate.warnings().isEmpty()) {
            console.println("  warnings of the release: " + String.join(", ", certificate.warnings()));
        }
    }
}
