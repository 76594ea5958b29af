package org.semblance.release.folder;

import java.util.Optional;

/** The bytes of a certificate and what they say. */
public final class CertificateFile {

    private final byte[] bytes;
    private final Optional<Certificate> certificate;

    CertificateFile(byte[] bytes) {
        this.bytes = bytes.clone();
        this.certificate = Certificate.read(bytes);
    }

    /** The bytes; none if there is no such file. */
    public byte[] bytes() {
        return bytes.clone();
    }

    /** The certificate; empty if the bytes are missing or damaged. */
    public Optional<Certificate> certificate() {
        return certificate;
    }
}
