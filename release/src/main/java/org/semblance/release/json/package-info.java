/** Reading and writing the JSON of certificates, ledgers and reports, without a library. */
package org.semblance.release.json;
