/**
 * What the values of a table mean: how far apart two of them are, and what the middle of several is.
 *
 * <p>A {@link org.semblance.domain.Domain} is a definition without state, declared in a recipe. Bound to a column it
 * becomes a {@link org.semblance.domain.Space}, in which rows and points have distances. A point is a value that may
 * stand in the column, such as a mean, and the missing value is a point too. Several spaces side by side make
 * {@link org.semblance.domain.Records}. Abilities of a domain, such as having distances at all, are interfaces a
 * method can ask for.
 */
package org.semblance.domain;
