package org.semblance.cli;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.catalog.Catalog;
import org.semblance.catalog.Spelling;
import org.semblance.release.json.Json;
import org.semblance.release.recipe.CatalogPage;
import org.semblance.release.recipe.RecipeSchema;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code methods}: lists everything a recipe can name. */
@Command(
        name = "methods",
        mixinStandardHelpOptions = true,
        description = {
            "Lists everything a recipe can name, with parameters.",
            "",
            "Domains, methods, guarantees, measures and similarities, with the papers they come from."
        })
final class MethodsCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "NAME", arity = "0..1", description = "Show only this entry.")
    private @Nullable String name;

    @Option(names = "--json", description = "Print the catalog as JSON.")
    private boolean json;

    @Option(names = "--schema", description = "Print the JSON schema of recipes.")
    private boolean schema;

    @Option(names = "--markdown", description = "Print the catalog as a page of documentation.")
    private boolean markdown;

    @Option(names = "--codes", description = "Print the codes of problems and warnings as a page of documentation.")
    private boolean codes;

    @Override
    public Integer call() {
        PrintWriter console = spec.commandLine().getOut();
        Catalog catalog = InstalledCatalog.read();
        if (schema) {
            console.print(Json.write(RecipeSchema.of(catalog)));
        } else if (codes) {
            console.print(CodesPage.markdown());
        } else if (markdown) {
            console.print(CatalogPage.markdown(catalog));
        } else {
            List<Catalog.Entry<?>> entries = chosen(catalog);
            console.print(json ? Json.write(CatalogPage.json(entries)) : CatalogPage.text(entries));
        }
        console.flush();
        return 0;
    }

    private List<Catalog.Entry<?>> chosen(Catalog catalog) {
        if (name == null) {
            return catalog.entries();
        }
        Map<String, Catalog.Entry<?>> byName = new LinkedHashMap<>();
        catalog.entries().forEach(entry -> byName.put(entry.name(), entry));
        Catalog.Entry<?> entry = byName.get(name);
        if (entry == null) {
            throw Problem.recipe(
                    ProblemCode.E_USAGE,
                    "there is no '" + name + "' in the catalog",
                    Spelling.advice(name, "known are", byName.keySet()));
        }
        return List.of(entry);
    }
}
