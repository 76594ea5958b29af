package org.semblance.report;

import java.util.List;

/** Shapes that tell series apart without colour, as paths around the origin. */
final class Shape {

    private static final List<String> SHAPES = List.of(
            "M-4.5,0a4.5,4.5 0 1,0 9,0a4.5,4.5 0 1,0 -9,0Z", // a disc
            "M-4,-4H4V4H-4Z", // a square
            "M0,-5.2L4.8,3.4H-4.8Z", // a triangle
            "M0,-5.5L5.5,0L0,5.5L-5.5,0Z", // a diamond
            "M0,5.2L4.8,-3.4H-4.8Z", // a triangle on its tip
            "M-1.7,-5H1.7V-1.7H5V1.7H1.7V5H-1.7V1.7H-5V-1.7H-1.7Z"); // a cross

    private Shape() {}

    /** The shape of a series; those that share a colour have different ones. */
    static String of(int number) {
        return SHAPES.get((number + number / SHAPES.size()) % SHAPES.size());
    }
}
