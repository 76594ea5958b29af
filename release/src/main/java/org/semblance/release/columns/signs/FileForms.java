package org.semblance.release.columns.signs;

import java.util.List;

/** Names and paths of files. */
final class FileForms {

    static final List<ValueForm> ALL = List.of(
            ValueForm.of(
                    ColumnKind.FILE_PATH,
                    "names of pictures, scans, recordings or documents",
                    0.95,
                    1e-6,
                    "(?i)[^\\n?]{1,300}\\.(?:jpe?g|png|gif|bmp|tiff?|heic|webp|svg|raw|dcm|dicom|nii|nii\\.gz|edf|pdf|docx?|odt|rtf"
                            + "|mp[34]|m4a|wav|flac|ogg|avi|mov|mkv|webm)"),
            ValueForm.of(
                    ColumnKind.FILE_PATH,
                    "paths of files or folders",
                    0.6,
                    1e-3,
                    "(?:[A-Za-z]:\\\\|\\\\\\\\|~?/|\\.{1,2}/)(?:[^\\\\/\\n?:*\"<>|]{1,80}[\\\\/]){1,20}[^\\\\/\\n?:*\"<>|]{0,80}"));

    private FileForms() {}
}
