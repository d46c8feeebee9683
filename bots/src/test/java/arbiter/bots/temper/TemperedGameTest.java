package arbiter.bots.temper;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A method of a game that is not passed on would silently do what games do by default, and the bot would play another game. */
class TemperedGameTest {
    @ParameterizedTest
    @CsvSource({
        "arbiter.engine.Game,arbiter.bots.temper.TemperedGame",
        "arbiter.engine.Advice,arbiter.bots.temper.TemperedAdvice"
    })
    void everyMethodIsPassedOn(Class<?> asked, Class<?> passing) {
        List<String> missing = Arrays.stream(asked.getMethods())
                .filter(method -> !Modifier.isStatic(method.getModifiers()))
                .filter(method -> Arrays.stream(passing.getDeclaredMethods()).noneMatch(own -> isSame(own, method)))
                .map(Method::toString)
                .toList();
        assertEquals(List.of(), missing);
    }

    private static boolean isSame(Method one, Method other) {
        return one.getName().equals(other.getName())
                && Arrays.equals(one.getParameterTypes(), other.getParameterTypes());
    }
}
