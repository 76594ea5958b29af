package org.semblance;

/**
 * Every problem that Semblance reports. The constants are spelled as they are printed, so that a search for a code finds
 * every place where it arises. {@code docs/codes.md} is generated from this list.
 */
public enum ProblemCode implements ProblemKind, ListedCode {
    E_ACCEPT(
            "The recipe accepts something without a reason, twice, or for a column that is not kept.",
            "Write a reason for each key of accept:, and name columns with the role other or confidential."),
    E_ADDRESS(
            "The data are given by an address on a network, and nothing is ever fetched.",
            "Download the file and give its path; for a database give an address that starts with jdbc:."),
    E_AIM(
            "A guarantee of the recipe cannot hold on this table, even if all rows form one equivalence class.",
            "Ask for less, or leave out the rows at fault with where:."),
    E_ALPHA(
            "The level of noise is not a usable number, or the column that holds it is missing or has "
                    + "an unusable value.",
            "Set alpha: to a number above 0, such as 0.2; in alpha-column:, name a column of such numbers."),
    E_ALPHA_K(
            "The alpha of (alpha, k)-anonymity is not a share below 1, or values: names a value that does not occur.",
            "Choose alpha above 0 and below 1, such as 0.5, and name values as they are in the table."),
    E_AMBIGUOUS_NUMBER(
            "A number can be read in two ways: the point may be a decimal point or separate thousands.",
            "Declare the decimal sign with csv: {decimal: point} or csv: {decimal: comma}, and separators of thousands"
                    + " with csv: {decimal: comma, thousands: point}."),
    E_ANALYSIS(
            "The analysis of documents has a parameter out of range, or one that does not apply to vectors.",
            "Leave the parameter out to use the default."),
    E_ATTRIBUTE(
            "A named column does not exist, is named twice, or the number of columns does not match.",
            "Name existing columns of the table, each once."),
    E_BETA("The beta of beta-likeness is not a number above 0.", "Choose beta from 0.5 to 4; smaller is stricter."),
    E_BINARY(
            "A file in a folder of texts is not text.",
            "Say which files are texts, such as documents: {files: \"*.txt\"}, or remove the file from "
                    + "the folder."),
    E_BLOCKING(
            "The blocking does not suit the method or the data, or its blocks are too small.",
            "Leave blocking: out, or choose a blocking for this kind of data with a size of at least 2k."),
    E_C(
            "The parameter c of recursive l-diversity is missing, out of range, or given for another kind.",
            "Give c above 0, such as 2, together with kind: recursive; otherwise leave it out."),
    E_CANCELLED("The run was stopped on request.", "Run it again."),
    E_CATALOG(
            "A jar on the class path offers something that the catalog cannot list, or a name that is taken.",
            "Remove the jar from SEMBLANCE_CLASSPATH, or give its entry a name of its own; the message names the classes."),
    E_CHANGED(
            "The files of a release are not as its certificate says.",
            "Get the release again from its publisher, or make it again."),
    E_CHANGES("The number of changes allowed to a hierarchy is below 1.", "Allow one change or more."),
    E_COLUMN(
            "A file of documents has no column of the name that was given.",
            "Name an existing column; the message lists the nearest ones."),
    E_COLUMNS(
            "The files of one table have different columns.",
            "Give all files of the folder the same columns in the same order."),
    E_COMMITTER(
            "Spark is configured with an output committer that can leave half-written tables behind.",
            "Set mapreduce.fileoutputcommitter.algorithm.version to 1, or leave it out."),
    E_COMPARE(
            "None of the methods could be compared.",
            "Follow the advice given for the first of them, or name other methods."),
    E_CONCEPT(
            "The taxonomy has no concept of this name, or several.",
            "Find the exact name with semblance concepts find WORD."),
    E_CONCEPTS(
            "Values have no concept in the taxonomy, or the column has nothing that could be mapped.",
            "Map the values in a concept file; semblance concepts map DATA drafts one."),
    E_CONCEPT_MAP(
            "The concept file lacks a column, maps a value twice, or maps no value of the attribute.",
            "Give it the columns attribute, value and concept, with one row for each value."),
    E_CONFIG(
            "The recipe is not well-formed, or a key has a value of the wrong type.",
            "Correct the line that the message names; docs/recipe.md lists all keys."),
    E_CONFIG_UNKNOWN_KEY(
            "The recipe has a key that is not known at this place.",
            "Use the known key that the message suggests, or remove the key."),
    E_CONSTANT(
            "A numeric column has no variance, so proportional noise would leave it unchanged.",
            "Give the column the role other if it may be published, or identifier to drop it."),
    E_CONTRIBUTORS(
            "The minimum number of original values behind each published value, or of authors behind each term of a vector, is"
                    + " below 1, or embeddings have no terms.",
            "Set contributors: to 1 or more, or leave it out for k; leave term-contributors: out for 2."),
    E_CUTS(
            "The cut points of a hierarchy are missing, not numbers, or do not suit the column.",
            "Give equal-width, equal-frequency, prefix, or increasing numbers such as 18,30,45,65; "
                    + "leave them out for dates."),
    E_CYCLE(
            "The taxonomy has a cycle: a concept is a kind of itself.",
            "Remove one of the links that the message lists."),
    E_DATA("The data sets that the experiment needs are not there.", "Name the folder that holds them."),
    E_DECOMPRESSION_LIMIT(
            "A compressed file expands to far more than its size, as a decompression bomb does.",
            "If you trust the file, raise the limit with the variable SEMBLANCE_DECOMPRESSION_LIMIT, such as 20G, or decompress"
                    + " it first."),
    E_DELIMITER(
            "The delimiter that was given cannot be used, or is not that of the file.",
            "Give one character, such as ,, ; or |, or the word tab; or leave it out, and it is detected."),
    E_DELTA(
            "The delta of delta-disclosure is not above 0, or a probability of delta-presence is out of range.",
            "Choose delta above 0, such as 1; for delta-presence a probability above 0 and below 1, such as 0.5."),
    E_DIFFERENCE(
            "Subtracting an earlier release from this one would single out fewer people than k.",
            "Release the same people again, or newcomers in a table of their own; see docs/ledger.md."),
    E_DIGITS(
            "The number of digits to release is out of range.",
            "Choose a number in the range that the message states, or leave digits: out."),
    E_DISK(
            "A disk that Spark uses for intermediate data is full.",
            "Free some space in spark.local.dir, or move it to another disk."),
    E_DISTANCE(
            "The distance asked for needs a taxonomy or a hierarchy, and the column has neither.",
            "Choose distance: equal or ordered, or give the column the domain concepts or hierarchy."),
    E_DOCUMENTS(
            "Tables and documents are mixed up: the recipe, the command or the file is for the other kind.",
            "Use a recipe and a command for documents with documents, and for tables with tables."),
    E_DISPLACE(
            "Means cannot be displaced in this way.",
            "Choose a displacement from 0 to 10 standard errors, such as displace: 1, without rescale:."),
    E_DOMAIN(
            "An attribute has no domain, or one that the method cannot mask.",
            "Give the attribute a domain that the method supports, or choose another method."),
    E_DOMINANCE(
            "The p of dominance is out of range, or a column has no averages it could be about: it is no numeric "
                    + "quasi-identifier, or has negative values.",
            "Choose p above 0 and at most 100, such as 10, and name numeric quasi-identifiers without negative values."),
    E_EMPTY_DOCUMENT(
            "Documents have no term left after the analysis.",
            "Relax the analysis, or leave such documents out with documents: {empty: leave-out}."),
    E_EMPTY_INPUT(
            "The file, folder, table or stream has no records.",
            "Check that it is the right one, and that it has a header and records."),
    E_ENCODING(
            "The file has bytes that are not valid in its encoding.",
            "Save the file as UTF-8, or give its encoding with csv: {encoding: …}."),
    E_ENCODING_NAME("The name of the encoding is not known.", "Give a name such as utf-8, windows-1252 or utf-16."),
    E_ENGINE(
            "The engine, or a library it needs, is not available, or it cannot run this recipe.",
            "Run the recipe on the local engine, or choose a method that can mask a table in parts."),
    E_EPSILON(
            "The privacy budget epsilon is out of range.",
            "Choose an epsilon in the range that the message states; 0.5 to 2 is usual."),
    E_EXISTS("The file or folder to be written exists already.", "Choose another name, or allow it to be replaced."),
    E_FEW_CONCEPTS(
            "Too few concepts could replace a value, so noise would reveal the original.",
            "Give within: a broader concept or the attribute a finer taxonomy, or choose a method that "
                    + "forms groups."),
    E_FEW_ROWS(
            "There are too few rows to learn how attributes vary together.",
            "Mask them with semantic-noise, which takes each attribute for itself, or provide more rows."),
    E_FIELD_TOO_LONG(
            "A field, line or text is longer than the limit.",
            "Shorten it or leave it out; check that this is the right file."),
    E_FORMAT(
            "The file has a format that cannot be read here.",
            "Save it in a supported format: CSV, Parquet or JSON lines for tables; OBO, RDF/XML, Turtle"
                    + " or CSV for taxonomies."),
    E_GUARANTEE(
            "A guarantee is asked of a column that cannot have it, or there is nothing to check.",
            "Name a confidential column that is not a quasi-identifier, or ask for k."),
    E_GUESSED(
            "The changes rest on guessed meanings of labels, so nothing was written.",
            "State what the labels mean in a concept file, or accept the guesses."),
    E_GZIP("The compressed file is damaged or truncated.", "Copy or compress the file again."),
    E_HEADER(
            "The first line does not look like the names of the columns.",
            "Put a line with the names of the columns first."),
    E_HEADER_DUP("Two columns have the same name.", "Give them names that differ by more than case and spaces."),
    E_HEADER_EMPTY("A column has no name.", "Name every column; look for an extra delimiter at the end of the line."),
    E_HIERARCHY(
            "The hierarchy is not well-formed, or the column is not suitable for one.",
            "Correct the line that the message names, or build a hierarchy with semblance hierarchy build."),
    E_HIERARCHY_VALUES(
            "The hierarchy lacks some values of the column.",
            "Add them to the hierarchy, or build one from the data with semblance hierarchy build."),
    E_IMPORT_BLOCKED(
            "The ontology imports another one, and nothing is ever fetched.",
            "Merge the two with an ontology editor, remove the import, or ignore it with imports: ignore in a recipe."),
    E_INPUT_CHANGED(
            "A file changed while it was read, so what was read may be a mixture of two versions.",
            "Run again when no program writes to the file, or copy it first and run on the copy."),
    E_INTERNAL(
            "A fault of Semblance; no release was written.",
            "Please report it with the lines that are printed below the message."),
    E_INTERSECTION(
            "Combined with earlier releases, this one would leave people in groups smaller than k.",
            "Release the same groups again, or newcomers in a table of their own; see docs/ledger.md."),
    E_JDBC(
            "The database cannot be reached or read.",
            "Check the address, the network, the user and the password, and run again."),
    E_JDBC_DRIVER(
            "There is no driver for the database of this address.",
            "Give an address that starts with jdbc:postgresql:, jdbc:sqlite: or jdbc:duckdb:."),
    E_JDBC_PROPERTY(
            "The address of the database sets a property that is not allowed.",
            "Leave it out; the message lists the allowed ones."),
    E_JDBC_QUERY(
            "The query is missing, is not a single reading query, or the source is not a database.",
            "Write one query that starts with select or with, and ends without a semicolon; give none " + "for files."),
    E_JSON("A line is not a flat JSON object as expected.", "Write one object with simple values on each line."),
    E_K(
            "k is missing, not a whole number, too small to protect anyone, or larger than the data allow.",
            "Choose k of 2 or more, at most the number of records; 3 to 10 is usual."),
    E_KEY(
            "The column that should match rows is missing, or does not identify every row.",
            "Name a column that both tables have and that differs in every row."),
    E_K_PEOPLE("There are fewer people than k.", "Choose a smaller k, or provide more people."),
    E_L(
            "l is not a whole number of 2 or more, or with kind: entropy a number above 1.",
            "Choose l of 2 or more; 2 to 5 is usual."),
    E_LABEL(
            "The labels of documents are missing, ambiguous, or contain characters that cannot be released.",
            "Name the column of labels with label:, clean the labels, or leave them out with release: "
                    + "{labels: false}."),
    E_LABELS(
            "A released column shows labels that cannot be related to the original values.",
            "Give the hierarchy that the labels come from, or say how they are to be read."),
    E_LANGUAGE(
            "Most words of the texts are not English.",
            "Turn off what is for English only: analysis: {wordnet: false, stem: none, stop-words: none}."),
    E_LATTICE(
            "The generalisation levels combine in too many ways to search them all.",
            "Use fewer quasi-identifiers, hierarchies with fewer levels, or the method datafly."),
    E_LEAST("The smallest count to be shown would reveal single people.", "Choose 2 or more; 10 is usual."),
    E_LEDGER(
            "The ledger cannot be read or written, was changed, or is not a ledger.",
            "Check the folder and its permissions, or restore it from a backup; see docs/ledger.md."),
    E_LEDGER_KEY(
            "People were identified by another column in an earlier release.",
            "Name the same column with person: in both recipes, or keep a ledger for each table."),
    E_LEDGER_ROLES(
            "Combined with an earlier release of the same people, columns that were masked would be revealed.",
            "Give these columns the roles they had, or make them identifiers."),
    E_LEDGER_ROWS(
            "People with several rows have different rows than in an earlier release, and nobody can "
                    + "tell which are new.",
            "Release all their rows again; see docs/ledger.md."),
    E_LEVELS("The number of levels of a hierarchy is below 1.", "Ask for 1 or more; 1 is the root alone."),
    E_LINK(
            "A link in the folder leads to a file that is already included.",
            "Remove the link, or leave it out with documents: {files: …}."),
    E_LINK_LOOP("A link leads back to a folder that contains it.", "Remove the link."),
    E_LOCKED("Another run is using the same folder or ledger.", "Wait until it has ended, or choose another folder."),
    E_MATRIX(
            "The matrix or the list of vectors is not well-formed.",
            "Correct the row or line that the message names; give all rows vectors of the same length."),
    E_MEASURE(
            "A measure does not apply to these data.",
            "Leave it out of measures:, or give the attributes what the measure needs."),
    E_MEASURE_NAME(
            "A measure needs parameters that cannot be given here.",
            "Name it with its parameters under measures: in a recipe."),
    E_MEMORY(
            "The data, or an intermediate result, do not fit into memory.",
            "Give Java more memory, such as SEMBLANCE_JAVA_OPTS=-Xmx8g, or process less data at once."),
    E_METHOD(
            "The method or one of its parameters is not for documents.",
            "Choose spherical-mdav or mdav for documents, and leave out parameters that are for tables."),
    E_MISSING(
            "Missing values cannot be distinguished from other values, or cannot be released by this method.",
            "Declare the tokens for missing values with missing:, or leave such rows out with where:."),
    E_NOISE_AGAIN(
            "Noise was drawn for the same people before; together, the releases reveal more.",
            "Publish the earlier release again instead."),
    E_NOT_A_FILE(
            "A regular file is expected, and this is a folder, a pipe or a device.",
            "Name a file; keep only the files of one table in a folder."),
    E_NO_FILE("The file does not exist.", "Check the path; paths in a recipe are relative to the recipe."),
    E_NO_ROOT(
            "The hierarchy or taxonomy has no single root.",
            "Add one concept or a last level above everything, such as *."),
    E_NUL(
            "The file contains a NUL character.",
            "Check that it is a text file; if it is UTF-16, save it as UTF-8 or declare the encoding."),
    E_NUMBER(
            "A value is not a finite number where one is expected.",
            "Correct the value, declare it under missing:, or bind the column as nominal."),
    E_OBO("The OBO file is not well-formed.", "Correct the line that the message names."),
    E_ONE_CONCEPT(
            "A column of concepts has no variance, so proportional noise would leave it unchanged.",
            "Give the column the role other if it may be published, or identifier to drop it."),
    E_ORDER(
            "The rows of the release are not in the order of the original.",
            "Match rows by a column that differs in every row, or state that the order is the same."),
    E_OUT(
            "The output folder has no name, or cannot be written to.",
            "Name a folder whose parent exists and is writable."),
    E_OUTPUT_CLOSED(
            "The output takes no more records: its reader has gone, or its disk is full.",
            "Keep the reader of the output running, check free space, and send the remaining records again."),
    E_PARENT("A concept refers to a parent that is obsolete or not defined.", "Add the parent, or correct its name."),
    E_PARQUET(
            "The Parquet file is damaged, encrypted or inside a gzip file.",
            "Write it again, decrypt it or unpack it first."),
    E_PATH(
            "A path in the recipe cannot be a file name on this machine.",
            "Remove control characters from it; if it has accents, set LC_ALL=C.UTF-8."),
    E_PATTERN(
            "The pattern of a released column is not known, or its column is not a quasi-identifier.",
            "Choose a known pattern for a quasi-identifier; the message lists them."),
    E_PERSON(
            "The column that identifies people has another role, or is missing in some rows.",
            "Give it the role identifier, and a value in every row."),
    E_PLOTS(
            "Charts cannot be drawn with this Java.",
            "Install a font, or use a Java with the module java.desktop; the results themselves are complete."),
    E_POPULATION(
            "The population is missing, or its file lacks a quasi-identifier.",
            "Name a file with population: that has every quasi-identifier under its name in the recipe."),
    E_PREFERENCES(
            "The preferences do not match the hierarchies, or are not usable numbers.",
            "Give each hierarchy one preference of 0 or more, not all 0; 1 is usual."),
    E_PUBLISH(
            "The recipe asks to publish figures of the original where that cannot be done.",
            "Leave publish: out: the owner's folder has every figure."),
    E_QI(
            "There is no quasi-identifier, a named one does not exist, or the method does not support so many.",
            "Give the role quasi-identifier to the columns that others may know about a person."),
    E_QI_COPY(
            "A column that is kept repeats a quasi-identifier: each determines the other, or one follows from the other.",
            "Make it an identifier, which is dropped, or a quasi-identifier, which is masked; or accept it by name with a "
                    + "reason: accept: {unique.COLUMN: \"reason\"}."),
    E_QUOTE(
            "A quoted field is not closed, or continues after its closing quote.",
            "Close the quote, and double each quote inside a quoted field."),
    E_RAGGED(
            "A record has more or fewer fields than the header.",
            "Quote fields that contain the delimiter, or declare the delimiter with csv: {delimiter: …}."),
    E_RANGE("A number is beyond 1e300.", "Correct the value, or use a larger unit."),
    E_RDF(
            "The ontology is not well-formed RDF/XML or Turtle.",
            "Check the file with the program that wrote it, or export it again."),
    E_READ(
            "A file or stream cannot be read.",
            "Check its permissions and the disk, and do not change it during the run."),
    E_RELEASE("The folder is not a complete release.", "Name the folder that anonymize wrote, with its certificate."),
    E_ROLE(
            "A column has no role, or roles that exclude each other.",
            "Give each column a role: identifier, quasi-identifier, confidential or other."),
    E_ROUND(
            "What published numbers are rounded to is no number of decimals, unit or number of digits.",
            "Write round: 0 for whole numbers, round: {to: 1000} for multiples of a unit, round: {digits: 3} for"
                    + " significant digits, or leave round: out."),
    E_ROWS(
            "The release has other rows than the original.",
            "Compare a release with the rows it was made from; match rows by a key column if some were "
                    + "suppressed."),
    E_SAME_FILE("The output would overwrite its own input.", "Choose another file or folder to write to."),
    E_SCALE(
            "The scale of an ordinal attribute is too short, repeats a category, or lacks some values.",
            "List every category once, lowest first, as the data spell it."),
    E_SHARE("A share is not between 0 and 100 %.", "Write it as 5% or 0.05."),
    E_SIGNING_KEY(
            "The file holds no key that can sign a release or verify its signature.",
            "Give an Ed25519 key in PEM form; semblance keygen makes a pair of them."),
    E_SPARK("Spark did not start, or gave up.", "Check the master and Spark's own logs, then run again."),
    E_SPEND(
            "The share of the budget spent on the distribution leaves too little for one of the two steps.",
            "Choose a share from 1% to 99%; half is usual."),
    E_STREAM(
            "The recipe or a setting needs the whole table, so it cannot be applied to a stream.",
            "Choose a method that masks each record on its own, such as semantic-noise, or process the "
                    + "table as a whole."),
    E_T("t is not a number above 0 and at most 1.", "Choose t from 0.1 to 0.3, as is usual; smaller is stricter."),
    E_TAXONOMY(
            "The taxonomy is not known, or attributes that must share one do not.",
            "Name a WordNet version, a folder of dict files, or an ontology or hierarchy file."),
    E_TAXONOMY_EMPTY("The taxonomy has no concepts.", "Check that it is the right file."),
    E_TAXONOMY_FLAT(
            "All concepts of the column are equally far apart in this taxonomy.",
            "Check the mapping, name a taxonomy that distinguishes them, or make the domain nominal."),
    E_TAXONOMY_NOT_MET(
            "The taxonomy has no value of the column.",
            "Map the values with semblance concepts map DATA, name another taxonomy, or make the domain" + " nominal."),
    E_TAXONOMY_SIZE("The taxonomy is too deep.", "Check its parents, or use the part below one concept."),
    E_TOO_LONG("The table has too many rows for one release.", "Make several releases, each of different people."),
    E_TOO_MANY_ROWS("The table has more than 2,147,483,639 rows.", "Split the table."),
    E_TOO_MANY_TERMS("The documents have more than 2,147,483,639 different terms.", "Split the documents."),
    E_TYPE(
            "A column has different types in different files.",
            "Write the column with one type in all files of the folder."),
    E_UNIQUE_COLUMN(
            "A column or label that is kept differs in every row or for most people, so it identifies them.",
            "Make it an identifier or a quasi-identifier, or accept it by name with a reason: accept: {unique.COLUMN: "
                    + "\"reason\"}; allow: [unique] does the same without one."),
    E_USAGE(
            "The command or request is not complete, or its settings contradict each other.",
            "Correct it as the message says; the command's help lists all settings."),
    E_VECTOR(
            "A column of vectors has an entry that is not a usable vector.",
            "Give every row a list of finite numbers of the same length."),
    E_VOCABULARY(
            "The vocabulary of a matrix is not well-formed.",
            "Give one term per line, each once, as many as the matrix has columns."),
    E_WEIGHT(
            "The weight of an attribute is out of range.",
            "Choose a weight above 0; 1 is usual, 2 makes the attribute count twice."),
    E_WHERE(
            "The condition in where: cannot be read or does not fit the columns.",
            "Write complete, or conditions such as age >= 18 and town is not missing."),
    E_WITHIN(
            "The domain of a differentially private attribute is not given, or has too few or too many " + "concepts.",
            "Name in within: a concept that includes all values."),
    E_WORD("The taxonomy has no such word and none like it.", "Try the base form, a broader word or another taxonomy."),
    E_WORDNET(
            "WordNet is not installed, not complete, or the version is not known.",
            "Install the version that the recipe names; see docs/concepts.md."),
    E_WORDS(
            "There are no words to search for, or the release has no vocabulary.",
            "Give one or more words, and search a release that has a vocabulary."),
    E_WRITE("A file or folder cannot be written.", "Check free space and permissions, or choose another place."),
    E_XML_DTD(
            "The XML file has a document type that refers to other files, or entities that could grow without limit.",
            "Save the ontology without XML entities, as RDF/XML or Turtle; plain entities of its own are read.");

    @SuppressWarnings("ImmutableEnumChecker") // a record of two texts
    private final Explanation explanation;

    ProblemCode(String meaning, String remedy) {
        this.explanation = new Explanation(meaning, remedy);
    }

    @Override
    public Explanation explanation() {
        return explanation;
    }
}
