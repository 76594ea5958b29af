package org.semblance.release.columns;

import java.util.List;

/** stub */
public record MissingCode(String text, int rows, String why, List<String> values) {}
