package org.semblance.release.recipe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.semblance.Problem;
import org.semblance.Share;
import org.semblance.catalog.Catalog;
import org.semblance.domain.Attribute;
import org.semblance.domain.Nominal;
import org.semblance.domain.Numeric;
import org.semblance.domain.Ordinal;
import org.semblance.domain.Role;
import org.semblance.domain.Rounding;
import org.semblance.method.microaggregation.MdavMethod;
import org.semblance.privacy.Contributors;
import org.semblance.privacy.KAnonymity;
import org.semblance.quality.Measure;
import org.semblance.quality.loss.AttributeLoss;
import org.semblance.quality.loss.Granularity;
import org.semblance.quality.loss.InformationLoss;
import org.semblance.quality.loss.SemanticInformationLoss;
import org.semblance.quality.loss.SemanticSse;
import org.semblance.quality.loss.Sse;
import org.semblance.quality.loss.Sst;
import org.semblance.quality.risk.DistanceLinkage;
import org.semblance.quality.risk.LossAndRisk;
import org.semblance.quality.risk.RecordLinkage;
import org.semblance.quality.risk.disclosure.AttributeInference;
import org.semblance.quality.risk.disclosure.Homogeneity;
import org.semblance.quality.risk.reconstruction.Reconstruction;
import org.semblance.quality.risk.reidentification.JournalistRisk;
import org.semblance.quality.risk.reidentification.ProsecutorRisk;
import org.semblance.source.CsvLayout;

/** What a recipe means, and what is said when it means nothing. */
class RecipeTest {

    private static final Measure OF_CLASSES = new ProsecutorRisk(new Share(0.2));

    private static final String GOOD = """
            data: visitors.csv
            attributes:
              name: identifier
              age: {role: quasi-identifier, domain: numeric}
            method: {name: mdav, k: 3}
            """;

    @TempDir
    Path folder;

    @Test
    void readsTheSeparatorOfThousands() {
        TableRecipe recipe = bind(GOOD + "csv: {decimal: comma, thousands: point}\n");
        assertThat(recipe.csv().thousands()).isEqualTo(CsvLayout.ThousandsSeparator.POINT);
        assertThat(recipe.csv().ofNumbers()).isEqualTo(recipe.csv());
        assertThatThrownBy(() -> bind(GOOD + "csv: {thousands: point}\n"))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("decimal sign and the separator of thousands");
    }

    @Test
    void comparesNoTextsWithPointsBetweenThousands() {
        String numbers = GOOD + "csv: {decimal: comma, thousands: point}\n";
        assertThatThrownBy(() -> bind(numbers + "where: name > 1000\n"))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("'name' is read as text");
        assertThat(bind(numbers + "where: name = a\n").settings().where()).isEqualTo("name = a");
        assertThat(bind(GOOD + "where: name > 1000\n").settings().where()).isEqualTo("name > 1000");
    }

