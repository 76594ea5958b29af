package org.semblance.evaluate.assess;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.catalog.Catalog;
import org.semblance.catalog.Parameter;
import org.semblance.catalog.Spelling;
import org.semblance.data.Column;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Nominal;
import org.semblance.domain.Numeric;
import org.semblance.domain.Ordinal;
import org.semblance.domain.Role;
import org.semblance.domain.hierarchy.NamedHierarchy;
import org.semblance.method.microaggregation.MdavMethod;
import org.semblance.port.TableReader;
import org.semblance.release.columns.ColumnProfile;
import org.semblance.release.columns.DomainProposal;
import org.semblance.release.columns.KnownScales;
import org.semblance.release.columns.MissingValueSigns;
import org.semblance.release.columns.RoleProposal;
import org.semblance.release.columns.TableNumberForm;
import org.semblance.release.recipe.RecipeNode;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.source.TableFormat;
import org.semblance.source.TableSource;

/**
 * A recipe assumed for a table that has none: roles as the user gave them, everything else inferred from the values.
 *
 * @param recipe the assumptions as a recipe; its method is a placeholder
 * @param why for each quasi-identifier and confidential column, the assumed domain and the reason
 * @param identifying the other columns that look like identifiers
 * @param undeclared the confidential columns of numbers of which nobody said whether they have an order. None is
 *     assumed: as far as t-closeness goes, codes that are taken for an order look better than they are
 */
record AssumedRecipe(TableRecipe recipe, Map<String, String> why, List<String> identifying, Set<String> undeclared) {

    /** Infers domains from the original, and the signs for missing values from both files. */
    static AssumedRecipe of(
            ColumnRoles named,
            TableSource original,
            TableSource release,
            TableReader reader,
            Catalog catalog,
            Watcher watcher) {
        List<String> missing = named.missing().isEmpty() ? signs(original, release, reader) : named.missing();
        Table table = reader.read(
                        new TableReader.Request(
                                original, TableFormat.UNKNOWN, missing, true, name -> false, name -> true),
                        watcher)
                .table();
        refuse(named, new LinkedHashSet<>(table.names()));
        Map<String, RecipeNode> attributes = new LinkedHashMap<>();
        Map<String, String> why = new LinkedHashMap<>();
        List<String> identifying = new ArrayList<>();
        Set<String> undeclared = new LinkedHashSet<>();
        List<ColumnProfile> numbers = new ArrayList<>();
        for (Column column : table.columns()) {
            ColumnProfile profile = ColumnProfile.of((Words) column);
            String name = column.name();
            boolean masked = named.quasiIdentifiers().contains(name);
            boolean kept = named.confidential().contains(name);
            if (name.equals(named.person())) {
                attributes.put(name, mapping(Map.of("role", text(Parameter.kebab(Role.IDENTIFIER)))));
            } else if (masked || kept) {
                DomainProposal looks = RoleProposal.masked(profile);
                if ((masked || named.ordered().contains(name)) && profile.numbers()) {
                    numbers.add(profile);
                }
                if (!masked && undeclared(named, name, looks)) {
                    undeclared.add(name);
                }
                attributes.put(name, attribute(named, profile, looks, masked, kept));
                why.put(name, why(named, name, looks, masked));
            } else {
                attributes.put(name, mapping(Map.of("role", text(Parameter.kebab(Role.OTHER)))));
                if (RoleProposal.of(profile).role() == Role.IDENTIFIER) {
                    identifying.add(name);
                }
            }
        }
        return new AssumedRecipe(
                TableRecipe.of(recipe(named, missing, numbers, attributes), catalog), why, identifying, undeclared);
    }

    private static RecipeNode recipe(
            ColumnRoles named, List<String> missing, List<ColumnProfile> numbers, Map<String, RecipeNode> attributes) {
        Map<String, RecipeNode> root = new LinkedHashMap<>();
        root.put("data", text("original"));
        root.put("missing", texts(missing));
        putSigns(TableNumberForm.of(numbers), root);
        put(root, "person", named.person());
        put(root, "population", named.population());
        root.put("attributes", mapping(attributes));
        root.put("method", mapping(Map.of("name", text(MdavMethod.NAME), "k", text("2"))));
        return mapping(root);
    }

    /** Whether a column looks like numbers and may be codes. */
    private static boolean undeclared(ColumnRoles named, String name, DomainProposal looks) {
        return looks.name().equals(Numeric.NAME)
                && !named.ordered().contains(name)
                && !named.nominal().contains(name)
                && !named.numeric().contains(name);
    }

    /** The usual signs for a missing value that occur in one of the files, and the empty field. */
    private static List<String> signs(TableSource original, TableSource release, TableReader reader) {
        Set<String> signs = new LinkedHashSet<>(List.of(""));
        signs.addAll(MissingValueSigns.in(original, TableFormat.UNKNOWN, reader));
        signs.addAll(MissingValueSigns.in(release, TableFormat.UNKNOWN, reader));
        return List.copyOf(signs);
    }

