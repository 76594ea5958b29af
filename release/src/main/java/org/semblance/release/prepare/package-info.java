/** Prepares a table for masking: assigns roles and domains, filters rows, and maps words to concepts. */
package org.semblance.release.prepare;
