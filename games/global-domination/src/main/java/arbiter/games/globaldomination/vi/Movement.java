package arbiter.games.globaldomination.vi;

/** GD6-M.2: as many steps as the fastest unit has hops, everybody at once in each. */
final class Movement implements Phase {
    @Override
    public void run(Turn turn) {
        if (turn.march.size() == 0) {
            return;
        }
        turn.march.begin();
        Step step = new Step(turn);
        int steps = turn.march.steps();
        for (int number = 1; number <= steps; number++) {
            step.run(number);
        }
    }
}
