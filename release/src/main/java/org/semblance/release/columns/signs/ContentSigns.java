package org.semblance.release.columns.signs;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** What the values of a column say about it, whatever its heading. */
final class ContentSigns {

    private static final List<ContentRecognizer> RECOGNIZERS = List.of(
            new ValueForms(ContactForms.ALL),
            new ValueForms(AccountForms.ALL),
            new ValueForms(DeviceForms.ALL),
            new ScatteredForms(PersonNumberForms.ALL),
            new ValueForms(HealthForms.ALL),
            new ValueForms(VehicleForms.ALL),
            new ValueForms(PlaceForms.ALL),
            new ValueForms(FileForms.ALL),
            new PlateSigns(),
            new PhoneSigns(),
            new CoordinateSigns(),
            new TokenSigns(),
            new DateSigns(),
            new AddressSigns(),
            new PersonNameSigns(),
            new OtherScriptNameSigns(),
            new InitialSigns(),
            new UserNameSigns(),
            new EmbeddedForms(),
            new GenotypeSigns(),
            new FreeTextSigns(),
            new DiagnosisCodeSigns(),
            new MedicalWordSigns(),
            new CategorySigns());

    private ContentSigns() {}

    /** The strongest sign of each kind, strongest first. */
    static List<ColumnSign> of(ColumnFacts column) {
        return of(ValueSample.of(column));
    }

    /** The strongest sign of each kind in the values looked at, strongest first. */
    static List<ColumnSign> of(ValueSample sample) {
        Map<ColumnKind, ColumnSign> strongest = new EnumMap<>(ColumnKind.class);
        for (ContentRecognizer recognizer : RECOGNIZERS) {
            for (ColumnSign sign : recognizer.signs(sample)) {
                strongest.merge(sign.kind(), sign, (one, other) -> other.confidence() > one.confidence() ? other : one);
            }
        }
        List<ColumnSign> signs = new ArrayList<>(strongest.values());
        signs.sort(Comparator.comparingDouble(ColumnSign::confidence).reversed());
        return signs;
    }
}
