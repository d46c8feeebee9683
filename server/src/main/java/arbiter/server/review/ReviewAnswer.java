package arbiter.server.review;

import arbiter.bots.Review;
import arbiter.engine.seat.Seat;
import arbiter.engine.words.Sentence;
import arbiter.server.table.Table;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The review of a finished game, or how far it is. */
record ReviewAnswer(
        @Schema(
                example = "done",
                description = "none (nobody has asked for it), waiting, working (see `done` and `total`) or done")
        String state,

        @Schema(description = "how many sheets were judged so far")
        int done,

        int total,

        @Nullable @Schema(description = "null until the state is done")
        ReviewFound found) {

    /** What was found. It is stored as JSON. */
    record ReviewFound(
            @Schema(
                    example = "For each sheet, the review computed 400 positions to find a better one.",
                    description = "how deep the review looked")
            String depth,

            @Schema(description = "how many positions were computed for each sheet")
            long looks,

            @Schema(description = "the sheets of each seat that were judged")
            List<SeatLosses> seats,

            @Schema(description = "the turning points: up to five sheets with the largest mistakes, the largest first")
            List<ReviewPoint> points) {
        static ReviewFound of(Review review, Table<?, ?, ?> table) {
            List<String> players = table.players();
            List<SeatLosses> seats = new ArrayList<>();
            for (int seat = 0; seat < players.size(); seat++) {
                seats.add(new SeatLosses(
                        seat,
                        review.of(Seat.of(seat)).stream()
                                .map(each -> new ReviewLoss(each.position(), each.turn(), rounded(each.loss())))
                                .toList()));
            }
            return new ReviewFound(
                    review.depth().sentence(),
                    review.depth().looks(),
                    seats,
                    review.turningPoints().stream()
                            .map(each -> ReviewPoint.of(each, table))
                            .toList());
        }
    }

    record SeatLosses(int seat, List<ReviewLoss> losses) {}

    record ReviewLoss(
            @Schema(description = "the number of the position in which the sheet was handed in")
            int at,

            int turn,

            @Schema(
                    example = "12.5",
                    description = "how much more the better sheet would have been worth, by the game's estimate")
            double loss) {}

    /** A sheet, and the better one that was found. */
    record ReviewPoint(
            @Schema(description = "the number of the position in which the sheet was handed in")
            int at,

            int turn,
            int seat,
            double loss,

            @Schema(description = "what the better sheet would have changed")
            Sentence sentence,

            @Schema(example = "[\"move 3 1>2\"]", description = "the lines that were handed in")
            List<String> given,

            @Schema(example = "[\"move 3 1>4\"]", description = "the lines of the better sheet")
            List<String> better,

            @Schema(example = "[\"Move three armies from Norvane to Whitefell\"]", description = "`given` in words")
            List<String> givenWords,

            @Schema(example = "[\"Move three armies from Norvane to Isk\"]", description = "`better` in words")
            List<String> betterWords) {
        static ReviewPoint of(Review.Finding finding, Table<?, ?, ?> table) {
            int at = finding.position();
            int seat = finding.seat().index();
            return new ReviewPoint(
                    at,
                    finding.turn(),
                    seat,
                    rounded(finding.loss()),
                    finding.sentence(table.players()),
                    finding.given(),
                    finding.better(),
                    table.foresight().words(at, seat, finding.given()),
                    table.foresight().words(at, seat, finding.better()));
        }
    }

    /** More digits would only suggest a precision that an estimate does not have. */
    private static double rounded(double loss) {
        return Math.round(loss * 10) / 10.0;
    }
}
