package arbiter.games.globaldomination.v;

import arbiter.engine.Event;
import arbiter.engine.Reading;
import arbiter.engine.Rejection;
import arbiter.engine.Resolution;
import arbiter.engine.Seat;
import arbiter.engine.Sheet;
import arbiter.engine.Sheets;
import arbiter.engine.Verdict;
import arbiter.games.globaldomination.maps.WorldMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A position while its turn is resolved: copies that the phases write to, the orders, and what happened. */
final class Turn implements Homeland.Lands {
    /** Counts stop growing here: no position that somebody states can overflow, and all can be written down again. */
    static final int MOST = 999_999_999;

    final Position before;
    final Rules rules;
    final int number;
    final int seats;
    WorldMap map;
    final int[] owner;
    final int[] troops;
    final int[] settler;
    final int[] trebuchets;
    final int[] since;
    final byte[] construct;
    final boolean[] wasteland;
    final Power[] powers;
    final int[] ip;
    /** What is left of the Influence of a first turn (1.7). */
    final int[] gift;

    final boolean[] voted;
    boolean joiningOpen;
    List<NaturalEvent> announced = new ArrayList<>();

    @Nullable
    Ending ending;

    /** Units by steps left, from the start of the Movement Phase on. */
    @Nullable
    Steps marching;

    /** What the Movement Phase leaves to the Battle Phase. */
    Movement.@Nullable March march;

    final Engines engines;

    private final @Nullable Order[][] orders;
    private final @Nullable Rejection[][] rejections;
    private @Nullable Order[] hostOrders = new Order[0];
    private @Nullable Rejection[] hostRejections = new Rejection[0];
    private final Sheets<Order> sheets;
    private final List<Event> events = new ArrayList<>();

    Turn(Position before, Sheets<Order> sheets) {
        this.before = before;
        this.sheets = sheets;
        rules = before.rules();
        number = before.turn();
        seats = before.seats();
        map = before.map();
        owner = before.owner().clone();
        troops = before.troops().clone();
        settler = before.settler().clone();
        trebuchets = before.trebuchets().clone();
        since = before.since().clone();
        construct = before.construct().clone();
        wasteland = before.wasteland().clone();
        powers = before.powers().clone();
        ip = new int[seats];
        gift = new int[seats];
        voted = new boolean[seats];
        engines = new Engines(trebuchets);
        joiningOpen = before.joiningOpen();
        ending = before.ending();
        for (int seat = 0; seat < seats; seat++) {
            ip[seat] = powers[seat].ip();
            gift[seat] = powers[seat].firstTurn() ? rules.firstTurnIp() : 0;
        }
        orders = new Order[seats][];
        rejections = new Rejection[seats][];
        readSheets();
    }

    private void readSheets() {
        for (int seat = 0; seat < seats; seat++) {
            List<Reading<Order>> lines = sheets.orEmpty(Seat.of(seat)).lines();
            orders[seat] = new Order[lines.size()];
            rejections[seat] = new Rejection[lines.size()];
            read(lines, orders[seat], rejections[seat]);
        }
        List<Reading<Order>> lines = sheets.orEmpty(Seat.HOST).lines();
        hostOrders = new Order[lines.size()];
        hostRejections = new Rejection[lines.size()];
        read(lines, hostOrders, hostRejections);
    }

    private static void read(List<Reading<Order>> lines, @Nullable Order[] orders, @Nullable Rejection[] rejections) {
        for (int i = 0; i < orders.length; i++) {
            switch (lines.get(i)) {
                case Reading.Order<Order>(Order order) -> orders[i] = order;
                case Reading.Unreadable<Order>(String text, var slip) -> rejections[i] = slip.rejection();
            }
        }
    }

    /** The seat's orders in list order; null where a line is unreadable or rejected. */
    @Nullable
    Order[] orders(int seat) {
        return orders[seat];
    }

    /** The seat's orders as they were handed in, rejected ones included. */
    Stream<Order> handedIn(int seat) {
        return sheets.orEmpty(Seat.of(seat)).orders();
    }

    @Nullable
    Order[] hostOrders() {
        return hostOrders;
    }

    void reject(int seat, int line, String code, String rule, Object... facts) {
        orders[seat][line] = null;
        rejections[seat][line] = Rejection.of(code, rule, facts);
    }

