package org.semblance.acceptance;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.semblance.domain.Domain;
import org.semblance.domain.Space;
import org.semblance.domain.taxonomy.Similarity;
import org.semblance.method.Masked;
import org.semblance.method.Method;
import org.semblance.method.Trace;
import org.semblance.method.blocking.Blocking;
import org.semblance.method.microaggregation.Partitioner;
import org.semblance.privacy.Guarantee;
import org.semblance.quality.Measure;
import org.semblance.release.report.Report;

/**
 * The one rule, over the classes of all modules: data ← domain ← privacy, quality ← method ← catalog ← release ← evaluate, authoring ←
 * cli. The library checks its own part of it in {@code CoreArchitectureTest}.
 */
class ArchitectureTest {

    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

    private static final List<String> LIBRARY =
            List.of("data", "domain", "privacy", "quality", "method", "catalog", "port", "source");

    /** Everything that may be published; the tests' own module and the benchmarks are not held to a shape. */
    private static final List<String> MODULES = Stream.of(
                    "core",
                    "formats",
                    "release",
                    "evaluate",
                    "authoring",
                    "report",
                    "toolkit",
                    "cli",
                    "experiments",
                    "spark",
                    "testkit")
            .filter(module -> Files.isDirectory(ROOT.resolve(module).resolve("src/main/java")))
            .toList();

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .importPaths(MODULES.stream().map(ArchitectureTest::compiled).toList());

    /** What the classes of a part may know, besides the part itself and the words of {@code org.semblance}. */
    private static Map<String, List<String>> rule() {
        Map<String, List<String>> knows = new LinkedHashMap<>();
        knows.put("data", List.of());
        knows.put("domain", List.of("data"));
        knows.put("source", List.of());
        knows.put("port", List.of("source", "data", "domain"));
        knows.put("privacy", List.of("data", "domain"));
        knows.put("quality", List.of("data", "domain"));
        knows.put("method", List.of("data", "domain", "privacy", "quality"));
        knows.put("catalog", List.of("data", "domain", "privacy", "quality", "method"));
        knows.put("formats", LIBRARY);
        knows.put("testkit", LIBRARY);
        knows.put("release", LIBRARY);
        knows.put("evaluate", and(LIBRARY, "release"));
        knows.put("authoring", and(LIBRARY, "release"));
        knows.put("report", and(LIBRARY, "release", "evaluate", "authoring"));
        List<String> product = and(LIBRARY, "release", "evaluate", "authoring", "report", "formats");
        knows.put("toolkit", product);
        knows.put("cli", and(product, "toolkit"));
        knows.put("experiments", and(LIBRARY, "release", "report", "formats"));
        knows.put("spark", and(LIBRARY, "release", "formats"));
        return knows;
    }

    @Test
    void allClassesBelongToAPartOfTheRule() {
        Set<String> parts = CLASSES.stream()
                .map(type -> type.getPackageName())
                .filter(name -> !name.equals("org.semblance") && !name.isEmpty())
                .map(name -> name.split("\\.")[2])
                .collect(Collectors.toSet());
        assertThat(rule().keySet()).containsAll(parts);
        assertThat(parts)
                .containsAll(
                        MODULES.stream().filter(name -> !name.equals("core")).toList());
    }

    @Test
    void everyPartKnowsOnlyWhatComesBeforeIt() {
        rule().forEach((part, others) -> noClasses()
                .that()
                .resideInAPackage("org.semblance." + part + "..")
                .should()
                .dependOnClassesThat(resideInAPackage("org.semblance.*..").and(not(packages(and(others, part)))))
                .because(part + " may know " + others)
                .allowEmptyShould(true)
                .check(CLASSES));
    }

    @Test
    void theJudgesDoNotKnowThePlayers() {
        noClasses()
                .that(packages(List.of("privacy", "quality")))
                .should()
                .dependOnClassesThat(packages(List.of("method")))
                .check(CLASSES);
    }

    /** What writes the public report is not handed the original, a masked table with its trace, or a figure of them. */
    @Test
    void whatIsPublishedDoesNotKnowTheOriginal() {
        noClasses()
                .that()
                .resideInAPackage("org.semblance.release.publication..")
                .should()
                .dependOnClassesThat(resideInAnyPackage(
                                "org.semblance.release.prepare..",
                                "org.semblance.release.masking..",
                                "org.semblance.release.rehearsal..",
                                "org.semblance.release.report..",
                                "org.semblance.release.run..",
                                "org.semblance.release.stability..",
                                "org.semblance.release.verification..",
                                "org.semblance.release.documents..",
                                "org.semblance.release.ledger..",
                                "org.semblance.release.partitioned..",
                                "org.semblance.port..",
                                "org.semblance.source..")
                        .or(assignableTo(Masked.class))
                        .or(assignableTo(Trace.class)))
                .check(CLASSES);
        noClasses()
                .that()
                .resideInAPackage("org.semblance.report.published..")
                .should()
                .dependOnClassesThat(assignableTo(Report.class))
                .check(CLASSES);
    }

    @Test
    void packagesDoNotDependOnEachOtherInACircle() {
        slices().matching("org.semblance.(*)..").should().beFreeOfCycles().check(CLASSES);
        slices().matching("org.semblance.(**)").should().beFreeOfCycles().check(CLASSES);
    }

