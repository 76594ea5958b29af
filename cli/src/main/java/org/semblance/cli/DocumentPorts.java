package org.semblance.cli;

import org.semblance.formats.documents.Corpora;
import org.semblance.formats.documents.MatrixFiles;
import org.semblance.release.documents.DocumentFiles;

/** The readers and writers of documents that the command line has. */
final class DocumentPorts {

    private DocumentPorts() {}

    static DocumentFiles files() {
        MatrixFiles matrices = new MatrixFiles();
        return new DocumentFiles(new Corpora(), matrices, matrices);
    }
}
