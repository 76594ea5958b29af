package org.semblance.cli;

import java.util.regex.Pattern;

/** Formats the address of a database for a recipe: without user and password, which no file should hold. */
final class DatabaseAddressText {

    private static final Pattern PERSON = Pattern.compile("(?<=//)[^/@]*@");
    private static final Pattern SECRET = Pattern.compile("(?i)(?<=[?&])(user|password)=[^&]*(&|$)");
    private static final Pattern DANGLING = Pattern.compile("[?&]$");

    private DatabaseAddressText() {}

    static String of(String address) {
        String without = SECRET.matcher(PERSON.matcher(address).replaceAll("")).replaceAll("");
        return DANGLING.matcher(without).replaceAll("");
    }
}
