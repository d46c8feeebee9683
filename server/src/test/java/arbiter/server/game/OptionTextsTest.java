package arbiter.server.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.server.Party;
import arbiter.server.TestServer;
import arbiter.server.storage.JsonColumn;
import org.junit.jupiter.api.Test;

class OptionTextsTest {
    @Test
    void textsAreBoundedByTheirLength() {
        JsonColumn json = TestServer.bean(JsonColumn.class);
        OptionTexts texts = new OptionTexts(json);
        String usual = json.write(TestServer.bean(GameStore.class)
                .byId(Party.begun(2).id())
                .orElseThrow()
                .options());
        int length = (int) OptionTexts.MOST / 10;
        for (int i = 0; i < 30; i++) {
            String text = usual + " ".repeat(length + i);
            assertSame(texts.of(text), texts.of(text));
            assertTrue(texts.letters() <= OptionTexts.MOST, "kept " + texts.letters());
        }
        long before = texts.letters();
        texts.of(usual + " ".repeat((int) OptionTexts.MOST));
        assertTrue(texts.letters() <= before, "a huge text is not kept");
        assertEquals(texts.of(usual), texts.of(usual + " "));
    }
}
