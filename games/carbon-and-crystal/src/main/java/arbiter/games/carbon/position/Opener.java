package arbiter.games.carbon.position;

/** The turn order of the seats in each round (CC-H4a). */
public enum Opener {
    /** Every round reverses the order of the previous one: the last seat of a round is the first of the next. */
    SNAKE {
        @Override
        public int seat(int first, int round, int place, int seats) {
            return round % 2 == 1 ? FIXED.seat(first, round, place, seats) : (first + seats - 1 - place) % seats;
        }
    },
    /** The same order every round. */
    FIXED {
        @Override
        public int seat(int first, int round, int place, int seats) {
            return (first + place) % seats;
        }
    };

    /**
     * The seat at a place in a round, eliminated or not.
     *
     * @param first the seat that opened round 1
     * @param place from 0
     */
    public abstract int seat(int first, int round, int place, int seats);

    /** The place of a seat in a round, from 0. */
    public int place(int first, int round, int seat, int seats) {
        int place = 0;
        while (seat(first, round, place, seats) != seat) {
            place++;
        }
        return place;
    }
}
