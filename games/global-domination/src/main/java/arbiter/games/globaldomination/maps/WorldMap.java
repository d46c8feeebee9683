package arbiter.games.globaldomination.maps;

import arbiter.engine.json.KeptList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * The board of Global Domination: territories that are connected by land borders and sea lines. Inside the rules a territory
 * is its index, 0 to {@link #size()} − 1. Indices have the same order as ids. The neighbours of an index are in ascending
 * order.
 */
public final class WorldMap {
    private final String name;
    private final String attribution;
    private final List<Territory> territories;
    private final List<Link> links;
    private final List<Integer> starts;
    private final int[] ids;
    private final int[] first;
    private final int[] neighbours;
    private final boolean[] sea;
    private final boolean[] land;
    private final Map<String, Integer> byWord = new TreeMap<>();

    /** @param links each pair once; both ends are ids of {@code territories} */
    public WorldMap(String name, List<Territory> territories, List<Link> links) {
        this(name, "", territories, links, List.of());
    }

    /**
     * @param attribution the author and source, to be shown beside the map; empty if this is not necessary
     * @param links each pair once; both ends are ids of {@code territories}
     * @param starts the ids of the territories that are good to start in; empty if the map does not say
     */
    public WorldMap(
            String name, String attribution, List<Territory> territories, List<Link> links, List<Integer> starts) {
        this.name = name;
        this.attribution = attribution;
        this.territories = new KeptList<>(territories.stream()
                .sorted((a, b) -> Integer.compare(a.id(), b.id()))
                .toList());
        int size = territories.size();
        ids = this.territories.stream().mapToInt(Territory::id).toArray();
        land = new boolean[size];
        for (int i = 0; i < size; i++) {
            land[i] = this.territories.get(i).land();
            if (i > 0 && ids[i] == ids[i - 1]) {
                throw new IllegalArgumentException("two territories have the id " + ids[i]);
            }
            remember(this.territories.get(i).name(), i);
            remember(this.territories.get(i).code(), i);
        }
        long[] ends = new long[2 * links.size()];
        int count = 0;
        for (Link link : links) {
            long a = indexOrFail(link.a());
            long b = indexOrFail(link.b());
            long mark = link.bySea() ? 1 : 0;
            ends[count++] = a << 32 | b << 1 | mark;
            ends[count++] = b << 32 | a << 1 | mark;
        }
        Arrays.sort(ends);
        first = new int[size + 1];
        neighbours = new int[count];
        sea = new boolean[count];
        for (int i = 0; i < count; i++) {
            first[(int) (ends[i] >> 32) + 1]++;
            neighbours[i] = (int) (ends[i] >> 1) & 0x7fffffff;
            sea[i] = (ends[i] & 1) == 1;
            if (i > 0 && ends[i] >> 1 == ends[i - 1] >> 1) {
                throw new IllegalArgumentException("a link appears twice");
            }
        }
        for (int i = 0; i < size; i++) {
            first[i + 1] += first[i];
        }
        this.starts = starts.stream().map(this::indexOrFail).sorted().distinct().toList();
        this.links = new KeptList<>(sortedLinks());
    }

    /** A land border or a sea line between two ids. */
    public record Link(int a, int b, boolean bySea) {
        public Link {
            if (a == b) {
                throw new IllegalArgumentException("territory " + a + " cannot border itself");
            }
            if (a > b) {
                int low = b;
                b = a;
                a = low;
            }
        }
    }

    private void remember(String word, int index) {
        if (!word.isEmpty()) {
            byWord.putIfAbsent(word.toLowerCase(Locale.ROOT), index);
        }
    }

    private int indexOrFail(int id) {
        int index = indexOf(id);
        if (index < 0) {
            throw new IllegalArgumentException("the map names " + id + ", which is not a territory");
        }
        return index;
    }

    public String name() {
        return name;
    }

    public String attribution() {
        return attribution;
    }

    /** The indices of the territories that the map marks as good starts, ascending. Often there are none. */
    public List<Integer> starts() {
        return starts;
    }

    public List<Territory> territories() {
        return territories;
    }

    public int size() {
        return ids.length;
    }

    public Territory territory(int index) {
        return territories.get(index);
    }

    public int id(int index) {
        return ids[index];
    }

    public boolean land(int index) {
        return land[index];
    }

    /** The index of an id, or −1. */
    public int indexOf(int id) {
        // Most maps number their territories from 1 without gaps.
        if (id > 0 && id <= ids.length && ids[id - 1] == id) {
            return id - 1;
        }
        int index = Arrays.binarySearch(ids, id);
        return index < 0 ? -1 : index;
    }

    /** The index of a name or code in any case, or −1. */
    public int indexOf(String nameOrCode) {
        Integer index = byWord.get(nameOrCode.toLowerCase(Locale.ROOT));
        return index == null ? -1 : index;
    }

    /** The index of a place by its id as text, or −1. */
    public int indexOfPlace(String place) {
        return place.matches("\\d{1,9}") ? indexOf(Integer.parseInt(place)) : -1;
    }

    /** All names and codes in lower case, for proposals. */
    public List<String> words() {
        return List.copyOf(byWord.keySet());
    }

    /**
     * The neighbours of {@code index} are {@code neighbour(k)} for k from {@code first(index)} up to, but not including,
     * {@code end(index)}.
     */
    public int first(int index) {
        return first[index];
    }

    public int end(int index) {
        return first[index + 1];
    }

    public int neighbour(int k) {
        return neighbours[k];
    }

    public boolean bySea(int k) {
        return sea[k];
    }

    public boolean adjacent(int a, int b) {
        return Arrays.binarySearch(neighbours, first[a], first[a + 1], b) >= 0;
    }

    /** Every link once, sorted by its lower id, then its higher id. */
    public List<Link> links() {
        return links;
    }

    private List<Link> sortedLinks() {
        List<Link> sorted = new ArrayList<>(neighbours.length / 2);
        for (int a = 0; a < ids.length; a++) {
            for (int k = first[a]; k < first[a + 1]; k++) {
                if (a < neighbours[k]) {
                    sorted.add(new Link(ids[a], ids[neighbours[k]], sea[k]));
                }
            }
        }
        return sorted;
    }

    public WorldMap withName(String other) {
        return new WorldMap(other, attribution, territories, links(), startIds());
    }

    /** The same places and borders with other shapes. */
    public WorldMap withTerritories(List<Territory> shaped) {
        return new WorldMap(name, attribution, shaped, links(), startIds());
    }

    /** The same map with one more border; unchanged if that border exists. */
    public WorldMap withBorder(int a, int b) {
        return adjacent(indexOrFail(a), indexOrFail(b)) ? this : withLinks(plus(links(), new Link(a, b, false)));
    }

    /** The same map without any link between the two. */
    public WorldMap withoutBorder(int a, int b) {
        Link gone = new Link(a, b, false);
        return withLinks(links().stream()
                .filter(link -> link.a() != gone.a() || link.b() != gone.b())
                .toList());
    }

    private static List<Link> plus(List<Link> links, Link more) {
        List<Link> all = new ArrayList<>(links);
        all.add(more);
        return all;
    }

    /** The same places with other borders and sea lines. */
    public WorldMap withLinks(List<Link> links) {
        return new WorldMap(name, attribution, territories, links, startIds());
    }

    private List<Integer> startIds() {
        return starts.stream().map(this::id).toList();
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof WorldMap that
                        && name.equals(that.name)
                        && attribution.equals(that.attribution)
                        && starts.equals(that.starts)
                        && territories.equals(that.territories)
                        && Arrays.equals(first, that.first)
                        && Arrays.equals(neighbours, that.neighbours)
                        && Arrays.equals(sea, that.sea);
    }

    @Override
    public int hashCode() {
        return 31 * territories.hashCode() + Arrays.hashCode(neighbours);
    }

    @Override
    public String toString() {
        return "WorldMap[" + name + ", " + size() + " territories]";
    }
}
