package arbiter.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.context.ConfigurableApplicationContext;

/** The recipes of docs/api.md, one after the other, as a reader would try them. */
class RecipesTest {
    private static final String END = "=== end of a recipe ===";

    /** Each request says on the error output how it was answered, unless the recipe itself asks for it. */
    private static final String BEGINNING = """
            set -eu -o pipefail
            curl() { command curl -w '%{stderr}%{http_code} %{url_effective}\\n' "$@"; }
            """;

    /** @param prints what the document says that it prints; empty if it says nothing */
    private record Recipe(String commands, String prints) {}

    private static List<Recipe> recipes() throws IOException {
        List<Recipe> recipes = new ArrayList<>();
        String[] parts = Files.readString(Path.of("../docs/api.md")).split("(?m)^```", -1);
        for (int i = 1; i < parts.length; i += 2) {
            String block = parts[i].substring(parts[i].indexOf('\n') + 1);
            if (parts[i].startsWith("sh\n")) {
                recipes.add(new Recipe(block, ""));
            } else {
                recipes.set(recipes.size() - 1, new Recipe(recipes.getLast().commands, block));
            }
        }
        return recipes;
    }

    /** The stream of events would never end. */
    private static String ending(String commands) {
        return commands.replaceAll("(?m)^curl -sN (.*)$", "command curl -sN --max-time 2 $1 || true");
    }

    @Test
    void everyRecipeWorks(@TempDir Path folder) throws Exception {
        for (String program : List.of("bash", "curl", "jq")) {
            assumeTrue(found(program), program + " is not installed, so the recipes were not tried");
        }
        List<Recipe> recipes = recipes();
        assertTrue(recipes.size() > 10, "recipes: " + recipes.size());
        try (ConfigurableApplicationContext server = TestServer.start()) {
            StringBuilder script = new StringBuilder(BEGINNING);
            for (Recipe recipe : recipes) {
                script.append(ending(recipe.commands))
                        .append("echo '")
                        .append(END)
                        .append("'\n");
            }
            Path file = Files.writeString(
                    folder.resolve("recipes.sh"),
                    script.toString().replace("http://localhost:8080", TestServer.url(server)));
            Path errors = folder.resolve("errors");
            Process bash = new ProcessBuilder("bash", file.toString())
                    .directory(folder.toFile())
                    .redirectError(errors.toFile())
                    .start();
            String all = new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertEquals(0, bash.waitFor(), () -> all + read(errors));
            String[] printed = all.split(END + "\n", -1);
            for (int i = 0; i < recipes.size(); i++) {
                if (!recipes.get(i).prints.isEmpty()) {
                    assertEquals(recipes.get(i).prints, printed[i], recipes.get(i).commands);
                }
            }
            assertAnswered(recipes, read(errors));
        }
    }

    /** Only recipes that show a refusal are refused. */
    private static void assertAnswered(List<Recipe> recipes, String errors) {
        long shown = recipes.stream()
                .flatMap(recipe -> recipe.prints.lines())
                .filter(line -> List.of("stale", "unreadable", "invalid").contains(line))
                .count();
        List<String> refused = errors.lines()
                .filter(line -> !line.matches("(2\\d\\d|304) http://.*"))
                .toList();
        assertEquals(shown, refused.size(), refused.toString());
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            return e.toString();
        }
    }

    private static boolean found(String program) throws InterruptedException {
        try {
            return new ProcessBuilder(program, "--version")
                            .redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException e) {
            return false;
        }
    }
}
