package arbiter.bots;

import arbiter.engine.Pace;
import arbiter.engine.Sheet;
import arbiter.engine.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Legal and lively: takes orders at random for as long as the rules accept one more. */
final class Recruit implements Bot {
    private static final int MOST_ORDERS = 12;
    private static final int TRIES = 40;

    @Override
    public String id() {
        return "recruit";
    }

    @Override
    public String sentence() {
        return "Plays legal orders at random: good company for a first game.";
    }

    @Override
    public <O, V> Sheet<O> choose(Desk<O, V> desk) {
        SplittableRandom random = new SplittableRandom(desk.seed());
        List<O> candidates = desk.candidates();
        List<O> chosen = new ArrayList<>();
        int wanted = desk.pace() == Pace.AT_ONCE ? 1 : MOST_ORDERS;
        for (int i = 0; i < TRIES && chosen.size() < wanted && !candidates.isEmpty(); i++) {
            chosen.add(candidates.get(random.nextInt(candidates.size())));
            if (!Verdict.allAccepted(desk.check(Sheet.of(chosen)))) {
                chosen.removeLast();
            }
        }
        return Sheet.of(chosen);
    }
}
