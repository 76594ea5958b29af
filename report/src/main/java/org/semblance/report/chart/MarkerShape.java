package org.semblance.report.chart;

import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Marker shapes that distinguish series without colour, as paths around the origin. */
final class MarkerShape {

    private static final List<String> SHAPES = List.of(
            "M-4.5,0a4.5,4.5 0 1,0 9,0a4.5,4.5 0 1,0 -9,0Z", // disc
            "M-4,-4H4V4H-4Z", // square
            "M0,-5.2L4.8,3.4H-4.8Z", // triangle
            "M0,-5.5L5.5,0L0,5.5L-5.5,0Z", // diamond
            "M0,5.2L4.8,-3.4H-4.8Z", // inverted triangle
            "M-1.7,-5H1.7V-1.7H5V1.7H1.7V5H-1.7V1.7H-5V-1.7H-1.7Z"); // cross

    private static final Pattern STEP = Pattern.compile("([MLHV])(-?[0-9.]+)(?:,(-?[0-9.]+))?");

    /** The approximate radius. */
    static final double RADIUS = 5;

    private MarkerShape() {}

    /** The marker of a series; series with the same colour have different markers. */
    static String of(int number) {
        return SHAPES.get((number + number / SHAPES.size()) % SHAPES.size());
    }

    /** The same marker as a Java2D path. Only a disc and polygons occur. */
    static Path2D outline(int number) {
        Path2D outline = new Path2D.Double();
        String shape = of(number);
        if (shape.contains("a")) {
            outline.append(new Ellipse2D.Double(-4.5, -4.5, 9, 9), false);
            return outline;
        }
        double x = 0;
        double y = 0;
        Matcher step = STEP.matcher(shape);
        while (step.find()) {
            char kind = step.group(1).charAt(0);
            double first = Double.parseDouble(step.group(2));
            x = kind == 'V' ? x : first;
            y = kind == 'V' ? first : kind == 'H' ? y : Double.parseDouble(step.group(3));
            if (kind == 'M') {
                outline.moveTo(x, y);
            } else {
                outline.lineTo(x, y);
            }
        }
        outline.closePath();
        return outline;
    }
}