    private TableRecipe bind(String yaml) {
        try {
            Path file = Files.writeString(folder.resolve("recipe.yaml"), yaml);
            return TableRecipe.of(new YamlRecipes().read(file), Catalog.standard());
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private Problem refused(String yaml) {
        Problem problem = catchThrowableOfType(Problem.class, () -> bind(yaml));
        assertThat(problem).as("refused").isNotNull();
        assertThat(problem.what()).as("names its line").containsPattern("line \\d+");
        assertThat(problem.advice()).isNotBlank();
        return problem;
    }

    private static String with(String from, String to) {
        assertThat(GOOD).contains(from);
        return GOOD.replace(from, to);
    }

    private static Attribute attribute(TableRecipe recipe, String name) {
        return recipe.attributes().stream()
                .filter(attribute -> attribute.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void contributorsMayStandBesideTheMethodOrInIt() {
        String attributes = "data: a.csv\nattributes: {age: {role: quasi-identifier, domain: numeric}}\n";
        assertThat(bind(attributes + "contributors: 2\nmethod: {name: mdav, k: 5}\n")
                        .method())
                .isEqualTo(new MdavMethod(5, 2));
        assertThat(bind(attributes + "contributors: 2\nmethod: {name: mdav, k: 5, contributors: 3}\n")
                        .method())
                .isEqualTo(new MdavMethod(5, 3));
    }

    @Test
    void takesWhatIsUsualWhereItIsNotTold() {
        TableRecipe recipe = bind(GOOD);
        assertThat(recipe.settings().data()).isEqualTo("visitors.csv");
        assertThat(recipe.method()).isEqualTo(new MdavMethod(3));
        assertThat(recipe.guarantees()).isEmpty();
        assertThat(recipe.measures())
                .containsExactly(new InformationLoss(), new Sse(), new Sst(), new DistanceLinkage(), OF_CLASSES);
        assertThat(recipe.missing()).containsExactly("");
        assertThat(recipe.release()).isEqualTo(new TableRecipe.ReleaseOptions("release", true));
        assertThat(recipe.settings().normalize()).isEqualTo(TableRecipe.Normalization.NFC);
        assertThat(recipe.settings().seed()).isNull();
        assertThat(recipe.uniqueKept()).isEmpty();
        assertThat(recipe.csv()).isEqualTo(CsvLayout.UNKNOWN);
    }

    @Test
    void readsEverythingThatCanBeTold() {
        TableRecipe recipe = bind("""
                data: visitors.csv
                csv: {delimiter: ";", encoding: utf-8, decimal: comma}
                missing: [NA, "-"]
                normalize: none
                where: age >= 18
                person: card
                release: {to: out, shuffle: false}
                allow: unique
                seed: 42
                attributes:
                  card: identifier
                  income: {role: [quasi-identifier, confidential], domain: numeric, round: 2, weight: 0.5}
                  level: {role: quasi-identifier, domain: ordinal, scale: [low, 2, high], average: convex-median}
                  town: {role: quasi-identifier, domain: nominal}
                  illness: {role: confidential}
                  note: {role: other, allow: [unique]}
                method: {name: mdav, k: 5, contributors: 3}
                guarantees:
                  - {k-anonymity: 4}
                  - contributors: 2
                measures: [sse]
                """);
        assertThat(recipe.csv()).isEqualTo(new CsvLayout(";", "utf-8", CsvLayout.DecimalSign.COMMA));
        assertThat(recipe.missing()).containsExactly("NA", "-");
        assertThat(recipe.settings().person()).isEqualTo("card");
        assertThat(recipe.settings().seed()).isEqualTo(42);
        assertThat(recipe.release()).isEqualTo(new TableRecipe.ReleaseOptions("out", false));
        assertThat(attribute(recipe, "income"))
                .isEqualTo(
                        new Attribute("income", Set.of(Role.QUASI_IDENTIFIER, Role.CONFIDENTIAL), new Numeric(2), 0.5));
        assertThat(attribute(recipe, "level").domain())
                .isEqualTo(new Ordinal(List.of("low", "2", "high"), Ordinal.Average.CONVEX_MEDIAN));
        assertThat(attribute(recipe, "town").domain()).isEqualTo(new Nominal());
        assertThat(attribute(recipe, "illness").roles()).containsExactly(Role.CONFIDENTIAL);
        assertThat(recipe.method()).isEqualTo(new MdavMethod(5, 3));
        assertThat(recipe.guarantees()).containsExactly(new KAnonymity(4), new Contributors(2));
        assertThat(recipe.measures()).containsExactly(new Sse());
        assertThat(recipe.uniqueKept()).contains("note");
    }

    @Test
    void hierarchiesAndTheirMeaningAreMeasuredWhereNothingIsSaid() {
        String start = "data: visitors.csv\nmethod: {name: mdav, k: 3}\nattributes:\n  job: {role: ";
        String hierarchy = "domain: hierarchy, hierarchy: jobs.csv";
        List<Measure> usual = List.of(new InformationLoss(), new Sse(), new Sst(), new DistanceLinkage());

        assertThat(bind(start + "quasi-identifier, " + hierarchy + "}\n").measures())
                .startsWith(usual.toArray(Measure[]::new))
                .endsWith(new Granularity(), OF_CLASSES)
                .hasSize(6);
        assertThat(bind(start + "quasi-identifier, " + hierarchy + ", taxonomy: wordnet-3.1}\n")
                        .measures())
                .endsWith(new Granularity(), new SemanticInformationLoss(), new SemanticSse(), OF_CLASSES)
                .hasSize(8);
        assertThat(bind(start + "other, " + hierarchy + "}\n").measures())
                .startsWith(usual.toArray(Measure[]::new))
                .endsWith(OF_CLASSES)
                .hasSize(5);
    }

    @Test
    void exactMatchesAreLookedForAmongWordsAlone() {
        String words = "data: visitors.csv\nmethod: {name: sa-mdav, k: 3}\nattributes:\n"
                + "  job: {role: quasi-identifier, domain: concepts}\n";
        assertThat(bind(words).measures()).contains(new RecordLinkage(), new LossAndRisk(0.5));
        assertThat(bind(words + "  age: {role: quasi-identifier, domain: numeric}\n")
                        .measures())
                .contains(new AttributeLoss(), new DistanceLinkage())
                .doesNotContain(new RecordLinkage(), new LossAndRisk(0.5));
    }

    @Test
    void whatClassesTellIsMeasuredWhereThereAreConfidentialAttributesAndAPopulation() {
        String start = "data: visitors.csv\nmethod: {name: mdav, k: 3}\nattributes:\n"
                + "  age: {role: quasi-identifier, domain: numeric}\n";
        assertThat(bind(start + "  ill: confidential\n").measures())
                .endsWith(OF_CLASSES, new Homogeneity(), new AttributeInference());
        assertThat(bind(start + "  ill: confidential\npopulation: register.csv\n")
                        .measures())
                .endsWith(
                        OF_CLASSES,
                        new JournalistRisk(new Share(0.2)),
                        new Reconstruction(),
                        new Homogeneity(),
                        new AttributeInference());
        // what is masked is not kept
        assertThat(bind(start + "  ill: {role: [quasi-identifier, confidential], domain: nominal}\n")
                        .measures())
                .endsWith(OF_CLASSES);
    }

    @Test
    void publishedNumbersAreRoundedToDecimalsToMultiplesOrToDigits() {
        assertThat(round("{to: 1000}")).isEqualTo(new Rounding.UnitMultiples(1000));
        assertThat(round("{to: 0.5}")).isEqualTo(new Rounding.UnitMultiples(0.5));
        assertThat(round("{to: 1e6}")).isEqualTo(new Rounding.UnitMultiples(1e6));
        assertThat(round("{digits: 3}")).isEqualTo(new Rounding.SignificantDigits(3));
        assertThat(round("2")).isEqualTo(new Rounding.DecimalPlaces(2));
    }

    private Rounding round(String written) {
        return ((Numeric) attribute(bind(with("domain: numeric", "domain: numeric, round: " + written)), "age")
                        .domain())
                .round();
    }

    @Test
    void whatNobodyCanRoundToIsRefused() {
        for (String round : List.of(
                "{to: 0}",
                "{to: -1}",
                "{to: .nan}",
                "{to: .inf}",
                "{to: 1e999}",
                "{to: x}",
                "{to: [1]}",
                "{digits: 0}",
                "{digits: -3}",
                "{digits: 16}",
                "{digits: 1.5}",
                "{digits: x}",
                "{to: 1000, digits: 3}",
                "{unit: 1000}",
                "{}",
                "[1]",
                "x",
                "-1",
                "13",
                "1.5")) {
            assertThat(refused(with("domain: numeric", "domain: numeric, round: " + round))
                            .code())
                    .as(round)
                    .isEqualTo("E_ROUND");
        }
    }

    @Test
    void displacesMeansByAsManyStandardErrorsAsItSays() {
        String attributes = "data: a.csv\nattributes: {age: {role: quasi-identifier, domain: numeric}}\n";
        assertThat(bind(attributes + "method: {name: mdav, k: 5, displace: 1}\n")
                        .method())
                .isEqualTo(new MdavMethod(5, null, false, 1.0));
        for (String displace : List.of("-1", "11", "x", ".nan")) {
            assertThat(refused(attributes + "method: {name: mdav, k: 5, displace: " + displace + "}\n")
                            .code())
                    .isEqualTo("E_DISPLACE");
        }
        assertThat(refused(attributes + "method: {name: mdav, k: 5, rescale: true, displace: 1}\n")
                        .code())
                .isEqualTo("E_DISPLACE");
        assertThat(refused(attributes + "method: {name: sa-mdav, k: 5, displace: 1}\n")
                        .code())
                .isEqualTo("E_CONFIG_UNKNOWN_KEY");
    }

    @Test
    void aBareRoleIsEnoughForAColumnThatIsNotMasked() {
        assertThat(attribute(bind(GOOD), "name").roles()).containsExactly(Role.IDENTIFIER);
    }

    @Test
    void anUnknownKeyIsRefusedWithTheNearestKnownOne() {
        Problem problem = refused(with("k: 3", "kk: 3"));
        assertThat(problem.code()).isEqualTo("E_CONFIG_UNKNOWN_KEY");
        assertThat(problem.what()).contains("line 5", "'kk'");
        assertThat(problem.advice()).contains("did you mean k?");

        problem = refused(with("data:", "dota:"));
        assertThat(problem.code()).isEqualTo("E_CONFIG_UNKNOWN_KEY");
        assertThat(problem.what()).contains("line 1");
        assertThat(problem.advice()).contains("did you mean data?");

        problem = refused(with("domain: numeric", "domain: numeric, rund: 2"));
        assertThat(problem.code()).isEqualTo("E_CONFIG_UNKNOWN_KEY");
        assertThat(problem.what()).contains("line 4", "attributes.age");
        assertThat(problem.advice()).contains("did you mean round?");

        problem = refused(GOOD + "release:\n  too: x\n");
        assertThat(problem.code()).isEqualTo("E_CONFIG_UNKNOWN_KEY");
        assertThat(problem.what()).contains("line 7");
        assertThat(problem.advice()).contains("did you mean to?");
    }

    @Test
    void aParameterOfAnotherDomainIsUnknown() {
        assertThat(refused(with("domain: numeric", "domain: nominal, round: 2")).code())
                .isEqualTo("E_CONFIG_UNKNOWN_KEY");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-1", "1", "2.5", "abc", "99999999999", "", "[3, 4]", "{a: 1}", "1e3"})
    void aKThatIsNotAWholeNumberOfTwoOrMoreIsRefused(String k) {
        Problem problem = refused(with("k: 3", "k: " + k));
        assertThat(problem.code()).isIn("E_K", k.startsWith("[") || k.startsWith("{") ? "E_CONFIG" : "E_K");
        assertThat(problem.what()).contains("line 5", "method");
        assertThat(refused(GOOD + "guarantees: [{k-anonymity: " + (k.isEmpty() ? "\"\"" : k) + "}]\n")
                        .what())
                .contains("line 6");
    }

    @Test
    void aMethodWithoutKIsRefused() {
        assertThat(refused(with("{name: mdav, k: 3}", "{name: mdav}")).code()).isEqualTo("E_K");
        assertThat(refused(with("{name: mdav, k: 3}", "mdav")).code()).isEqualTo("E_K");
    }

    @Test
    void contributorsThatAskForNothingAreRefusedInTheirLine() {
        Problem problem = refused(with("k: 3", "k: 3, contributors: 0"));
        assertThat(problem.code()).isEqualTo("E_CONTRIBUTORS");
        assertThat(problem.what()).contains("line 5");
    }

    @Test
    void aColumnNeedsARole() {
        Problem problem = refused(with("role: quasi-identifier, ", ""));
        assertThat(problem.what()).contains("line 4", "role is not given");
        assertThat(problem.advice()).contains("quasi-identifier");
        problem = refused(with("identifier\n", "identifyer\n"));
        assertThat(problem.what()).contains("line 3", "'identifyer'");
        assertThat(problem.advice()).contains("did you mean identifier?");
    }

    @Test
    void aQuasiIdentifierNeedsADomain() {
        Problem problem = refused(with(", domain: numeric", ""));
        assertThat(problem.code()).isEqualTo("E_DOMAIN");
        assertThat(problem.what()).contains("line 4", "attributes.age");
        assertThat(refused(with("age: {role: quasi-identifier, domain: numeric}", "age: quasi-identifier"))
                        .code())
                .isEqualTo("E_DOMAIN");
    }

    @Test
    void anUnknownNameIsRefusedWithTheNearestKnownOne() {
        assertThat(refused(with("domain: numeric", "domain: numerik")).advice()).contains("did you mean numeric?");
        assertThat(refused(with("name: mdav", "name: mdaw")).advice()).contains("did you mean mdav?");
        assertThat(refused(GOOD + "measures: [sso]\n").advice()).contains("did you mean ss");
        assertThat(refused(GOOD + "guarantees: [{k-anonimity: 3}]\n").advice()).contains("did you mean k-anonymity?");
        assertThat(refused(GOOD + "normalize: nfd\n").advice()).contains("nfc");
    }

    @Test
    void anIdentifierIsNothingElse() {
        Problem problem = refused(with("name: identifier", "name: [identifier, confidential]"));
        assertThat(problem.code()).isEqualTo("E_ROLE");
        assertThat(refused(with("name: identifier", "name: []")).code()).isEqualTo("E_ROLE");
    }

    @Test
    void anOrdinalColumnNeedsAScale() {
        assertThat(refused(with("domain: numeric", "domain: ordinal")).what()).contains("line 4", "scale");
        Problem problem = refused(with("domain: numeric", "domain: ordinal, scale: [a, a]"));
        assertThat(problem.code()).isEqualTo("E_SCALE");
        assertThat(problem.what()).contains("line 4");
    }

    @Test
    void aWeightIsAPositiveNumber() {
        for (String weight : List.of("0", "-1", "9999999")) {
            Problem problem = refused(with("domain: numeric", "domain: numeric, weight: " + weight));
            assertThat(problem.code()).isEqualTo("E_WEIGHT");
            assertThat(problem.what()).contains("line 4");
        }
        assertThat(refused(with("domain: numeric", "domain: numeric, weight: heavy"))
                        .what())
                .contains("line 4", "a number");
    }

    @Test
    void whatMustBeThereIsAskedFor() {
        assertThat(refused(with("data: visitors.csv\n", "")).what()).contains("data is not given");
        assertThat(refused("data: visitors.csv\nmethod: {name: mdav, k: 3}\n").what())
                .contains("attributes");
        assertThat(refused(with("method: {name: mdav, k: 3}\n", "")).what()).contains("method");
        assertThat(refused(with("name: mdav, ", "")).what()).contains("line 5", "name");
    }

    @Test
    void aGuaranteeIsWrittenWithItsNumber() {
        assertThat(refused(GOOD + "guarantees: [k-anonymity]\n").what()).contains("line 6");
        assertThat(refused(GOOD + "guarantees: [{}]\n").what()).contains("line 6");
        assertThat(refused(GOOD + "guarantees: [{k-anonymity: 5, l: 3}]\n").code())
                .isEqualTo("E_CONFIG_UNKNOWN_KEY");
        assertThat(refused(GOOD + "guarantees: [{k-anonymity: 5, k: 3}]\n").code())
                .as("k twice")
                .isEqualTo("E_CONFIG_UNKNOWN_KEY");
    }

    @Test
    void valuesOfTheWrongKindAreRefused() {
        assertThat(refused(GOOD + "release: {shuffle: yes}\n").what()).contains("line 6", "release.shuffle");
        assertThat(refused(GOOD + "seed: 1.5\n").what()).contains("line 6", "seed");
        assertThat(refused(GOOD + "release: out\n").what()).contains("line 6");
        assertThat(refused(GOOD + "where: [a, b]\n").what()).contains("line 6");
        assertThat(refused(with(
                                "attributes:\n  name: identifier\n  age: {role: quasi-identifier, domain: numeric}",
                                "attributes: all"))
                        .what())
                .contains("line 2");
        assertThat(refused("- a\n- b\n").what()).contains("line 1");
    }

    @Test
    void theCertificateSeesNoPathsNoSeedAndNoValuesOfConditions() {
        TableRecipe recipe = bind(GOOD + "seed: 7\nwhere: age >= 18\nrelease: {to: /home/canary, shuffle: true}\n");
        String shown = PublicRecipe.of(recipe).toString();
        assertThat(shown)
                .doesNotContain("visitors.csv", "canary", "seed", "18")
                .contains("age >= …", "mdav", "shuffle");
    }

    @Test
    void theCertificateSeesOnlyTheCategoriesOfAScaleThatTheReleaseShows() {
        TableRecipe recipe = bind(with(
                "age: {role: quasi-identifier, domain: numeric}",
                "age: {role: quasi-identifier, domain: ordinal, scale: [young, adult, canary]}"));
        Map<String, Object> published = PublicRecipe.of(recipe, column -> Set.of("adult", "young"));
        assertThat(published.toString()).contains("[young, adult, …]").doesNotContain("canary");
        assertThat(PublicRecipe.like(published, recipe)).isEqualTo(published);
        TableRecipe reordered = bind(with(
                "age: {role: quasi-identifier, domain: numeric}",
                "age: {role: quasi-identifier, domain: ordinal, scale: [adult, young, canary]}"));
        assertThat(PublicRecipe.like(published, reordered)).isNotEqualTo(published);
    }

    @Test
    void tellsAllProblemsAtOnceTheFirstOnesCodeInFront() {
        Problem problem = refused("""
                data: visitors.csv
                seeed: 4
                seed: soon
                attributes:
                  name: identifer
                  age: {role: quasi-identifier, domain: numeric, wieght: 2}
                  town: {role: quasi-identifier}
                method: {name: mdav, k: 1, combine: somehow}
                guarantees:
                  - k-anonimity: 3
                  - l-diversity: 1
                measures: [sse, ssse, {name: score, alpha: many}]
                """);
        assertThat(problem.code()).isEqualTo("E_CONFIG_UNKNOWN_KEY");
        assertThat(problem.what()).isEqualTo("line 2: the key 'seeed' is not known here");
        assertThat(problem.all())
                .extracting(one -> one.what().replaceFirst(": .*", ""))
                .containsExactly(
                        "line 2",
                        "line 3, seed",
                        "line 5, attributes.name.role",
                        "line 6, attributes.age",
                        "line 7, attributes.town",
                        "line 8, method",
                        "line 8, method",
                        "line 10, guarantees",
                        "line 11, guarantees",
                        "line 12, measures.name",
                        "line 12, measures.alpha");
        assertThat(problem.getMessage().lines()).hasSize(11);
    }

    @Test
    void aSingleProblemStandsForItself() {
        Problem problem = refused(with("k: 3", "k: 1"));
        assertThat(problem.all()).containsExactly(problem);
        assertThat(problem.getMessage()).isEqualTo(problem.what());
    }

    @Test
    void aMisspeltKeyIsNotMissingToo() {
        assertThat(refused(with("k: 3", "kk: 3")).all())
                .extracting(Problem::code)
                .containsExactly("E_CONFIG_UNKNOWN_KEY");
        assertThat(refused(with("method:", "methode:")).all())
                .extracting(Problem::code)
                .containsExactly("E_CONFIG_UNKNOWN_KEY");
    }
}
