package arbiter.engine.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

class HexSketchTest {
    @Test
    void neighboursStandAroundACell() {
        HexSketch sketch = new HexSketch(1, 4);
        sketch.put(0, 0, "mid");
        sketch.put(1, -1, "ne");
        sketch.put(5, 5, "off");
        assertEquals(
                List.of("r  -1, q from   0    .   ne", "r   0, q from  -1  .   mid .", "r   1, q from  -1    .   ."),
                sketch.lines());
    }

    @Test
    void longWordsAreCutSoThatRowsStayStraight() {
        HexSketch sketch = new HexSketch(0, 4);
        sketch.put(0, 0, "abcdef");
        assertEquals(List.of("r   0, q from   0  abc"), sketch.lines());
    }

    @Test
    void aBoardHasARadius() {
        assertThrows(IllegalArgumentException.class, () -> new HexSketch(-1, 4));
    }
}
