package org.semblance.acceptance;

import static com.tngtech.archunit.base.DescribedPredicate.alwaysTrue;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.Location;
import org.junit.jupiter.api.Test;

/** The shape of the core: data ← domain ← privacy, quality ← method ← release ← run. */
class ArchitectureTest {

    private static final JavaClasses CORE = new ClassFileImporter()
            .withImportOption(ArchitectureTest::isOfTheCore)
            .importPackages("org.semblance");

    private static boolean isOfTheCore(Location location) {
        return location.contains("/core/target/classes/") || location.contains("semblance-core");
    }

    @Test
    void packagesDoNotDependOnEachOtherInACircle() {
        slices().matching("org.semblance.(*)..").should().beFreeOfCycles().check(CORE);
        slices().matching("org.semblance.(**)").should().beFreeOfCycles().check(CORE);
    }

    @Test
    void thePackagesFollowTheOrderOfTheData() {
        layeredArchitecture()
                .consideringOnlyDependenciesInLayers()
                .layer("data")
                .definedBy("org.semblance.data..")
                .layer("domain")
                .definedBy("org.semblance.domain..")
                .layer("privacy")
                .definedBy("org.semblance.privacy..")
                .layer("quality")
                .definedBy("org.semblance.quality..")
                .layer("method")
                .definedBy("org.semblance.method..")
                .layer("release")
                .definedBy("org.semblance.release..")
                .layer("run")
                .definedBy("org.semblance.run..")
                .whereLayer("run")
                .mayNotBeAccessedByAnyLayer()
                .whereLayer("release")
                .mayOnlyBeAccessedByLayers("run")
                .whereLayer("method")
                .mayOnlyBeAccessedByLayers("release", "run")
                .whereLayer("privacy")
                .mayOnlyBeAccessedByLayers("method", "release", "run")
                .whereLayer("quality")
                .mayOnlyBeAccessedByLayers("method", "release", "run")
                .whereLayer("domain")
                .mayOnlyBeAccessedByLayers("privacy", "quality", "method", "release", "run")
                .check(CORE);
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
                .resideInAnyPackage("org.semblance", "java..", "javax.crypto..")
                .check(CORE);
    }

    @Test
    void theCoreIsPlainJava() {
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
    void namesSayWhatSomethingIs() {
        classes()
                .should()
                .haveNameNotMatching(".*(Util|Utils|Helper|Manager|Impl|Handler)(\\$.*)?")
                .check(CORE);
        methods()
                .that()
                .areDeclaredInClassesThat(alwaysTrue())
                .should(com.tngtech.archunit.lang.conditions.ArchConditions.have(not(nameMatching("get([A-Z].*)?"))))
                .check(CORE);
    }
}
