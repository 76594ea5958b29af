/**
 * Ports: interfaces for reading and writing data, implemented by other modules with the libraries they need. Types that
 * do not end in Reader, Writer or Source describe file formats and layouts.
 */
package org.semblance.port;
