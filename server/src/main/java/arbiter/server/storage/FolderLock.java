package arbiter.server.storage;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/**
 * Reserves a data folder for one server. Two servers on one SQLite file would each cache positions and have listeners that the other does
 * not know. The operating system releases the lock when the process ends, even after a crash.
 */
final class FolderLock implements AutoCloseable {
    private static final String NAME = "server.lock";

    private final @Nullable FileChannel channel;

    private FolderLock(@Nullable FileChannel channel) {
        this.channel = channel;
    }

    /** No lock, for a database that several servers share. */
    static FolderLock none() {
        return new FolderLock(null);
    }

    static FolderLock take(Path folder) throws IOException {
        FileChannel channel =
                FileChannel.open(folder.resolve(NAME), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        if (lock(channel) == null) {
            channel.close();
            throw new FolderInUse(folder);
        }
        return new FolderLock(channel);
    }

    private static @Nullable FileLock lock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock();
        } catch (OverlappingFileLockException e) {
            return null;
        }
    }

    @Override
    public void close() throws IOException {
        if (channel != null) {
            channel.close();
        }
    }

    static final class FolderInUse extends IllegalStateException {
        FolderInUse(Path folder) {
            super("another server uses the data folder "
                    + folder.toAbsolutePath().normalize() + "; stop it, or choose another folder with --data");
        }
    }
}
