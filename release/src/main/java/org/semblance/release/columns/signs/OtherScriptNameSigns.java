package org.semblance.release.columns.signs;

import java.util.List;
import java.util.regex.Pattern;

/** Names of people in Chinese, Cyrillic, Greek or Arabic letters, by their first sign, their endings or frequent names. */
final class OtherScriptNameSigns implements ContentRecognizer {

    private static final double LEAST_SHARE = 0.5;
    private static final int LEAST = 3;

    private static final Pattern HAN =
            Pattern.compile("[王李张張刘劉陈陳杨楊黄黃赵趙吴吳周徐孙孫马馬朱胡郭何高林罗羅郑鄭梁谢謝宋唐许許韩韓冯馮邓鄧曹彭曾肖田董袁潘于蒋蔡余杜叶葉程苏蘇魏吕呂丁任沈姚"
                    + "卢姜崔钟谭陆汪范金石廖贾夏韦方白邹孟熊秦邱江尹薛阎段雷侯龙史陶黎贺顾毛郝龚邵佐鈴高渡伊山中小加吉木井斎松清藤岡村][\\p{IsHan}]{1,3}");
    private static final Pattern CYRILLIC = Pattern.compile(
            "(?U).*(?:[оеё]в|[оеё]ва|ин|ина|ски[йи]|ска[яа]?|цки[йи]|цка[яа]|енко|[юу]к|ич|вна|ян|дзе|швили)(?=[ ,.]|$).*");
    private static final Pattern GREEK = Pattern.compile(
            "(?U).*(?:πουλος|ποπουλου|πούλου|[ίι]δης|[άα]κης|[ίι]ου|[όο]γλου|[ίι]δου|[άα]κη|[άα]ς)(?=[ ,.]|$).*");
    private static final Pattern ARABIC = Pattern.compile(
            ".*(?:محمد|أحمد|احمد|علي|حسن|حسين|فاطمة|عبد|يوسف|خديجة|عائشة|مريم|إبراهيم|ابراهيم|عمر|خالد|زينب|سعيد|مصطفى|أبو|بن ).*");

    private static final Pattern SHORT = Pattern.compile("[\\p{L}\\p{M} .,'-]{2,40}");

    @Override
    public List<ColumnSign> signs(ValueSample sample) {
        if (sample.size() < LEAST) {
            return List.of();
        }
        double share = sample.share(OtherScriptNameSigns::name);
        return share >= LEAST_SHARE
                ? List.of(new ColumnSign(
                        ColumnKind.FULL_NAME,
                        0.5 + 0.3 * share * Math.min(1, sample.size() / 12.0),
                        ValueSample.part(share) + " are written as names of people are in their script."))
                : List.of();
    }

    private static boolean name(String value) {
        boolean latin = value.chars().allMatch(sign -> sign < 0x250);
        return !latin
                && SHORT.matcher(value).matches()
                && (HAN.matcher(value).matches()
                        || (capital(value) && CYRILLIC.matcher(value).matches())
                        || (capital(value) && GREEK.matcher(value).matches())
                        || ARABIC.matcher(value).matches());
    }

    private static boolean capital(String value) {
        return Character.isUpperCase(value.codePointAt(0));
    }
}
