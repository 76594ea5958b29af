package org.semblance.benchmarks;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.concurrent.Callable;
import org.semblance.Watcher;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.TaxonomyBuilder.VirtualRoot;
import org.semblance.formats.taxonomy.Taxonomies;
import org.semblance.port.TaxonomyReader;

/** Loading taxonomies from files: the same 50,000 classes in three formats, and 100,000 rows of concept and parent. */
final class TaxonomyFilesBenchmark implements Benchmark {

    private static final int CLASSES = 50_000;
    private static final int NODES = 100_000;

    /** Writes a concept; the parent of the root is −1. */
    @FunctionalInterface
    private interface Form {
        void write(BufferedWriter out, int concept, int parent) throws IOException;
    }

    @Override
    public void run(Sheet sheet) throws Exception {
        sheet.begin("taxonomies", "loading from a file: CPU seconds of one thread, and what the taxonomy holds");
        load(sheet, "50,000 terms of OBO", CLASSES, "format-version: 1.2\n", "", TaxonomyFilesBenchmark::obo);
        load(sheet, "50,000 classes of RDF/XML", CLASSES, """
                <?xml version="1.0"?>
                <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
                     xmlns:rdfs="http://www.w3.org/2000/01/rdf-schema#" xmlns:owl="http://www.w3.org/2002/07/owl#">
                """, "</rdf:RDF>\n", TaxonomyFilesBenchmark::xml);
        load(sheet, "50,000 classes of Turtle", CLASSES, """
                @prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
                @prefix owl: <http://www.w3.org/2002/07/owl#> .
                @prefix x: <http://example.org/x/> .
                """, "", TaxonomyFilesBenchmark::turtle);
        load(sheet, "100,000 rows of id and parent", NODES, "id,label,parent\n", "", TaxonomyFilesBenchmark::row);
    }

    private static void load(Sheet sheet, String what, int size, String before, String after, Form form)
            throws Exception {
        Path file = Files.createTempFile("semblance-benchmark", "");
        try {
            generate(file, size, before, after, form);
            sheet.note(what + ", size of the file", Files.size(file) / 1e6, "MB");
            sheet.note("  first load", Clock.once(read(file)), "s");
            sheet.note("  median of 5", Clock.median(5, read(file)), "s");
            Clock.forget();
            long emptyHeap = usedHeap();
            Taxonomy taxonomy = read(file).call();
            sheet.note("  heap that the taxonomy holds", (usedHeap() - emptyHeap) / 1e6, "MB");
            if (taxonomy.size() != size) {
                throw new IllegalStateException("read " + taxonomy.size() + " concepts");
            }
        } finally {
            Files.delete(file);
        }
    }

    private static Callable<Taxonomy> read(Path file) {
        return () -> new Taxonomies()
                .read(new TaxonomyReader.Request(file.toString(), Path::of, null, VirtualRoot.NEVER), Watcher.SILENT);
    }

    /** Writes a random tree: the number of a parent is between a hundredth and half of that of its child. */
    private static void generate(Path file, int size, String before, String after, Form form) throws IOException {
        Random random = new Random(4);
        try (BufferedWriter out = Files.newBufferedWriter(file)) {
            out.write(before);
            for (int concept = 0; concept < size; concept++) {
                form.write(out, concept, concept == 0 ? -1 : concept * (random.nextInt(50) + 1) / 100);
            }
            out.write(after);
        }
    }

    private static String label(int concept) {
        return "disorder of kind " + concept;
    }

    private static void obo(BufferedWriter out, int concept, int parent) throws IOException {
        out.write("\n[Term]\nid: X:" + concept + "\nname: " + label(concept) + "\nsynonym: \"" + label(concept)
                + " (finding)\" EXACT []\n");
        if (parent >= 0) {
            out.write("is_a: X:" + parent + " ! " + label(parent) + "\n");
        }
    }

    private static void xml(BufferedWriter out, int concept, int parent) throws IOException {
        out.write("<owl:Class rdf:about=\"http://example.org/x/X_" + concept + "\">\n");
        if (parent >= 0) {
            out.write("  <rdfs:subClassOf rdf:resource=\"http://example.org/x/X_" + parent + "\"/>\n");
        }
        out.write("  <rdfs:label xml:lang=\"en\">" + label(concept) + "</rdfs:label>\n  <rdfs:label xml:lang=\"en\">"
                + label(concept) + " (finding)</rdfs:label>\n</owl:Class>\n");
    }

    private static void turtle(BufferedWriter out, int concept, int parent) throws IOException {
        out.write("x:X_" + concept + " a owl:Class ;\n");
        if (parent >= 0) {
            out.write("  rdfs:subClassOf x:X_" + parent + " ;\n");
        }
        out.write("  rdfs:label \"" + label(concept) + "\"@en, \"" + label(concept) + " (finding)\"@en .\n");
    }

    private static void row(BufferedWriter out, int concept, int parent) throws IOException {
        out.write("X" + concept + "," + label(concept) + "," + (parent < 0 ? "" : "X" + parent) + "\n");
    }

    private static long usedHeap() throws InterruptedException {
        for (int i = 0; i < 3; i++) {
            System.gc();
            Thread.sleep(100);
        }
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }
}
