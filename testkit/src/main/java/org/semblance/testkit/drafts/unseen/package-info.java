/**
 * The tables that are looked at once, when the program that drafts is ready. Whoever improves that program does not read
 * this package nor the resources of the same name.
 */
package org.semblance.testkit.drafts.unseen;
