package arbiter.server.work;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Pictures that may be needed again, because several readers look at the same one. Those used last stay. */
public final class KeptPictures<K> {
    private final int most;
    private final Map<K, byte[]> pictures = new LinkedHashMap<>(16, 0.75f, true);
    private final Map<K, FutureTask<byte[]>> underWay = new ConcurrentHashMap<>();
    private long bytes;

    /** @param most bytes of all pictures together */
    public KeptPictures(int most) {
        this.most = most;
    }

    /** The picture; drawn if it is not there. A request for a picture that is being drawn waits for it. */
    public byte[] get(K key, Supplier<byte[]> draw) {
        byte[] known = find(key);
        return known == null ? drawnOnce(key, draw) : known;
    }

    private byte[] drawnOnce(K key, Supplier<byte[]> draw) {
        FutureTask<byte[]> mine = new FutureTask<>(() -> {
            byte[] picture = draw.get();
            keep(key, picture);
            return picture;
        });
        FutureTask<byte[]> other = underWay.putIfAbsent(key, mine);
        try {
            if (other != null) {
                return other.get();
            }
            mine.run();
            return mine.get();
        } catch (ExecutionException e) {
            throw e.getCause() instanceof RuntimeException cause ? cause : new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        } finally {
            underWay.remove(key, mine);
        }
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
