/**
 * The product for programs. {@link org.semblance.toolkit.Semblance} opens a recipe, rehearses it, releases it, checks and assesses what was
 * released, and compares methods, with the formats and reports that the command line has; whoever looks on may call the work off.
 */
package org.semblance.toolkit;
