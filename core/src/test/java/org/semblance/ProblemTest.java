package org.semblance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import org.junit.jupiter.api.Test;

class ProblemTest {

    private final Problem problem = Problem.data(ProblemCode.E_NUMBER, "not a number", "correct the value");

    @Test
    void readsWithItsPlaceInFront() {
        Place cell = Place.in("visitors.csv").row(3).line(4).column("age");
        assertThat(problem.at(cell).what()).isEqualTo("visitors.csv, row 3 (line 4), column 'age': not a number");
        assertThat(problem.at(cell).place()).isEqualTo(cell);
        assertThat(problem.at(Place.in("a.obo").line(7)).what()).isEqualTo("a.obo, line 7: not a number");
        assertThat(problem.at(Place.in("a.csv").row(0).line(1)).what())
                .isEqualTo("a.csv, header (line 1): not a number");
        assertThat(problem.at(Place.ofKey("method.k", 5)).what()).isEqualTo("line 5, method.k: not a number");
        assertThat(problem.at(Place.ofKey("", 5)).what()).isEqualTo("line 5: not a number");
    }

    @Test
    void keepsTheCloserOfTwoPlaces() {
        Problem twice = problem.at(Place.in("scale.csv").line(2)).at(Place.ofKey("attributes.age", 9));
        assertThat(twice.what()).isEqualTo("line 9, attributes.age: scale.csv, line 2: not a number");
        assertThat(twice.place()).isEqualTo(Place.in("scale.csv").line(2));
    }

    @Test
    void keepsKindAndPlaceUnderARemark() {
        Problem told = problem.at(Place.in("a.csv")).at("in block 3").after("2 rows were read");
        assertThat(told.what()).isEqualTo("in block 3: a.csv: not a number (2 rows were read)");
        assertThat(told.place()).isEqualTo(Place.in("a.csv"));
        assertThat(told.kind()).isEqualTo(ProblemCode.E_NUMBER);
        assertThat(told.code()).isEqualTo("E_NUMBER");
    }

    @Test
    void comesHomeFromAnotherMachineWithItsKind() throws IOException, ClassNotFoundException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(problem.at(Place.in("a.csv").row(1)));
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            Problem read = (Problem) in.readObject();
            assertThat(read.kind()).isSameAs(ProblemCode.E_NUMBER);
            assertThat(read.place()).isEqualTo(Place.in("a.csv").row(1));
        }
    }
}
