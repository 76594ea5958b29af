/** The command line: words in, words out, exit codes. There is no algorithm here. */
package org.semblance.cli;