    void rejectHost(int line, String code, String rule, Object... facts) {
        hostOrders[line] = null;
        hostRejections[line] = Rejection.of(code, rule, facts);
    }

    void happened(Happened event) {
        events.add(event);
    }

    boolean living(int seat) {
        return powers[seat].status() == Status.LIVING;
    }

    int id(int at) {
        return map.id(at);
    }

    @Override
    public int size() {
        return owner.length;
    }

    @Override
    public int owner(int at) {
        return owner[at];
    }

    @Override
    public boolean hq(int at) {
        return settler[at] != Position.NO_HQ;
    }

    @Override
    public int since(int at) {
        return since[at];
    }

    @Override
    public boolean land(int at) {
        return map.land(at);
    }

    boolean stands(Construct what, int at) {
        return construct[at] == what.ordinal();
    }

    void put(Construct what, int at) {
        construct[at] = (byte) what.ordinal();
    }

    /** Adds up to {@code count} units and says how many came. */
    int addTroops(int at, int count) {
        int come = (int) Math.min(count, MOST - (long) troops[at]);
        troops[at] += Math.max(0, come);
        return Math.max(0, come);
    }

    /** Removes up to {@code count} units, those with the fewest steps left first, and says how many went. */
    int removeTroops(int at, int count) {
        int gone = Math.min(count, troops[at]);
        troops[at] -= gone;
        if (marching != null) {
            marching.loseFewest(at, gone);
        }
        return gone;
    }

    /** Changes hands: whoever takes a territory holds it from the next turn's start. */
    void take(int at, int player) {
        owner[at] = player;
        since[at] = number + 1;
        if (settler[at] == Position.UNSETTLED) {
            settler[at] = player;
        }
    }

    int purse(int seat) {
        return (int) Math.min(MOST, (long) ip[seat] + gift[seat]);
    }

    /** Pays, with the Influence of the first turn first (1.7), or leaves everything as it is and says no. */
    boolean pay(int seat, long price) {
        if (price > purse(seat)) {
            return false;
        }
        int fromGift = (int) Math.min(price, gift[seat]);
        gift[seat] -= fromGift;
        ip[seat] -= (int) price - fromGift;
        return true;
    }

    void earn(int seat, long income) {
        ip[seat] = (int) Math.min(MOST, ip[seat] + income);
    }

    Resolution<Position> close(Position.Stage stage, int nextTurn) {
        return new Resolution<>(position(stage, nextTurn), events, verdicts());
    }

    private Position position(Position.Stage stage, int nextTurn) {
        for (int seat = 0; seat < seats; seat++) {
            if (ip[seat] != powers[seat].ip()) {
                powers[seat] = powers[seat].withIp(ip[seat]);
            }
        }
        return new Position(
                map,
                rules,
                before.players(),
                stage,
                nextTurn,
                owner,
                troops,
                settler,
                trebuchets,
                since,
                construct,
                wasteland,
                powers,
                joiningOpen,
                List.copyOf(announced),
                ending);
    }

    private SequencedMap<Seat, List<Verdict>> verdicts() {
        SequencedMap<Seat, List<Verdict>> verdicts = new TreeMap<>();
        for (Seat seat : sheets.all().keySet()) {
            if (seat.isHost()) {
                verdicts.put(seat, verdicts(hostRejections));
            } else if (seat.index() < seats) {
                verdicts.put(seat, verdicts(rejections[seat.index()]));
            } else {
                Sheet<Order> nobodys = sheets.orEmpty(seat);
                verdicts.put(
                        seat,
                        nobodys.lines().stream()
                                .map(line -> Verdict.rejected("no-such-seat", "GD5-2.2"))
                                .toList());
            }
        }
        return verdicts;
    }

    private static List<Verdict> verdicts(@Nullable Rejection[] rejections) {
        Verdict[] verdicts = new Verdict[rejections.length];
        for (int i = 0; i < verdicts.length; i++) {
            Rejection rejection = rejections[i];
            verdicts[i] = rejection == null ? Verdict.ACCEPTED : new Verdict.Rejected(rejection);
        }
        return Arrays.asList(verdicts);
    }
}
