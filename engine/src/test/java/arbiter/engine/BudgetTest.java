package arbiter.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;

/** The limits on a stranger's computation. */
class BudgetTest {
    @Test
    void stepsAndCharactersAreCounted() {
        Budget budget = new Budget(2, 10);
        budget.step();
        budget.step();
        Budget.Spent steps = assertThrows(Budget.Spent.class, budget::step);
        assertEquals("this takes more than 2 steps", steps.getMessage());
        Budget other = new Budget(2, 10);
        other.write(10);
        Budget.Spent characters = assertThrows(Budget.Spent.class, () -> other.write(1));
        assertEquals("this writes more than 10 characters", characters.getMessage());
    }

    @Test
    void theWaitingThreadCanStopIt() throws InterruptedException {
        Budget budget = Budget.unbounded();
        Thread work = Thread.ofPlatform()
                .start(() -> assertThrows(Budget.Spent.class, () -> {
                    for (; ; ) {
                        budget.step();
                    }
                }));
        budget.stop();
        work.join();
        assertThrows(Budget.Spent.class, () -> budget.write(1));
    }

    @Test
    void aCheckpointEndsWorkThatAStoppedBudgetCovers() throws Exception {
        Budget budget = Budget.unbounded();
        Callable<String> work = () -> {
            Budget.checkpoint();
            return "done";
        };
        assertEquals("done", budget.cover(work));
        budget.stop();
        assertThrows(Budget.Spent.class, () -> budget.cover(work));
        assertEquals("done", work.call(), "nothing covers it here");
    }
}
