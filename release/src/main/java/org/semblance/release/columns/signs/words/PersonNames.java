package org.semblance.release.columns.signs.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** Words of names of people, and the words beside them. */
public final class PersonNames {

    private static final Set<String> GIVEN = WordList.of("given").all("");
    private static final Set<String> SURNAMES = WordList.of("surnames").all("");
    private static final WordList BESIDE = WordList.of("names");
    private static final Set<String> TITLES = BESIDE.all("title");
    private static final Set<String> SUFFIXES = BESIDE.all("suffix");
    private static final Set<String> PARTICLES = BESIDE.all("particle");
    private static final Set<String> OTHERWISE = BESIDE.all("otherwise");

    private static final Pattern GAP = Pattern.compile("[\\s\u00a0]+");
    private static final Pattern PREFIXED =
            Pattern.compile("(?:d|l|dell|o|sant)'(\\p{L}{3,})|(?:mc|mac|fitz)(\\p{L}{4,})");

    /** Endings and beginnings that hardly any other words have. */
    private static final Pattern FORMED = Pattern.compile(
            "\\p{L}{2,}(?:owski|owska|ewski|ewska|inski|inska|ynski|ynska|cki|cka|wicz|czyk|czak|enko|chuk|shvili|adze|ovic|evic"
                    + "|ovich|evich|opoulos|opoulou|idis|akis|oglu|escu|[dnklr]sson|sdottir|[aei]nsen|[knpl]stra|[rdt]sma|huizen"
                    + "|mann|maier|meier|meyer|huber|bauer|hofer|berger|linger|etti|ucci|ellini|eault|ierez|andez|endez|inez|uez|iez"
                    + "|swamy)|(?:al|el|ben|bou|abu|ould|ter|ver|vander|vanden)-\\p{L}{3,}");

    /** Titles by which a person is spoken to. */
    private static final Set<String> ADDRESSING = BESIDE.all("address");

    private PersonNames() {}

    /** Whether a word is a title by which a person is spoken to, with or without points. */
    public static boolean addressing(String folded) {
        return ADDRESSING.contains(folded.replace(".", ""));
    }

    public static boolean given(String folded) {
        return GIVEN.contains(folded);
    }

    /** A surname, whole or behind d', Mc and the like. */
    public static boolean surname(String folded) {
        return SURNAMES.contains(folded)
                || PREFIXED.matcher(folded).matches()
                || FORMED.matcher(folded).matches();
    }

    /** Whether a name often means something else: a town, a trade, a colour. */
    public static boolean otherwise(String folded) {
        return OTHERWISE.contains(folded);
    }

    /** A word before or behind a name, with or without points. */
    public static boolean title(String folded) {
        String plain = folded.replace(".", "").replace("/", "");
        return TITLES.contains(plain) || SUFFIXES.contains(plain);
    }

    /** A small word within a surname, such as van or de. */
    public static boolean particle(String folded) {
        return PARTICLES.contains(folded);
    }

    /** The words between gaps. */
    public static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        for (String word : GAP.split(text.strip(), -1)) {
            if (!word.isEmpty()) {
                words.add(word);
            }
        }
        return words;
    }
}
