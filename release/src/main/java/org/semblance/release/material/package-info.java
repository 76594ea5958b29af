/**
 * What a recipe is carried out on: how it is read, how a release of it is written, and how the written bytes are judged.
 */
package org.semblance.release.material;
