/**
 * Words by which columns are recognised: names of people, streets, months, religions, illnesses.
 *
 * <p>The words lie in resources beside these classes, folded: in small letters without accents. They are facts of eight
 * languages (English, German, French, Spanish, Italian, Dutch, Portuguese, Catalan), written for this purpose.
 */
package org.semblance.release.columns.signs.words;
