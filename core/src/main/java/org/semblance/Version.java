package org.semblance;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** The version of Semblance that is running. */
public final class Version {

    private Version() {}

    public static String current() {
        try (InputStream in = Objects.requireNonNull(Version.class.getResourceAsStream("/org/semblance/version.txt"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
