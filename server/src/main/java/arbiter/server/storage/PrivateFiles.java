package arbiter.server.storage;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/**
 * Files and folders that only the server's own user can read: they hold sheets, letters and hashes of passwords. What is there
 * already keeps the permissions that the operator gave it.
 */
public final class PrivateFiles {
    private PrivateFiles() {}

    public static void createFolder(Path folder) throws IOException {
        Files.createDirectories(folder, only("rwx------"));
    }

    /** An empty file, or the one that exists. */
    public static void createFile(Path file) throws IOException {
        try {
            Files.createFile(file, only("rw-------"));
        } catch (FileAlreadyExistsException e) {
            // Its owner decides about it.
        }
    }

    private static FileAttribute<?>[] only(String permissions) {
        boolean known = FileSystems.getDefault().supportedFileAttributeViews().contains("posix");
        return known
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions))
                }
                : new FileAttribute<?>[0];
    }
}
