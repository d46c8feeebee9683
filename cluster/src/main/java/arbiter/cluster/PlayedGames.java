package arbiter.cluster;

import arbiter.bots.Contest;
import arbiter.cli.console.Console;
import arbiter.cli.contest.Programme;
import arbiter.cli.contest.ResultText;
import arbiter.engine.text.Misread;
import java.io.Serializable;
import scala.collection.Iterator;
import scala.runtime.AbstractFunction1;

/** A task: runs on a machine of the cluster and gets numbers of games. Returns one line per game. */
final class PlayedGames extends AbstractFunction1<Iterator<Integer>, String> implements Serializable {
    /** No result begins like this. */
    static final String FAILED = "failed: ";

    private static final long serialVersionUID = 1;

    private final String programme;

    PlayedGames(String programme) {
        this.programme = programme;
    }

    @Override
    public String apply(Iterator<Integer> numbers) {
        Contest contest = contest();
        StringBuilder lines = new StringBuilder();
        while (numbers.hasNext()) {
            lines.append(line(contest, numbers.next())).append('\n');
        }
        return lines.toString();
    }

    private Contest contest() {
        try {
            return Programme.read(programme).contest();
        } catch (Misread | Console.Refusal e) {
            throw new IllegalStateException("this machine has another version of the program", e);
        }
    }

    /** A game that fails would fail again, and must not take the others with it. */
    private static String line(Contest contest, int number) {
        try {
            return ResultText.write(contest.play(number));
        } catch (RuntimeException e) {
            return (FAILED + "game " + number + " failed: " + e).replace('\n', ' ');
        }
    }
}
