package org.semblance.release.stream;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.semblance.Problem;
import org.semblance.ProblemCode;

/**
 * Lets another thread stop a stream between two records. The stream holds a lock while it works on a record. While it
 * waits for input, everything masked so far is written, the lock is free, and the stream can be stopped.
 */
public final class StopSignal {

    private final ReentrantLock atWork = new ReentrantLock();
    private volatile boolean asked;
    private long masked;

    /**
     * Asks the stream to stop, and waits until everything masked so far is written. If that succeeds, nothing more is
     * written.
     *
     * @return whether it was written in time; it is not if the reader of the output blocks
     */
    public boolean stop(Duration patience) {
        asked = true;
        try {
            return atWork.tryLock(patience.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** Whether the stream was asked to stop. */
    public boolean asked() {
        return asked;
    }

    /** The number of records masked when the stream stopped. */
    public long masked() {
        return masked;
    }

    void begin() {
        atWork.lock();
    }

    /** Frees the lock, so that the stream can be stopped. */
    void pause(long records) {
        masked = records;
        if (atWork.isHeldByCurrentThread()) {
            atWork.unlock();
        }
    }

    /** Takes the lock again, unless the stream was asked to stop. */
    void goOn() {
        atWork.lock();
        refuseIfAsked();
    }

    void refuseIfAsked() {
        if (asked) {
            throw Problem.recipe(
                    ProblemCode.E_CANCELLED,
                    "stopped on request, between two records",
                    "run the command again for the records that are left");
        }
    }
}
