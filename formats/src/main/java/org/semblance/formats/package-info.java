/**
 * Readers and writers of table files and record streams: implementations of the ports in {@link org.semblance.port}.
 *
 * <p>Readers are strict. They detect only what they can check (the delimiter, the byte order mark, compression), warn
 * if they guess more (an encoding), and refuse the rest with a stable code, the row, the line and the column. A row is
 * a record of data, counted from 1 without the header; a line is the line of the file on which the record starts. Error
 * messages of libraries are never passed on, because they may quote the data.
 */
package org.semblance.formats;
