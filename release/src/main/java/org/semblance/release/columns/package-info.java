/** Profiles of columns, seen only as text, and the roles proposed from them. */
package org.semblance.release.columns;