    private static void refuse(ColumnRoles named, Set<String> there) {
        if (named.quasiIdentifiers().isEmpty()) {
            throw Problem.recipe(
                    ProblemCode.E_QI,
                    "no quasi-identifier is named",
                    "name the columns that others may know about a person, such as ‹qi age,town›, or a "
                            + "recipe with ‹recipe›");
        }
        for (String name : named.all()) {
            if (!there.contains(name)) {
                throw Problem.recipe(
                        ProblemCode.E_QI,
                        "the original has no column '" + name + "'",
                        Spelling.columns(name, named.quasiIdentifiers(), there));
            }
        }
        if (named.quasiIdentifiers().stream().distinct().count()
                < named.quasiIdentifiers().size()) {
            throw Problem.recipe(ProblemCode.E_QI, "a quasi-identifier is named twice", "name every column once");
        }
        String person = named.person();
        if (person != null && named.all().stream().filter(person::equals).count() > 1) {
            throw Problem.recipe(
                    ProblemCode.E_PERSON,
                    "'" + person + "' identifies people, so it cannot have another role",
                    "leave it out of ‹qi›, ‹confidential›, ‹numeric› and ‹hierarchy›");
        }
        named.ordered().stream()
                .filter(name -> named.nominal().contains(name))
                .findFirst()
                .ifPresent(name -> {
                    throw Problem.recipe(
                            ProblemCode.E_CONFIG,
                            "'" + name + "' is said to have an order and to have none",
                            "name it in ‹ordered› or in ‹nominal›, not in both");
                });
        named.hierarchies().keySet().stream()
                .filter(name -> !named.quasiIdentifiers().contains(name))
                .findFirst()
                .ifPresent(name -> {
                    throw Problem.recipe(
                            ProblemCode.E_HIERARCHY,
                            "'" + name + "' has a hierarchy, but is no quasi-identifier",
                            "name it in ‹qi› too, or leave its hierarchy out");
                });
    }

    private static RecipeNode.Mapping attribute(
            ColumnRoles named, ColumnProfile profile, DomainProposal looks, boolean masked, boolean kept) {
        Map<String, RecipeNode> entry = new LinkedHashMap<>();
        List<String> roles = new ArrayList<>();
        if (masked) {
            roles.add(Parameter.kebab(Role.QUASI_IDENTIFIER));
        }
        if (kept) {
            roles.add(Parameter.kebab(Role.CONFIDENTIAL));
        }
        entry.put("role", texts(roles));
        String hierarchy = named.hierarchies().get(profile.name());
        if (hierarchy != null) {
            entry.put("domain", text(NamedHierarchy.NAME));
            entry.put("hierarchy", text(hierarchy));
        } else if (named.numeric().contains(profile.name())) {
            entry.put("domain", text(Numeric.NAME));
        } else if (named.ordered().contains(profile.name())) {
            putOrder(profile, entry);
        } else if (named.nominal().contains(profile.name()) || !masked) {
            entry.put("domain", text(Nominal.NAME));
        } else {
            entry.put("domain", text(looks.name()));
            if (looks.name().equals(Ordinal.NAME)) {
                entry.put("scale", texts(looks.scale()));
            }
        }
        return mapping(entry);
    }

    /** The order of numbers, or of categories whose scale is known. */
    private static void putOrder(ColumnProfile profile, Map<String, RecipeNode> entry) {
        if (profile.numbers()) {
            entry.put("domain", text(Numeric.NAME));
            return;
        }
        List<String> scale = KnownScales.of(profile.words())
                .filter(known -> known.size() == profile.distinct())
                .orElseThrow(() -> Problem.recipe(
                        ProblemCode.E_SCALE,
                        "‹ordered›: '" + profile.name()
                                + "' holds no numbers, and the order of its values is not known",
                        "write a recipe with domain: ordinal and its scale for the column, and give it with ‹recipe›"));
        entry.put("domain", text(Ordinal.NAME));
        entry.put("scale", texts(scale));
    }

    /** The signs in the numbers of the original, if they have any but the point. */
    private static void putSigns(TableNumberForm form, Map<String, RecipeNode> root) {
        if (form.declared()) {
            Map<String, RecipeNode> signs = new LinkedHashMap<>();
            signs.put("decimal", text(Parameter.kebab(form.form().decimal())));
            if (form.form().thousands() != null) {
                signs.put("thousands", text(Parameter.kebab(form.form().thousands())));
            }
            root.put("csv", mapping(signs));
        }
    }

    private static String why(ColumnRoles named, String name, DomainProposal looks, boolean masked) {
        if (named.hierarchies().containsKey(name)) {
            return "a hierarchy, as given";
        }
        if (named.numeric().contains(name)) {
            return "numeric, as given";
        }
        if (named.ordered().contains(name)) {
            return "ordered, as given";
        }
        if (named.nominal().contains(name)) {
            return "nominal, as given";
        }
        if (!masked && (looks.name().equals(Numeric.NAME) || looks.name().equals(Ordinal.NAME))) {
            return "nominal: no order is assumed; if it has one, name it in ‹ordered›";
        }
        return looks.name() + ": " + looks.why();
    }

    private static void put(Map<String, RecipeNode> root, String key, @Nullable String text) {
        if (text != null) {
            root.put(key, text(text));
        }
    }

    private static RecipeNode text(String text) {
        return new RecipeNode.Scalar(text, false, 0);
    }

    private static RecipeNode texts(List<String> texts) {
        return new RecipeNode.Sequence(texts.stream().map(AssumedRecipe::text).toList(), 0);
    }

    private static RecipeNode.Mapping mapping(Map<String, RecipeNode> entries) {
        Map<String, Integer> lines = new LinkedHashMap<>();
        entries.keySet().forEach(key -> lines.put(key, 0));
        return new RecipeNode.Mapping(entries, lines, 0);
    }
}
