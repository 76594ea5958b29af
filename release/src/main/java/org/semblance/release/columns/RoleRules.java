package org.semblance.release.columns;

import static org.semblance.release.columns.signs.KindGroup.CLUSTER;
import static org.semblance.release.columns.signs.KindGroup.CONFIDENTIAL;
import static org.semblance.release.columns.signs.KindGroup.DATE;
import static org.semblance.release.columns.signs.KindGroup.HOUSEHOLD;
import static org.semblance.release.columns.signs.KindGroup.IDENTIFIER;
import static org.semblance.release.columns.signs.KindGroup.OTHER;
import static org.semblance.release.columns.signs.KindGroup.QUASI_IDENTIFIER;
import static org.semblance.release.columns.signs.KindGroup.STRATUM;
import static org.semblance.release.columns.signs.KindGroup.WEIGHT;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.semblance.domain.Numeric;
import org.semblance.domain.Role;
import org.semblance.release.columns.signs.ColumnKind;
import org.semblance.release.columns.signs.ColumnSign;
import org.semblance.release.columns.signs.ColumnSigns;
import org.semblance.release.columns.signs.KindGroup;

/**
 * The role of a column, from the evidence for what it is.
 *
 * <ol>
 *   <li>What may tell who somebody is, is dropped, even if another reading is a little more likely.
 *   <li>What has no key in a recipe yet, such as a household number or a date, is dropped too.
 *   <li>What a person would not want others to learn is confidential.
 *   <li>Everything else is masked.
 * </ol>
 */
final class RoleRules {

    /** Below this, a sign decides nothing. */
    private static final double ENOUGH = 0.45;

    /** An identifier is dropped although another reading is so much more likely. */
    private static final double BENEFIT_OF_DOUBT = 0.15;

    /** Below this, a person is asked. */
    private static final double SURE = 0.75;

    private static final double NEARLY_ALL = 0.9;
    private static final int FEW_ROWS = 10;

    /** In these groups a column is dropped until recipes have a key for it. */
    private static final List<KindGroup> WITHOUT_KEY = List.of(HOUSEHOLD, STRATUM, CLUSTER, WEIGHT, DATE);

    /** Special categories that others can see: masking them protects more than keeping them. */
    private static final Set<ColumnKind> VISIBLE = Set.of(ColumnKind.ETHNIC_ORIGIN);

    private final ColumnProfile column;
    private final List<MissingCode> missing;
    private final ColumnSigns signs;

    RoleRules(ColumnProfile whole) {
        ColumnSigns first = ColumnSigns.of(whole);
        this.missing = MissingCodes.of(whole, likeliest(first));
        this.column = MissingCodes.without(whole, missing);
        this.signs = missing.isEmpty() ? first : ColumnSigns.of(column);
    }

    RoleProposal proposal() {
        return identifier()
                .or(this::withoutKey)
                .or(this::unique)
                .or(this::confidential)
                .orElseGet(this::masked);
    }

    private DomainProposal domain() {
        return DomainProposal.of(column, likeliest(signs));
    }

    private Optional<RoleProposal> identifier() {
        return signs.strongest(IDENTIFIER)
                .filter(sign -> sign.confidence() >= ENOUGH
                        && sign.confidence()
                                >= signs.strongest().map(ColumnSign::confidence).orElse(0.0) - BENEFIT_OF_DOUBT)
                .map(sign -> dropped(
                        sign.kind(),
                        sign.confidence(),
                        reason(sign) + hipaa(sign.kind()),
                        sign.confidence() >= SURE
                                ? null
                                : "is it " + article(sign.kind().words())
                                        + "? If not, give it another role; it is dropped until then"));
    }

    private Optional<RoleProposal> withoutKey() {
        return WITHOUT_KEY.stream()
                .flatMap(group -> signs.strongest(group).stream())
                .filter(sign -> sign.confidence() >= ENOUGH
                        && signs.strongest().map(ColumnSign::kind).orElseThrow() == sign.kind())
                .findFirst()
                .map(sign -> dropped(
                        sign.kind(),
                        sign.confidence(),
                        reason(sign) + hipaa(sign.kind()),
                        InterimAdvice.of(sign.kind(), column)));
    }

