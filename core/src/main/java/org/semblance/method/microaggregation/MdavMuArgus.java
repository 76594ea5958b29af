package org.semblance.method.microaggregation;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.semblance.About;
import org.semblance.Watcher;
import org.semblance.domain.Dataset;
import org.semblance.method.Masked;
import org.semblance.method.Method;
import org.semblance.privacy.Contributors;
import org.semblance.privacy.Guarantee;
import org.semblance.privacy.KAnonymity;

/** The method {@code mdav-mu-argus}: microaggregation with the partition of {@link ArgusMdav}, variances restored. */
public record MdavMuArgus(
        @About(value = "how many records must become alike, at least 2", code = "E_K")
        int k,

        @About(value = "how many values must stand behind a published one; k when not given", optional = true) @Nullable
        Integer contributors,

        @About(value = "whether numbers are stretched to the variance they had before", fallback = "true")
        boolean rescale)
        implements Method {

    public MdavMuArgus {
        new KAnonymity(k); // refuses a k that protects nobody
        if (contributors != null) {
            new Contributors(contributors); // refuses what asks for nothing
        }
    }

    /** With as many contributors as k, variances restored. */
    public MdavMuArgus(int k) {
        this(k, null, true);
    }

    private Microaggregation microaggregation() {
        return new Microaggregation(new ArgusMdav(k), contributors == null ? k : contributors, rescale);
    }

    @Override
    public Masked mask(Dataset data, Watcher watcher) {
        return microaggregation().mask(data, watcher);
    }

    @Override
    public List<Guarantee> claims() {
        return microaggregation().claims();
    }
}
