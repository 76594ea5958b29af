/** The command line: options, output and exit codes. It contains no algorithms. */
package org.semblance.cli;
