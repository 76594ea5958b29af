package org.semblance;

import java.io.Serializable;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/** Those who do pieces of work that have nothing to do with each other: the processors of this machine, or other machines. */
public interface Workers {

    /**
     * What is done with each piece. It travels to where the work is done, so that all it holds must be serialisable; and it may be
     * done again when a place is lost, so that it must come to the same each time.
     */
    interface Work<T, R> extends Serializable {

        /**
         * Does it.
         *
         * @param watcher hears of progress and may call the work off, as far as it can be heard from there
         */
        R on(T piece, Watcher watcher);
    }

    /** In this process, several pieces at the same time; nothing travels. */
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

    /** Lets work be done on each piece; what came of them, in their order. */
    <T extends Serializable, R extends Serializable> List<R> each(List<T> pieces, Work<T, R> work, Watcher watcher);
}
