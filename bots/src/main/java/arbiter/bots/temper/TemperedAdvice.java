package arbiter.bots.temper;

import arbiter.engine.Advice;
import arbiter.engine.seat.Seat;
import java.util.List;
import java.util.Optional;

/** A game's advice in which one seat judges positions by its temperament. What it expects of the others does not change. */
final class TemperedAdvice<S, O> implements Advice<S, O> {
    /** The share of the offender's worth that a vengeful bot subtracts from its own. */
    private static final double SPITE = 1;

    private final Advice<S, O> advice;
    private final Temperament temperament;
    private final Seat seat;
    private final Optional<Seat> offender;

    TemperedAdvice(Advice<S, O> advice, Temperament temperament, Seat seat, Optional<Seat> offender) {
        this.advice = advice;
        this.temperament = temperament;
        this.seat = seat;
        this.offender = offender;
    }

    @Override
    public double worth(S state, Seat asked) {
        return advice.worth(state, asked) + preference(state, asked);
    }

    @Override
    public double outlook(S state, Seat asked) {
        return advice.outlook(state, asked) + preference(state, asked);
    }

    private double preference(S state, Seat asked) {
        if (!asked.equals(seat)) {
            return 0;
        }
        return switch (temperament) {
            case EVEN -> 0;
            case BOLD -> advice.exposure(state, seat);
            case CAREFUL -> -advice.exposure(state, seat);
            case VENGEFUL ->
                offender.map(other -> -SPITE * advice.worth(state, other)).orElse(0.0);
        };
    }

    @Override
    public double exposure(S state, Seat asked) {
        return advice.exposure(state, asked);
    }

    @Override
    public List<O> candidates(S state, Seat asked) {
        return advice.candidates(state, asked);
    }

    @Override
    public List<O> ideas(S state, Seat asked) {
        return advice.ideas(state, asked);
    }

    @Override
    public List<List<O>> plans(S state, Seat asked) {
        return advice.plans(state, asked);
    }

    @Override
    public List<List<O>> openings(S state, Seat asked) {
        return advice.openings(state, asked);
    }

    @Override
    public List<O> studied(S state, Seat asked) {
        return advice.studied(state, asked);
    }
}
