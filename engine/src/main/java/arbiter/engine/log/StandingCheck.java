package arbiter.engine.log;

import arbiter.engine.ahead.Expansion;
import arbiter.engine.ahead.Expansions;
import arbiter.engine.ahead.Posture;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Checks the sheets of a log that came from standing orders: against their commitments, and by making them again. */
public final class StandingCheck {
    private StandingCheck() {}

    static List<String> commitments(GameLog log) {
        List<String> wrong = new ArrayList<>();
        for (int at = 1; at <= log.entries().size(); at++) {
            if (log.entries().get(at - 1) instanceof GameLog.Turn turn) {
                int position = at;
                turn.standing()
                        .forEach((player, commitment) -> commitment(log, position, player, commitment)
                                .ifPresent(what -> wrong.add(
                                        "turn " + turn.number() + ": the standing orders of " + player + what)));
            }
        }
        return wrong;
    }

    private static Optional<String> commitment(GameLog log, int at, String player, String commitment) {
        Optional<GameLog.Opened> opened = log.opened().stream()
                .filter(each -> each.at() == at && each.player().equals(player))
                .findFirst();
        if (opened.isEmpty()) {
            return log.seed() == null ? Optional.empty() : Optional.of(" are not in the log");
        }
        boolean same =
                opened.get().orders().commitment(opened.get().nonce()).hex().equals(commitment);
        return same ? Optional.empty() : Optional.of(" do not match their commitment");
    }

    /** Sheets that are not what the opened standing orders give in their position. */
    public static <S, O, V> List<String> sheets(Replay<S, O, V> replay, GameLog log) {
        List<String> wrong = new ArrayList<>();
        for (GameLog.Opened opened : log.opened()) {
            boolean known = opened.at() >= 1
                    && opened.at() <= Math.min(replay.last(), log.entries().size());
            if (known
                    && log.entries().get(opened.at() - 1) instanceof GameLog.Turn turn
                    && !made(replay, opened, turn)) {
                wrong.add("turn " + turn.number() + ": the sheet of " + opened.player()
                        + " does not follow from the standing orders");
            }
        }
        return wrong;
    }

    private static <S, O, V> boolean made(Replay<S, O, V> replay, GameLog.Opened opened, GameLog.Turn turn) {
        Step<S, O, V> before = replay.step(opened.at() - 1);
        Expansion expansion = Expansions.of(
                before.era().game(), before.state(), Steps.seat(replay.players(), opened.player()), opened.orders());
        // Nobody can say afterwards what a bot decided in the time that it had.
        boolean bot = expansion.source() instanceof Expansion.Stance(Posture.Played played);
        return bot || expansion.orders().equals(turn.sheets().getOrDefault(opened.player(), List.of()));
    }
}
