package arbiter.cli.contest;

import arbiter.bots.Contest;
import arbiter.engine.json.JsonAt;
import arbiter.engine.json.RecordJson;
import arbiter.engine.text.Misread;
import java.util.ArrayList;
import java.util.List;

/** The result of a game as one line. */
public final class ResultText {
    private ResultText() {}

    public static String write(Contest.Result result) {
        return RecordJson.of(result).write();
    }

    public static Contest.Result read(String line) throws Misread {
        JsonAt json = JsonAt.read(line);
        List<List<Long>> curve = new ArrayList<>();
        for (JsonAt points : json.member("curve").items()) {
            curve.add(wholes(points).stream().map(Integer::longValue).toList());
        }
        return new Contest.Result(
                json.member("number").whole(0, Integer.MAX_VALUE),
                wholes(json.member("seatOf")),
                wholes(json.member("order")),
                wholes(json.member("winners")),
                json.member("finished").truth(),
                json.member("turns").whole(0, Integer.MAX_VALUE),
                curve);
    }

    private static List<Integer> wholes(JsonAt json) throws Misread {
        List<Integer> wholes = new ArrayList<>();
        for (JsonAt item : json.items()) {
            wholes.add(item.whole(Integer.MIN_VALUE, Integer.MAX_VALUE));
        }
        return wholes;
    }
}
