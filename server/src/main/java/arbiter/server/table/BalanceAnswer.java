package arbiter.server.table;

import arbiter.engine.Balance;
import arbiter.engine.seat.Seat;
import arbiter.engine.words.Sentence;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;

/** What the caller's seat won and lost between two positions, and its rank. */
public record BalanceAnswer(List<GainAnswer> won, List<GainAnswer> lost, RankAnswer rank) {
    public record GainAnswer(
            @Schema(example = "Territories") String name,
            long number,

            @Schema(description = "which ones, where they have names")
            List<Sentence> things) {}

    /** The rank of the caller's seat by points. */
    public record RankAnswer(
            @Schema(example = "2", description = "seats with equal points share a place")
            int place,

            int of,
            long points,

            @Schema(example = "[1]", description = "the seats on the first place")
            List<Integer> leaders,

            @Schema(description = "their points") long most) {}

    static BalanceAnswer of(Balance balance) {
        Balance.Rank rank = balance.rank();
        return new BalanceAnswer(
                changes(balance.won()),
                changes(balance.lost()),
                new RankAnswer(
                        rank.place(),
                        rank.of(),
                        rank.points(),
                        rank.leaders().stream().map(Seat::index).toList(),
                        rank.most()));
    }

    private static List<GainAnswer> changes(List<Balance.Change> changes) {
        return changes.stream()
                .map(change -> new GainAnswer(change.name(), change.number(), change.things()))
                .toList();
    }
}
