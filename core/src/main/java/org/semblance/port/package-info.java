/**
 * Where the data come from and go to, and in what form. The interfaces that end in Reader, Writer or Source are ports: other
 * modules implement them with libraries.
 */
package org.semblance.port;
