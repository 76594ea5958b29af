package org.semblance.release.stream;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.semblance.Problem;
import org.semblance.ProblemCode;

/**
 * Lets another thread stop a stream between two records. While a record is in work, the stream holds it; while it waits
 * for input, everything that was masked is written and whoever wants to may stop it.
 */
public final class StopSignal {

    private final ReentrantLock atWork = new ReentrantLock();
    private volatile boolean asked;
    private long masked;

    /**
     * Asks the stream to stop and waits until all it has masked is written. Nothing more is written from then on.
     *
     * @return whether it was written in time; somebody who does not read on may prevent it
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

    /** Whether somebody asked to stop. */
    public boolean asked() {
        return asked;
    }

    /** How many records were masked when it stopped. */
    public long masked() {
        return masked;
    }

    void begin() {
        atWork.lock();
    }

    /** From here on somebody may stop it. */
    void pause(long records) {
        masked = records;
        if (atWork.isHeldByCurrentThread()) {
            atWork.unlock();
        }
    }

    /** Goes on, unless somebody asked to stop. */
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
