/**
 * What the library needs from outside: tables, taxonomies, documents, matrices and single records, read and written.
 *
 * <p>All types are interfaces; the module {@code formats} implements them with libraries, and a program may bring its own. Ports of
 * all these kinds lie in the library, so that {@code formats} depends on the library alone and the tests of the product can use the
 * real formats without a cycle. Ports of reports and recipes lie with the product. What they are handed, a description of where
 * data lie, is in {@link org.semblance.source}.
 */
package org.semblance.port;
