package org.semblance.formats;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.semblance.Place;
import org.semblance.Problem;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.port.RecordReader;
import org.semblance.source.CsvLayout;
import org.semblance.source.CsvLayout.DecimalSign;

/** The value of a column in the current record of a stream. */
final class StreamedField implements FieldIntake {

    private final String name;
    private final MissingTokens missing;
    private final boolean nfc;
    private final @Nullable NumberIntake numbers;
    private @Nullable String asWritten;
    private double number;
    private long normalized;

    StreamedField(String name, RecordReader.Request request, CsvLayout form, Supplier<Place> here) {
        this.name = name;
        this.missing = new MissingTokens(
                request.missing(), request.own(name), form.decimal() == DecimalSign.COMMA ? ',' : '.');
        this.nfc = request.nfc();
        this.numbers = request.number().test(name) ? new NumberIntake(name, missing, form, false, here, 1) : null;
    }

    String name() {
        return name;
    }

    @Override
    public @Nullable Problem add(char[] chars, int from, int to) {
        asWritten = new String(chars, from, to - from);
        if (numbers == null) {
            return null;
        }
        Problem problem = numbers.add(chars, from, to);
        if (problem == null) {
            number = numbers.takeOut();
        }
        return problem;
    }

    @Override
    public void addMissing() {
        asWritten = null;
        number = Double.NaN;
    }

    @Nullable
    String asWritten() {
        return asWritten;
    }

    double number() {
        return number;
    }

    @Nullable
    String text() {
        if (asWritten == null) {
            return null;
        }
        String word = asWritten;
        if (nfc) {
            word = WordIndex.composed(asWritten);
            normalized += word.equals(asWritten) ? 0 : 1;
        }
        return missing.contains(word) || missing.declares(word) ? null : word;
    }

    void end(Watcher watcher) {
        if (numbers != null) {
            numbers.end(watcher);
        } else if (normalized > 0) {
            watcher.warn(
                    WarningCode.W_NORMALISED,
                    "column '" + name
                            + "' of the stream has words in an unusual Unicode composition, which were read as NFC");
        }
    }
}
