package arbiter.archive;

import arbiter.engine.Game;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Enumeration;
import org.jspecify.annotations.Nullable;

/**
 * Loads a frozen game. Everything in its jar is loaded from there, even if the program has the same name: classes, and the rulebooks and
 * maps beside them. Everything else, above all the engine's contract, comes from the program.
 */
final class FrozenLoader extends URLClassLoader {
    static {
        registerAsParallelCapable();
    }

    FrozenLoader(Path jar) throws MalformedURLException {
        super(new URL[] {jar.toUri().toURL()}, Game.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            if (loaded != null) {
                return loaded;
            }
            if (findResource(name.replace('.', '/') + ".class") == null) {
                return super.loadClass(name, resolve);
            }
            return findClass(name);
        }
    }

    @Override
    public @Nullable URL getResource(String name) {
        URL own = findResource(name);
        return own != null ? own : super.getResource(name);
    }

    /** Used to look up services: must not find those of the program. */
    @Override
    public Enumeration<URL> getResources(String name) throws IOException {
        return findResources(name);
    }
}
