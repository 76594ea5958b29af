/**
 * JSON as text: the one parser and the one way to quote that tables in JSON lines, reports, certificates and the ledger
 * share. It lies below everything that reads or writes JSON and knows none of it.
 */
package org.semblance.data.json;
