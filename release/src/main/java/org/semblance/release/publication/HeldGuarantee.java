package org.semblance.release.publication;

import java.util.Optional;

/**
 * A guarantee that was verified on a release and holds.
 *
 * @param guarantee its name
 * @param asked the required number
 * @param of what was counted, such as rows or persons
 * @param attribute the confidential attribute it is about, if it is about one
 */
public record HeldGuarantee(String guarantee, double asked, String of, Optional<String> attribute) {}
