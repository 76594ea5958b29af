package org.semblance;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.semblance.data.Fingerprint;

/** The shape of the library: data ← domain ← privacy, quality ← method ← catalog. */
class CoreArchitectureTest {

    private static final JavaClasses CORE = new ClassFileImporter().importPath(Path.of("target", "classes"));

    @Test
    void packagesDoNotDependOnEachOtherInACircle() {
        slices().matching("org.semblance.(*)..").should().beFreeOfCycles().check(CORE);
        slices().matching("org.semblance.(**)").should().beFreeOfCycles().check(CORE);
    }

    @Test
    void thePackagesFollowTheOrderOfTheData() {
        Map<String, List<String>> knows = new LinkedHashMap<>();
        knows.put("data", List.of());
        knows.put("domain", List.of("data"));
        knows.put("source", List.of());
        knows.put("port", List.of("source", "data", "domain"));
        knows.put("privacy", List.of("data", "domain"));
        knows.put("quality", List.of("data", "domain"));
        knows.put("method", List.of("data", "domain", "privacy", "quality"));
        knows.put("catalog", List.of("data", "domain", "privacy", "quality", "method"));
        knows.forEach((one, others) -> noClasses()
                .that()
                .resideInAPackage("org.semblance." + one + "..")
                .should()
                .dependOnClassesThat(resideInAPackage("org.semblance.*..")
                        .and(not(resideInAnyPackage(Stream.concat(Stream.of(one), others.stream())
                                .map(name -> "org.semblance." + name + "..")
                                .toArray(String[]::new)))))
                .because(one + " may know " + others)
                .check(CORE));
    }

    @Test
    void theJudgesDoNotKnowThePlayers() {
        noClasses()
                .that()
                .resideInAnyPackage("org.semblance.privacy..", "org.semblance.quality..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.semblance.method..")
                .check(CORE);
    }

    @Test
    void theWordsEveryoneMayUseNeedNoOthers() {
        classes()
                .that()
                .resideInAPackage("org.semblance")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("org.semblance", "java..", "javax.crypto..", "org.jspecify..")
                .check(CORE);
    }

    @Test
    void theLibraryIsPlainJava() {
        classes()
                .should()
                .onlyDependOnClassesThat(
                        resideInAnyPackage("org.semblance..", "java..", "javax.crypto..", "org.jspecify..", ""))
                .check(CORE);
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.sql..", "java.net..", "java.awt..")
                .check(CORE);
    }

    @Test
    void portsAreInterfaces() {
        classes()
                .that()
                .resideInAPackage("org.semblance.port")
                .and()
                .areTopLevelClasses()
                .and()
                .doNotHaveSimpleName("package-info")
                .should()
                .beInterfaces()
                .check(CORE);
    }

    @Test
    void onlyPortsSourcesAndFingerprintsKnowFiles() {
        noClasses()
                .that()
                .resideOutsideOfPackages("org.semblance.port..", "org.semblance.source..")
                .and()
                .doNotBelongToAnyOf(Fingerprint.class)
                .should()
                .dependOnClassesThat()
                .haveNameMatching("java\\.nio\\.file\\..*|java\\.nio\\.channels\\.File.*|java\\.io\\..*File.*")
                .check(CORE);
    }
}
