/** The tables on which the drafts may be improved. Their golden roles are in the resources of the same name. */
package org.semblance.testkit.drafts.tuning;
