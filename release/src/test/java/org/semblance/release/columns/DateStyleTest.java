package org.semblance.release.columns;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.semblance.data.Words;
import org.semblance.domain.hierarchy.build.CalendarLevels;
import org.semblance.testkit.Trials;

class DateStyleTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "uuuu-MM-dd|ISO|false",
                "uuuu-MM-dd'T'HH:mm:ss'Z'|ISO|true",
                "uuuu-MM-dd HH:mm|ISO|true",
                "uuuu/MM/dd|YEAR_MONTH_DAY|false",
                "uuuuMMdd|COMPACT|false",
                "dd.MM.uuuu|DAY_MONTH_YEAR|false",
                "d.M.uu|DAY_MONTH_YEAR|false",
                "dd/MM/uuuu|DAY_MONTH_YEAR|false",
                "dd-MM-uuuu HH:mm:ss|DAY_MONTH_YEAR|true",
                "M/d/uuuu|MONTH_DAY_YEAR|false",
                "MM/dd/uuuu hh:mm|MONTH_DAY_YEAR|true",
                "d MMMM uuuu|NAMED_MONTH|false",
                "dd-MMM-uu|NAMED_MONTH|false",
                "MMM d, uuuu|NAMED_MONTH|false",
                "dd/MMM/uuuu:HH:mm:ss|NAMED_MONTH|true",
                "uuuu-MM|YEAR_MONTH|false",
                "MM/uuuu|MONTH_YEAR|false",
                "MMMM uuuu|NAMED_MONTH_YEAR|false",
                "uuuu-'Q'Q|YEAR_QUARTER|false"
            })
    void seesTheFormOfRandomDates(String pattern, DateForm form, boolean time) {
        Trials.of(3, random -> {
            DateTimeFormatter format = DateTimeFormatter.ofPattern(pattern, Locale.ENGLISH);
            List<String> dates = IntStream.range(0, 300)
                    .mapToObj(
                            row -> LocalDateTime.of(1990, 1, 1, 1, 30).plusMinutes(random.nextInt(30 * 365 * 24 * 60)))
                    .map(format::format)
                    .toList();
            DateStyle style = DateStyle.of(column(dates)).orElseThrow();
            assertThat(style.form()).isEqualTo(form);
            assertThat(style.time()).isEqualTo(time);
            assertThat(style.shortYears()).isEqualTo(!pattern.contains("uuuu"));
            assertThat(style.share()).isEqualTo(1);
            assertThat(style.years()).isBetween(27, 30);
            assertThat(style.ready()).isEqualTo(CalendarLevels.dates(dates));
            assertThat(style.advice()).contains("semblance hierarchy build");
        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "3 de enero de 2020|17 de agosto de 2021",
                "3. März 2020|17. Dezember 2021",
                "1er février 2020|17 août 2021",
                "3 gennaio 2020|17 luglio 2021",
                "3 maart 2020|17 mei 2021",
                "3 de março de 2020|17 de dezembro de 2021",
                "3 de gener de 2020|17 d'agost de 2021"
            })
    void knowsMonthsInEightLanguages(String dates) {
        assertThat(DateStyle.of(column(List.of(dates.split("\\|")))).map(DateStyle::form))
                .contains(DateForm.NAMED_MONTH);
    }

    @Test
    void leavesTheOrderOfDayAndMonthOpenIfTheValuesDo() {
        assertThat(form("01/02/2020", "03/04/2021")).contains(DateForm.DAY_OR_MONTH_FIRST);
        assertThat(form("01/02/2020", "13/04/2021")).contains(DateForm.DAY_MONTH_YEAR);
        assertThat(form("01/02/2020", "04/13/2021")).contains(DateForm.MONTH_DAY_YEAR);
        assertThat(form("01.02.2020", "03.04.2021")).contains(DateForm.DAY_MONTH_YEAR);
        assertThat(form("13/02/2020", "04/13/2021")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "12345678|87654321",
                "1.5|2.25",
                "2020|2021",
                "612 345 678|699 111 222",
                "192.168.1.1|10.0.0.12",
                "2.0.9|2.1.3",
                "1/2|3/4",
                "31-12|30-11",
                "Mayer 5|June 7",
                "10-20|30-40",
                "S-12-2020|S-13-2021"
            })
    void takesNothingElseForDates(String values) {
        assertThat(DateStyle.of(column(List.of(values.split("\\|"))))).isEmpty();
    }

    @Test
    void allowsForSomeThatAreNone() {
        List<String> dates = IntStream.range(0, 100)
                .mapToObj(i -> i % 25 == 7 ? "unclear " + i : String.format(Locale.ROOT, "%04d-03-04", 1900 + i))
                .toList();
        DateStyle style = DateStyle.of(column(dates)).orElseThrow();
        assertThat(style.form()).isEqualTo(DateForm.ISO);
        assertThat(style.share()).isEqualTo(0.96);
        assertThat(style.ready()).isFalse();
        assertThat(style.span()).isEqualTo("about 99 years");
    }

    private static Optional<DateForm> form(String... dates) {
        return DateStyle.of(column(List.of(dates))).map(DateStyle::form);
    }

    private static ColumnProfile column(List<String> dates) {
        return ColumnProfile.of(Words.of("date", dates.toArray(String[]::new)));
    }
}
