package org.semblance;

import java.io.Serializable;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/** Executes independent pieces of work in parallel: on the processors of this machine or on other machines. */
public interface Workers {

    /**
     * The work on one piece. It is sent to where it is executed, so everything it holds must be serialisable. It may be
     * repeated if a machine is lost, so it must give the same result each time.
     */
    interface Work<T, R> extends Serializable {

        /**
         * Does the work.
         *
         * @param watcher is notified of progress and may cancel the work, as far as it can be reached from there
         */
        R on(T piece, Watcher watcher);
    }

    /** Workers in this process: several pieces at the same time; nothing is serialised. */
    Workers HERE = new Workers() {
        @Override
        public <T extends Serializable, R extends Serializable> List<R> each(
                List<T> pieces, Work<T, R> work, Watcher watcher) {
            AtomicLong done = new AtomicLong();
            Watcher within = new Watcher() {
                @Override
                public void progress(String stage, long ofPiece, long inPiece) {
                    watcher.progress(stage, done.get(), pieces.size());
                }

                @Override
                public void warn(Warning warning) {
                    watcher.warn(warning);
                }
            };
            return pieces.parallelStream()
                    .map(piece -> {
                        R result = work.on(piece, within);
                        done.incrementAndGet();
                        return result;
                    })
                    .toList();
        }
    };

    /** Executes the work on each piece; the results are in the order of the pieces. */
    <T extends Serializable, R extends Serializable> List<R> each(List<T> pieces, Work<T, R> work, Watcher watcher);
}
