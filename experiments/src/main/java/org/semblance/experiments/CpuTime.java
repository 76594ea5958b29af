package org.semblance.experiments;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** CPU times in nanoseconds, so that other programs do not count. */
final class CpuTime {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private CpuTime() {}

    /** The time of the current thread. */
    static long ofThread() {
        return THREADS.getCurrentThreadCpuTime();
    }

    /** The time of all threads of this process, with compilation and garbage collection. */
    static long ofProcess() {
        return ManagementFactory.getPlatformMXBean(com.sun.management.OperatingSystemMXBean.class)
                .getProcessCpuTime();
    }
}
