package arbiter.server.review;

import arbiter.bots.Review;
import arbiter.engine.seat.Seat;
import arbiter.engine.words.Sentence;
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

            @Schema(description = "the turning points: up to five sheets with the largest losses, the largest first")
            List<ReviewPoint> points) {
        static ReviewFound of(Review review, List<String> players) {
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
                            .map(each -> ReviewPoint.of(each, players))
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
            List<String> better) {
        static ReviewPoint of(Review.Finding finding, List<String> players) {
            return new ReviewPoint(
                    finding.position(),
                    finding.turn(),
                    finding.seat().index(),
                    rounded(finding.loss()),
                    finding.sentence(players),
                    finding.given(),
                    finding.better());
        }
    }

    /** More digits would only suggest a precision that an estimate does not have. */
    private static double rounded(double loss) {
        return Math.round(loss * 10) / 10.0;
    }
}
