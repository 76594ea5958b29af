package org.semblance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.lang.module.Configuration;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The library as a module: what it shows, and that a module of somebody else can use it. The tests themselves run on the class path. */
class ModuleTest {

    private static final Path CLASSES = Path.of("target", "classes").toAbsolutePath();
    private static final String NAME = "org.semblance.core";

    @Test
    void needsNothingButJava() throws IOException {
        assertThat(descriptor().requires().stream()
                        .filter(needed -> !needed.modifiers().contains(ModuleDescriptor.Requires.Modifier.STATIC))
                        .map(ModuleDescriptor.Requires::name))
                .containsExactly("java.base");
    }

    @Test
    void showsAllItsPackagesToEverybody() throws IOException {
        assertThat(descriptor().exports())
                .allMatch(export -> !export.isQualified())
                .extracting(ModuleDescriptor.Exports::source)
                .containsExactlyInAnyOrderElementsOf(packages());
    }

    @Test
    void whateverLooksForServicesSaysSo() throws IOException {
        boolean looks = false;
        for (Path file : classFiles()) {
            looks |= new String(Files.readAllBytes(file), java.nio.charset.StandardCharsets.ISO_8859_1)
                    .contains("java/util/ServiceLoader");
        }
        assertThat(descriptor().uses().isEmpty()).isNotEqualTo(looks);
    }

    /** A recipe is bound to records by their constructors, and a certificate reads them by their accessors: both from outside. */
    @Test
    void itsRecordsCanBeMadeAndReadFromOutside() throws Exception {
        ClassLoader loader = layer(ModuleFinder.of(), NAME).findLoader(NAME);
        int records = 0;
        for (Path file : classFiles()) {
            Class<?> type = loader.loadClass(className(file));
            if (!type.isRecord() || !open(type)) {
                continue;
            }
            records++;
            assertThat(type.getModule().getName()).isEqualTo(NAME);
            Constructor<?> canonical = type.getConstructor(Arrays.stream(type.getRecordComponents())
                    .map(RecordComponent::getType)
                    .toArray(Class<?>[]::new));
            assertThat(canonical.canAccess(null)).as(type.getName()).isTrue();
        }
        assertThat(records).isGreaterThan(20);
        Object promise = loader.loadClass("org.semblance.privacy.KAnonymity")
                .getConstructor(int.class)
                .newInstance(5);
        assertThat(promise.getClass().getRecordComponents()[0].getAccessor().invoke(promise))
                .isEqualTo(5);
    }

    @Test
    void aModuleOfSomebodyElseCanRequireIt(@TempDir Path folder) throws Exception {
        Path sources = Files.createDirectories(folder.resolve("sources/consumer"));
        Path made = folder.resolve("classes");
        Path descriptor = Files.writeString(
                folder.resolve("sources/module-info.java"),
                "module consumer { requires org.semblance.core; exports consumer; }");
        Path user = Files.writeString(sources.resolve("Promise.java"), """
                package consumer;

                import java.util.concurrent.Callable;
                import org.semblance.privacy.KAnonymity;

                public class Promise implements Callable<Integer> {
                    public Integer call() {
                        return new KAnonymity(7).k();
                    }
                }
                """);
        int code = ToolProvider.getSystemJavaCompiler()
                .run(
                        null,
                        null,
                        null,
                        "--module-path",
                        CLASSES.toString(),
                        "-d",
                        made.toString(),
                        descriptor.toString(),
                        user.toString());
        assertThat(code).isZero();

        ModuleLayer layer = layer(ModuleFinder.of(made), "consumer");
        Object promise = layer.findLoader("consumer")
                .loadClass("consumer.Promise")
                .getConstructor()
                .newInstance();

        assertThat(((Callable<?>) promise).call()).isEqualTo(7);
    }

    private static ModuleLayer layer(ModuleFinder others, String root) {
        ModuleLayer boot = ModuleLayer.boot();
        Configuration modules = boot.configuration()
                .resolve(ModuleFinder.compose(ModuleFinder.of(CLASSES), others), ModuleFinder.of(), List.of(root));
        return boot.defineModulesWithOneLoader(modules, ClassLoader.getPlatformClassLoader());
    }

    private static boolean open(Class<?> type) {
        for (Class<?> each = type; each != null; each = each.getDeclaringClass()) {
            if (!java.lang.reflect.Modifier.isPublic(each.getModifiers())) {
                return false;
            }
        }
        return true;
    }

    private static ModuleDescriptor descriptor() throws IOException {
        try (InputStream in = Files.newInputStream(CLASSES.resolve("module-info.class"))) {
            return ModuleDescriptor.read(in);
        }
    }

    private static Set<String> packages() throws IOException {
        return classFiles().stream()
                .map(file -> className(file).replaceFirst("\\.[^.]*$", ""))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static List<Path> classFiles() throws IOException {
        try (Stream<Path> files = Files.walk(CLASSES)) {
            return files.filter(file -> file.toString().endsWith(".class"))
                    .filter(file -> !file.endsWith("module-info.class") && !file.endsWith("package-info.class"))
                    .toList();
        }
    }

    private static String className(Path file) {
        return CLASSES.relativize(file).toString().replaceFirst("\\.class$", "").replace('/', '.');
    }
}
