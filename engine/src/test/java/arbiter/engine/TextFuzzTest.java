package arbiter.engine;

import arbiter.engine.json.JsonText;
import arbiter.engine.log.LogText;
import arbiter.engine.scenario.ScenarioReader;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Words;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Every reader of text either accepts a text or throws a {@code Misread} with a place, and nothing else. */
class TextFuzzTest {
    @FuzzTest(maxDuration = "30s")
    void scenarios(byte[] bytes) {
        String text = new String(bytes, java.nio.charset.StandardCharsets.UTF_8);
        for (boolean markdown : new boolean[] {true, false}) {
            ScenarioReader.File file = ScenarioReader.read(text, markdown);
            for (Misread error : file.errors()) {
                if (error.line() < 1 || error.column() < 1) {
                    throw new AssertionError("no place in " + error.getMessage());
                }
            }
        }
    }

    @FuzzTest(maxDuration = "30s")
    void logs(byte[] bytes) {
        String text = new String(bytes, java.nio.charset.StandardCharsets.UTF_8);
        try {
            LogText.read(LogText.write(LogText.read(text)));
        } catch (Misread refused) {
            located(refused);
        }
    }

    @FuzzTest(maxDuration = "30s")
    void json(byte[] bytes) {
        String text = new String(bytes, java.nio.charset.StandardCharsets.UTF_8);
        try {
            String written = JsonText.read(text).write();
            if (!JsonText.read(written).write().equals(written)) {
                throw new AssertionError("not the same twice: " + written);
            }
        } catch (Misread refused) {
            located(refused);
        }
    }

    private static void located(Misread refused) {
        if (refused.line() < 1 || refused.column() < 1) {
            throw new AssertionError("no place in " + refused.getMessage());
        }
    }

    /** A megabyte of the same text: the readers must take linear time. A quadratic reader would take minutes here. */
    @Test
    void aMegabyteOfAnythingEnds() {
        int many = 1_000_000;
        for (String text : List.of(
                "[".repeat(many),
                "\"".repeat(many),
                "9".repeat(many),
                "\\".repeat(many),
                "scenario \"".repeat(many / 10),
                "```scenario\n".repeat(many / 12),
                "A: ".repeat(many / 3),
                "given\n".repeat(many / 6),
                ": ".repeat(many / 2),
                " ".repeat(many),
                "#".repeat(many))) {
            ScenarioReader.read(text, true);
            ScenarioReader.read(text, false);
            ScenarioReader.read("scenario \"x\"\ngame gd6\nplayers " + text + "\nwhen\nA: " + text, false);
            try {
                JsonText.read(text);
            } catch (Misread refused) {
                located(refused);
            }
            try {
                LogText.read(text);
            } catch (Misread refused) {
                located(refused);
            }
            try {
                Words.of(Line.of(text));
            } catch (Misread refused) {
                located(refused);
            }
        }
    }
}
