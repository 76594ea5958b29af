/**
 * Attribute disclosure: what an intruder who finds a person's equivalence class learns about sensitive attributes,
 * without knowing which row is the person's.
 *
 * <p>Sensitive columns are read from the release, where they are unchanged, so the order of rows does not matter. An
 * attribute that is both sensitive and a quasi-identifier is masked, and therefore left out.
 */
package org.semblance.quality.risk.disclosure;
