package arbiter.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arbiter.engine.guide.Measure;
import arbiter.engine.seat.Seat;
import arbiter.engine.words.Sentence;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class BalanceTest {
    private static final Seat ANN = Seat.of(0);
    private static final Seat BEN = Seat.of(1);

    private static Measure lands(String... names) {
        return Measure.of("Territories", new TreeMap<>(Map.of(ANN, List.of(names), BEN, List.of())));
    }

    private static Measure measure(String name, Measure.Kind kind, long ann) {
        return new Measure(name, kind, new TreeMap<>(Map.of(ANN, ann)));
    }

    private static Standing standing(long ann, long ben) {
        return new Standing(
                false, List.of(), "", List.of(new Standing.Score(ANN, true, ann), new Standing.Score(BEN, true, ben)));
    }

    @Test
    void whatHasANameIsWonAndLostByItsName() {
        String thule = Sentence.place("3", "Thule");
        Balance balance = Balance.between(
                ANN, List.of(lands("Norn", "Fen")), List.of(List.of(lands("Fen", thule))), standing(2, 5));
        assertEquals(List.of(new Balance.Change("Territories", 1, List.of(Sentence.of(thule)))), balance.won());
        assertEquals(List.of(new Balance.Change("Territories", 1, List.of(Sentence.of("Norn")))), balance.lost());
        assertEquals(new Balance.Rank(2, 2, 2, List.of(BEN), 5), balance.rank());
    }

    @Test
    void numbersAreComparedIncomeIsAddedUpAndSpendingIsNoLoss() {
        List<Measure> before = List.of(
                measure("Units", Measure.Kind.STOCK, 7),
                measure("Influence", Measure.Kind.RESERVE, 20),
                measure("Income", Measure.Kind.FLOW, 99));
        List<Measure> middle =
                List.of(measure("Units", Measure.Kind.STOCK, 9), measure("Income", Measure.Kind.FLOW, 4));
        List<Measure> after = List.of(
                measure("Units", Measure.Kind.STOCK, 5),
                measure("Influence", Measure.Kind.RESERVE, 1),
                measure("Income", Measure.Kind.FLOW, 6));
        Balance balance = Balance.between(ANN, before, List.of(middle, after), standing(3, 3));
        assertEquals(List.of(new Balance.Change("Income", 10, List.of())), balance.won());
        assertEquals(List.of(new Balance.Change("Units", 2, List.of())), balance.lost());
        assertEquals(new Balance.Rank(1, 2, 3, List.of(ANN, BEN), 3), balance.rank());
    }

    @Test
    void aNumberThatIsHiddenIsNotTold() {
        Balance balance = Balance.between(
                BEN,
                List.of(measure("Units", Measure.Kind.STOCK, 7)),
                List.of(List.of(measure("Units", Measure.Kind.STOCK, 9))),
                standing(1, 1));
        assertEquals(List.of(), balance.won());
        assertEquals(List.of(), balance.lost());
    }
}