    /** Of what makes up an algorithm, these modules implement nothing: they read, show, ask or carry. */
    @Test
    void theFrontEndsHoldNoAlgorithm() {
        for (Class<?> kind : List.of(
                Domain.class,
                Space.class,
                Similarity.class,
                Method.class,
                Partitioner.class,
                Blocking.class,
                Guarantee.class,
                Measure.class)) {
            noClasses()
                    .that(packages(List.of("formats", "report", "toolkit", "cli", "spark")))
                    .should()
                    .beAssignableTo(kind)
                    .check(CLASSES);
        }
    }

    @Test
    void formatsAndReportImplementThePorts() {
        List<JavaClass> readersAndWriters = ports("org.semblance.port");
        assertThat(readersAndWriters).hasSizeGreaterThan(5);
        for (JavaClass port : readersAndWriters) {
            assertThat(implementers(port, "formats", "spark"))
                    .as(port.getName())
                    .isNotEmpty();
        }
        List<JavaClass> pages = new ArrayList<>(ports("org.semblance.release.report"));
        pages.addAll(ports("org.semblance.release.publication"));
        assertThat(pages).hasSize(2);
        for (JavaClass port : pages) {
            assertThat(implementers(port, "report")).as(port.getName()).isNotEmpty();
        }
    }

    @Test
    void theCommandLineIsBuiltWithoutTheExperimentsAndSpark() throws IOException {
        assertThat(Files.readString(ROOT.resolve("cli/pom.xml")))
                .doesNotContain("semblance-experiments", "semblance-spark");
    }

    @Test
    void everyPackageSaysWhatItIsFor() throws IOException {
        List<Path> silent = new ArrayList<>();
        for (String module : MODULES) {
            for (Path source : sources(module)) {
                if (!Files.isRegularFile(source.resolveSibling("package-info.java"))
                        && !source.endsWith("module-info.java")) {
                    silent.add(ROOT.relativize(source.getParent()));
                }
            }
        }
        assertThat(silent.stream().distinct()).isEmpty();
    }

    @Test
    void noNameIsGivenTwice() throws IOException {
        Map<String, List<Path>> byName = new TreeMap<>();
        for (String module : and(MODULES, "benchmarks")) {
            for (Path source : sources(module)) {
                String name = source.getFileName().toString();
                if (!name.equals("package-info.java")) {
                    byName.computeIfAbsent(name, key -> new ArrayList<>()).add(ROOT.relativize(source));
                }
            }
        }
        byName.values().removeIf(files -> files.size() < 2);
        assertThat(byName).isEmpty();
    }

    @Test
    void namesSayWhatSomethingIs() {
        classes()
                .should()
                .haveNameNotMatching(".*(Util|Utils|Helper|Manager|Impl|Handler)(\\$.*)?")
                .check(CLASSES);
        assertThat(topLevel().map(TypeName::of).filter(TypeName::isNoNoun).map(TypeName::text))
                .as("participles and gerunds as names of types; nouns of the field go on the list of TypeName")
                .isEmpty();
    }

    @Test
    void noMethodStartsWithGet() {
        List<String> found = CLASSES.stream()
                .flatMap(type -> type.getMethods().stream())
                .filter(method -> method.getName().matches("get([A-Z].*)?"))
                .filter(method -> !foreign(method))
                .map(JavaMethod::getFullName)
                .toList();
        assertThat(found).isEmpty();
    }

    /** Whether a library gave the method its name; of one that is not on the class path, as Spark is not, that is believed. */
    private static boolean foreign(JavaMethod method) {
        JavaClass owner = method.getOwner();
        return Stream.concat(owner.getAllRawSuperclasses().stream(), owner.getAllRawInterfaces().stream())
                .filter(type -> !type.getName().startsWith("org.semblance"))
                .anyMatch(type -> !type.isFullyImported()
                        || type.getAllMethods().stream()
                                .anyMatch(other -> other.getName().equals(method.getName())));
    }

    private static Stream<JavaClass> topLevel() {
        return CLASSES.stream()
                .filter(JavaClass::isTopLevelClass)
                .filter(type -> !type.getSimpleName().endsWith("-info"))
                .sorted(Comparator.comparing(JavaClass::getName));
    }

    private static List<JavaClass> ports(String name) {
        return topLevel()
                .filter(type -> type.isInterface() && type.getPackageName().equals(name))
                .filter(type -> type.getSimpleName().matches(".*(Reader|Writer)"))
                .toList();
    }

    private static List<JavaClass> implementers(JavaClass port, String... parts) {
        return CLASSES.stream()
                .filter(packages(List.of(parts)))
                .filter(type -> type.isAssignableTo(port.getName()))
                .toList();
    }

    private static DescribedPredicate<JavaClass> packages(List<String> parts) {
        return resideInAnyPackage(
                parts.stream().map(part -> "org.semblance." + part + "..").toArray(String[]::new));
    }

    private static List<String> and(List<String> some, String... more) {
        return Stream.concat(some.stream(), Stream.of(more)).toList();
    }

    private static Path compiled(String module) {
        Path classes = ROOT.resolve(module).resolve("target/classes");
        assertThat(classes)
                .as("the compiled module, which Maven makes with -am")
                .isDirectory();
        return classes;
    }

    private static List<Path> sources(String module) throws IOException {
        try (Stream<Path> files = Files.walk(ROOT.resolve(module).resolve("src/main/java"))) {
            return files.filter(file -> file.toString().endsWith(".java")).toList();
        }
    }
}
