package arbiter.engine.guide;

import arbiter.engine.seat.Stroke;
import arbiter.engine.words.Sentence;
import java.util.List;

/**
 * An order as data, for people and boards that cannot read notation.
 *
 * @param words the order in words, such as "1 army: Corrow → Iron Shelf"
 * @param price what it costs at its place on the sheet; nothing if the order is rejected
 */
public record Intent(Sentence words, Price price, List<Stroke> strokes) {
    public Intent {
        strokes = List.copyOf(strokes);
    }
}
