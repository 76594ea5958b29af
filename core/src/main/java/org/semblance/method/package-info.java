/**
 * Masks a table.
 *
 * <p>A {@link org.semblance.method.Method} is a record of parameters with one verb. It returns the masked table and a
 * {@link org.semblance.method.Trace} of what it did, and names what it claims; whether the claim holds is for the
 * judges of {@code privacy} to say, on the file that was written.
 */
package org.semblance.method;
