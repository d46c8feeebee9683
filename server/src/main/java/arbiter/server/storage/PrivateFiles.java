package arbiter.server.storage;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/**
 * Files and folders that only the server's user can read, because they contain sheets, messages and password hashes. Existing files keep
 * the permissions that the operator gave them.
 */
public final class PrivateFiles {
    private PrivateFiles() {}

    public static void createFolder(Path folder) throws IOException {
        Files.createDirectories(folder, only("rwx------"));
    }

    /** Creates an empty file, if it does not exist yet. */
    public static void createFile(Path file) throws IOException {
        try {
            Files.createFile(file, only("rw-------"));
        } catch (FileAlreadyExistsException e) {
            // The operator decides about the permissions of an existing file.
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
