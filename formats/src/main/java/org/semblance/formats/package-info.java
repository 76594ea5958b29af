/**
 * Tables as files and in databases, and records as they come: the ports of {@link org.semblance.port}, on top of libraries.
 *
 * <p>A reader here is strict. It guesses only what it can check (the delimiter, the byte order mark, compression), says
 * so when it guesses more (an encoding), and refuses the rest with a stable code, the row, the line and the column. A
 * row is a record of data, counted from 1 without the header; a line is a line of the file, where its record starts.
 * What the libraries say about an error is never passed on, because it may quote the data.
 */
package org.semblance.formats;
