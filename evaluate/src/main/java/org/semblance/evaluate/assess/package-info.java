/** Assesses an anonymised table, made by any tool, against its original. */
package org.semblance.evaluate.assess;
