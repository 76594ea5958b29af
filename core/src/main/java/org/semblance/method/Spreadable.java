package org.semblance.method;

import org.semblance.Chance;
import org.semblance.Watcher;
import org.semblance.domain.SpreadDataset;

/** A method that can mask a table in parts, wherever they lie; it comes to the same as with the whole table at hand. */
public interface Spreadable extends Method {

    SpreadMasked mask(SpreadDataset data, Chance chance, Watcher watcher);
}