    /** A different value in every row identifies rows, whatever it is, unless it measures something. */
    private Optional<RoleProposal> unique() {
        boolean quantity = column.numbers() && domain().name().equals(Numeric.NAME);
        if (quantity || column.present() == 0) {
            return Optional.empty();
        }
        if (column.style().isPresent() && !column.numbers()) {
            return numbersWithSigns();
        }
        if (column.unique() && column.rows() > 2) {
            return Optional.of(dropped(null, SURE, "every row has a different value", null));
        }
        if (!column.numbers() && column.present() >= FEW_ROWS && column.variety() > NEARLY_ALL) {
            return Optional.of(dropped(null, SURE, "nearly every row has a different value, as in free text", null));
        }
        if (column.texts()) {
            return Optional.of(
                    dropped(ColumnKind.FREE_TEXT, SURE, "its values are long texts, which may contain names", null));
        }
        return Optional.empty();
    }

    /** Numbers with a currency or percent sign: nothing can be masked of hundreds of texts, but what is confidential is kept. */
    private Optional<RoleProposal> numbersWithSigns() {
        boolean varied = column.present() >= FEW_ROWS && column.variety() > NEARLY_ALL;
        return varied && confidential().isEmpty()
                ? Optional.of(dropped(
                        null,
                        SURE,
                        "nearly every row has a different number, with a sign beside its digits",
                        "take the currency or percent signs out of its values to keep it as numbers; it is dropped until"
                                + " then"))
                : Optional.empty();
    }

    private Optional<RoleProposal> confidential() {
        return signs.strongest(CONFIDENTIAL)
                .filter(sign -> sign.confidence() >= ENOUGH
                        && sign.confidence() >= signs.confidence(QUASI_IDENTIFIER)
                        && sign.confidence() >= signs.confidence(OTHER) - BENEFIT_OF_DOUBT
                        && !VISIBLE.contains(sign.kind()))
                .map(sign -> new RoleProposal(
                        column.name(),
                        Role.CONFIDENTIAL,
                        DomainProposal.of(column, Optional.of(sign.kind())),
                        missing,
                        Optional.of(sign.kind()),
                        sign.confidence(),
                        reason(sign) + gdpr(sign.kind()),
                        sign.confidence() >= SURE
                                ? Optional.empty()
                                : Optional.of("do others know it about a person? Then make it a quasi-identifier")));
    }

    private RoleProposal masked() {
        Optional<ColumnSign> sign = signs.strongest().filter(found -> found.confidence() >= ENOUGH);
        DomainProposal domain = domain();
        return new RoleProposal(
                column.name(),
                Role.QUASI_IDENTIFIER,
                domain,
                missing,
                sign.map(ColumnSign::kind),
                sign.map(ColumnSign::confidence).orElse(ENOUGH),
                sign.map(found -> reason(found) + hipaa(found.kind()) + gdpr(found.kind()) + "; ")
                                .orElse("")
                        + domain.why(),
                domain.question());
    }

    /** The likeliest kind, for the reading of the values. */
    static Optional<ColumnKind> likeliest(ColumnSigns signs) {
        return signs.strongest().filter(sign -> sign.confidence() >= ENOUGH).map(ColumnSign::kind);
    }

    private RoleProposal dropped(@Nullable ColumnKind kind, double confidence, String why, @Nullable String question) {
        return new RoleProposal(
                column.name(),
                Role.IDENTIFIER,
                DomainProposal.NONE,
                List.of(),
                Optional.ofNullable(kind),
                confidence,
                why,
                Optional.ofNullable(question));
    }

    /** The evidence as the beginning of a comment: part of a sentence, without a point. */
    private static String reason(ColumnSign sign) {
        String evidence = sign.evidence();
        String open = evidence.endsWith(".") ? evidence.substring(0, evidence.length() - 1) : evidence;
        return Character.toLowerCase(open.charAt(0)) + open.substring(1);
    }

    private static String hipaa(ColumnKind kind) {
        return kind.hipaa()
                .map(identifier -> " (HIPAA identifier " + identifier.letter() + ": " + identifier.title() + ")")
                .orElse("");
    }

    private static String gdpr(ColumnKind kind) {
        return kind.article().isPresent() ? " (GDPR article " + kind.article().getAsInt() + ")" : "";
    }

    private static String article(String words) {
        return ("aeiou".indexOf(Character.toLowerCase(words.charAt(0))) >= 0 ? "an " : "a ") + words;
    }
}
