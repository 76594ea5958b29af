package org.semblance.cli;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.semblance.Place;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.release.json.Json;
import org.semblance.report.html.OptionWords;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * Prints errors: what is wrong, where, and what to do. The message of an exception other than {@link Problem} is never
 * shown, because it may quote the data.
 */
final class ErrorMessages {

    static final int OUR_FAULT = 1;
    static final int WRONG_REQUEST = 2;
    static final int GUARANTEE_VIOLATED = 3;
    static final int FIGURE_OFF = 4;

    private ErrorMessages() {}

    static int failed(Exception exception, CommandLine command, ParseResult parsed) {
        if (exception instanceof Problem problem) {
            return tell(problem, command, parsed.originalArgs());
        }
        return fault(exception, command, parsed.originalArgs());
    }

    /** A fault that is no problem of its own: too little memory, which the user can change, or an error of ours. */
    static int fault(Throwable fault, CommandLine command, List<String> arguments) {
        for (Throwable cause = fault; cause != null; cause = cause.getCause()) {
            if (cause instanceof OutOfMemoryError) {
                return tell(
                        Problem.machine(
                                ProblemCode.E_MEMORY,
                                "the data do not fit into memory; nothing was written",
                                "give the program more, such as: SEMBLANCE_JAVA_OPTS=-Xmx8g semblance …"),
                        command,
                        arguments);
            }
        }
        return ourFault(fault, command);
    }

    static int misused(ParameterException exception, String[] arguments) {
        CommandLine command = exception.getCommandLine();
        if (exception.getCause() instanceof Problem problem) {
            return tell(problem, command, List.of(arguments));
        }
        List<String> suggestions =
                exception instanceof UnmatchedArgumentException unmatched ? suggestions(unmatched) : List.of();
        String advice = (suggestions.isEmpty() ? "" : "did you mean " + String.join(" or ", suggestions) + "? ")
                + "see: " + command.getCommandSpec().qualifiedName() + " --help";
        return tell(
                Problem.recipe(ProblemCode.E_USAGE, String.valueOf(exception.getMessage()), advice),
                command,
                List.of(arguments));
    }

    /** The most similar command, which picocli lists first, or all similar options. */
    private static List<String> suggestions(UnmatchedArgumentException unmatched) {
        List<String> similar = unmatched.getSuggestions();
        return unmatched.isUnknownOption() || similar.isEmpty() ? similar : similar.subList(0, 1);
    }

    private static int tell(Problem problem, CommandLine command, List<String> arguments) {
        boolean streamed = arguments.contains("--stream"); // standard output contains only records then
        if (arguments.contains("--json")) {
            PrintWriter out = streamed ? command.getErr() : command.getOut();
            out.print(Json.write(json(problem)));
            out.flush();
            if (streamed) {
                return WRONG_REQUEST;
            }
        }
        print(problem, command.getErr());
        return WRONG_REQUEST;
    }

    /** The first problem under "error"; if there are several, also all of them under "errors". */
    private static Map<String, Object> json(Problem problem) {
        List<Map<String, Object>> all = problem.all().stream()
                .map(one -> Json.object(
                        "code", one.code(),
                        "message", OptionWords.in(one.what()),
                        "advice", OptionWords.in(one.advice()),
                        "place", place(one.place())))
                .toList();
        return all.size() == 1 ? Json.object("error", all.get(0)) : Json.object("error", all.get(0), "errors", all);
    }

    /** The known parts of the place of a problem; the others are omitted. */
    private static Map<String, Object> place(Place place) {
        Map<String, Object> known = new LinkedHashMap<>();
        if (place.file() != null) {
            known.put("file", place.file());
        }
        if (place.row() != Place.NO_ROW) {
            known.put("row", place.row());
        }
        if (place.line() != 0) {
            known.put("line", place.line());
        }
        if (place.column() != null) {
            known.put("column", place.column());
        }
        if (place.key() != null) {
            known.put("key", OptionWords.in(place.key()));
        }
        return known;
    }

    /** Prints all problems, each with what to do. */
    static void print(Problem problem, PrintWriter err) {
        for (Problem one : problem.all()) {
            err.println("error " + one.code() + ": " + FindingLines.printable(OptionWords.in(one.what())));
            err.println("  -> " + FindingLines.printable(OptionWords.in(one.advice())));
        }
        err.flush();
    }

    private static int ourFault(Throwable fault, CommandLine command) {
        PrintWriter err = command.getErr();
        err.println("error " + ProblemCode.E_INTERNAL.code() + ": an error in Semblance ("
                + fault.getClass().getSimpleName() + "); no release was written");
        err.println("  -> please report it, with these lines:");
        for (Throwable cause = fault; cause != null; cause = cause.getCause()) {
            err.println("     " + cause.getClass().getName());
            for (StackTraceElement frame : cause.getStackTrace()) {
                if (frame.getClassName().startsWith("org.semblance")) {
                    err.println("       at " + frame);
                }
            }
        }
        err.flush();
        return OUR_FAULT;
    }
}
