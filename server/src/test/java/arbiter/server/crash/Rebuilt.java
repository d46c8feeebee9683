package arbiter.server.crash;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Source files with a few words changed, compiled to a folder that comes before the usual classes on a class path. */
final class Rebuilt {
    private final Path sources;
    private final Path classes;
    private final List<Path> changed = new ArrayList<>();

    Rebuilt(Path folder) throws IOException {
        this.sources = Files.createDirectories(folder.resolve("sources"));
        this.classes = Files.createDirectories(folder.resolve("classes"));
    }

    /** @param pairs alternately a text of the file and its replacement */
    Rebuilt change(Path source, String... pairs) throws IOException {
        String text = Files.readString(source);
        for (int i = 0; i < pairs.length; i += 2) {
            if (!text.contains(pairs[i])) {
                throw new AssertionError(source + " has no `" + pairs[i] + "` any more");
            }
            text = text.replace(pairs[i], pairs[i + 1]);
        }
        changed.add(Files.writeString(sources.resolve(source.getFileName()), text));
        return this;
    }

    Rebuilt keep(Path folder, String name) throws IOException {
        Path to = classes.resolve(name);
        Files.createDirectories(to.getParent());
        Files.copy(folder.resolve(name), to);
        return this;
    }

    Path compiled() throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            String path = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
            List<String> options = List.of("-proc:none", "-cp", path + File.pathSeparator, "-d", classes.toString());
            boolean done = compiler.getTask(
                            null, files, null, options, null, files.getJavaFileObjectsFromPaths(changed))
                    .call();
            if (!done) {
                throw new AssertionError("the changed sources do not compile: " + changed);
            }
        }
        return classes;
    }
}
