/**
 * What attackers achieve against a release, and what is left to decide before it is published.
 *
 * <p>An {@link org.semblance.release.attack.AttackScenario} says who attacks, what they know, what they gain here, and
 * whether anything limits it: its {@link org.semblance.release.attack.AttackStanding}. The scenarios have stable names,
 * which are those of docs/attack-model.md. What is neither limited nor accepted in the recipe is an
 * {@link org.semblance.release.attack.OpenPoint}; the points give a release its
 * {@link org.semblance.release.attack.ReleaseStanding}: green, amber or red. The report says how it arrived at them;
 * pages and the console only show them.
 */
package org.semblance.release.attack;
