/** A recipe carried out on a table in parts, which may lie in several places. */
package org.semblance.release.partitioned;
