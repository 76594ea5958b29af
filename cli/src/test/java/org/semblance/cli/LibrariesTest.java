package org.semblance.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** What the command line runs with. */
class LibrariesTest {

    /** Another reader of WordNet judges ours in tests (decision 0012); it must not slip into the product. */
    @Test
    void holdWordNetButNotTheLibraryThatJudgesOurReader() {
        assertThat(LibrariesTest.class.getResource("/net/sf/extjwnl/data/wordnet/wn31/data.noun"))
                .isNotNull();
        assertThatThrownBy(() -> Class.forName("net.sf.extjwnl.dictionary.Dictionary"))
                .isInstanceOf(ClassNotFoundException.class);
    }
}
