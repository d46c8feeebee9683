package arbiter.server.bulletin;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Pictures that may be needed again, because several groups and mails show the same one. Those used last stay. */
final class KeptPictures<K> {
    private final int most;
    private final Map<K, byte[]> pictures = new LinkedHashMap<>(16, 0.75f, true);
    private long bytes;

    /** @param most bytes of all pictures together */
    KeptPictures(int most) {
        this.most = most;
    }

    synchronized byte @Nullable [] find(K key) {
        return pictures.get(key);
    }

    synchronized void keep(K key, byte[] picture) {
        byte[] before = pictures.put(key, picture);
        bytes += picture.length - (before == null ? 0 : before.length);
        Iterator<byte[]> oldest = pictures.values().iterator();
        while (bytes > most) {
            bytes -= oldest.next().length;
            oldest.remove();
        }
    }
}
