/**
 * The one way by which figures of the original get into what is published: a recipe asks for them with {@code publish:},
 * and no single person moves them far.
 */
package org.semblance.release.stability;
