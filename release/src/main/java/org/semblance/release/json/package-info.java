/**
 * JSON as certificates, ledgers and reports write it, and as they are read back: plain values, no library.
 */
package org.semblance.release.json;
