/**
 * Readers and writers of tables, in files and databases, and of streams of records: the ports of
 * {@link org.semblance.port}, implemented with libraries.
 *
 * <p>A reader here is strict. It guesses only what it can check (the delimiter, the byte order mark, compression),
 * warns if it guesses more (an encoding), and refuses the rest with a stable code, the row, the line and the column. A
 * row is a record of data, counted from 1 without the header; a line is a line of the file, where its record starts.
 * Error messages of libraries are never passed on, because they may quote the data.
 */
package org.semblance.formats;
