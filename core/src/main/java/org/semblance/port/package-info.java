/**
 * What the library needs from outside: tables, taxonomies, documents, matrices and single records, read and written.
 *
 * <p>The interfaces that end in Reader, Writer or Source are ports; the module {@code formats} implements them with libraries, and a
 * program may bring its own. The other types say where something lies and in which format. Ports of all these kinds lie in the library,
 * so that {@code formats} depends on the library alone and the tests of the product can use the real formats without a cycle. Ports of
 * reports and recipes lie with the product.
 */
package org.semblance.port;
