package org.semblance.release.recipe;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.semblance.About;
import org.semblance.catalog.Catalog;
import org.semblance.domain.Domain;
import org.semblance.domain.taxonomy.Similarity;
import org.semblance.method.Method;
import org.semblance.method.blocking.Blocking;
import org.semblance.privacy.Guarantee;
import org.semblance.quality.Measure;

class CatalogTest {

    private static final List<Class<?>> KINDS =
            List.of(Domain.class, Similarity.class, Method.class, Blocking.class, Guarantee.class, Measure.class);

    @Test
    void listsEveryRecordThatARecipeCouldName() {
        Set<Class<?>> listed = Catalog.standard().entries().stream()
                .map(Catalog.Entry::parameters)
                .collect(Collectors.toSet());
        Set<Class<?>> found = new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS).importPackages("org.semblance").stream()
                        .filter(type ->
                                type.getPackageName().matches("org\\.semblance\\.(domain|method|privacy|quality).*"))
                        .filter(type -> type.isRecord() && type.getModifiers().contains(JavaModifier.PUBLIC))
                        .filter(type -> KINDS.stream().anyMatch(type::isAssignableTo))
                        .map(JavaClass::reflect)
                        .collect(Collectors.toSet());
        assertThat(found).isNotEmpty();
        assertThat(listed)
                .as("everything a recipe could name, and nothing else: add a line to Catalog.STANDARD")
                .isEqualTo(found);
    }

    @Test
    void everyParameterSaysWhatItMeans() {
        for (Catalog.Entry<?> entry : Catalog.standard().entries()) {
            for (RecordComponent component : entry.parameters().getRecordComponents()) {
                assertThat(component.getAnnotation(About.class))
                        .as("%s of %s", component.getName(), entry.name())
                        .isNotNull()
                        .satisfies(
                                about -> assertThat(about.value()).isNotBlank().doesNotEndWith("."));
            }
        }
    }

    @Test
    void everyEntryServesAsItsKindUnderANameOfItsOwn() {
        List<Catalog.Entry<?>> entries = Catalog.standard().entries();
        assertThat(entries).extracting(Catalog.Entry::name).doesNotHaveDuplicates();
        for (Catalog.Entry<?> entry : entries) {
            assertThat(entry.kind()).isIn(KINDS).isAssignableFrom(entry.parameters());
            assertThat(entry.name()).matches("[a-z]+[0-9]*(-[a-z]+[0-9]*)*");
            assertThat(entry.summary()).isNotBlank().doesNotEndWith(".");
        }
    }

    @Test
    void theCatalogSaysWhatAMethodClaims() {
        RecipeNode two = new RecipeNode.Scalar("2", true, 1);
        RecipeNode one = new RecipeNode.Scalar("1", true, 1);
        RecipeNode.Mapping parameters = new RecipeNode.Mapping(
                Map.of("k", two, "alpha", two, "epsilon", two, "t", one, "of", one), Map.of("k", 1), 1);
        for (Catalog.Entry<Method> entry : Catalog.standard().of(Method.class)) {
            Method method = new RecipeBinder(Catalog.standard()).parameters(entry.parameters(), parameters, "method");
            assertThat(method.claims()).extracting(Guarantee::name).isEqualTo(entry.claims());
        }
    }
}
