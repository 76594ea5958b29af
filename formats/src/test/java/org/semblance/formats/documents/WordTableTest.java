package org.semblance.formats.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class WordTableTest {

    @Test
    void remembersWhatAMapRemembers() {
        Random random = new Random(8);
        WordTable table = new WordTable();
        Map<String, Integer> map = new HashMap<>();
        for (int i = 0; i < 100_000; i++) {
            String word = random.ints(random.nextInt(5), 'a', 'k')
                    .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                    .toString();
            int found = table.number(word.toCharArray(), word.length());
            assertThat(found).isEqualTo(map.getOrDefault(word, WordTable.NONE));
            if (found == WordTable.NONE) {
                table.put(word.toCharArray(), word.length(), i - 3);
                map.put(word, i - 3);
            }
        }
        assertThat(table.size()).isEqualTo(map.size()).isGreaterThan(9_000);
    }
}
