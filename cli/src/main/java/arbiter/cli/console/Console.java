package arbiter.cli.console;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Files, output and errors of the commands. */
public final class Console {
    private Console() {}

    /** Input that a command cannot use: one sentence, and exit code 1. */
    public static final class Refusal extends Exception {
        public Refusal(String sentence) {
            super(sentence, null, false, false);
        }

        public String sentence() {
            return String.valueOf(getMessage());
        }
    }

    public static String read(Path file) throws Refusal {
        try {
            String text = Files.readString(file, StandardCharsets.UTF_8);
            // Some editors put a byte order mark at the start of a file; it is not part of the text.
            return text.startsWith("\uFEFF") ? text.substring(1) : text;
        } catch (NoSuchFileException e) {
            throw new Refusal(file + ": there is no such file");
        } catch (CharacterCodingException e) {
            throw new Refusal(file + ": the file is not text in UTF-8");
        } catch (IOException e) {
            throw new Refusal(file + ": cannot be read (" + e.getMessage() + ")");
        }
    }

    public static void write(Path file, byte[] content) throws Refusal {
        try {
            Files.write(file, content);
        } catch (IOException e) {
            throw new Refusal(file + ": cannot be written (" + e.getMessage() + ")");
        }
    }

    public static void out(String text) {
        System.out.println(text);
    }

    public static void err(String text) {
        System.err.println(text);
    }

    /** Runs a command; prints the sentence of a refusal to the error stream. */
    public static int answer(Work work) {
        try {
            return work.run();
        } catch (Refusal refusal) {
            err("arbiter: " + refusal.sentence());
            return 1;
        }
    }

    public interface Work {
        int run() throws Refusal;
    }
}
