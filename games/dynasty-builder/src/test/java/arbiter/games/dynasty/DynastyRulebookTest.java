package arbiter.games.dynasty;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arbiter.engine.Game;
import arbiter.engine.testkit.RulebookContract;
import java.util.List;
import org.junit.jupiter.api.Test;

class DynastyRulebookTest extends RulebookContract {
    @Override
    protected Game<?, ?, ?> game() {
        return new DynastyBuilder();
    }

    /** The table in the book and the parameters in the code are the same list. */
    @Test
    void theBookListsEveryParameterAsItIs() {
        List<String> listed = game().words().rulebook().chapters().stream()
                .flatMap(chapter -> chapter.markdown().lines())
                .filter(line -> line.matches("\\|`[a-zA-Z0-9.]+`\\|.*\\|DB-[^|]+\\|"))
                .toList();
        List<String> there = game().parameters().stream()
                .map(p -> "|`%s`|%s|%s|%s|%s|".formatted(p.name(), p.range(), p.byDefault(), p.sentence(), p.rule()))
                .toList();
        assertEquals(there, listed);
    }
}
