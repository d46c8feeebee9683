package arbiter.games.globaldomination.v.rules;

import arbiter.engine.Resolution;
import arbiter.engine.Witness;
import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Reading;
import arbiter.engine.sheet.Rejection;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Sheets;
import arbiter.engine.sheet.Verdict;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.v.position.Construct;
import arbiter.games.globaldomination.v.position.Ending;
import arbiter.games.globaldomination.v.position.Happening;
import arbiter.games.globaldomination.v.position.Homeland;
import arbiter.games.globaldomination.v.position.NaturalEvent;
import arbiter.games.globaldomination.v.position.Order;
import arbiter.games.globaldomination.v.position.Position;
import arbiter.games.globaldomination.v.position.Power;
import arbiter.games.globaldomination.v.position.Rules;
import arbiter.games.globaldomination.v.position.Status;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A position while its turn is resolved: copies that the phases change, the orders, and the events. */
public final class Turn implements Homeland.Lands {
    /** The maximum of every count, so that no position from a text can overflow and all can be written again. */
    public static final int MOST = 999_999_999;

    public final Position before;
    public final Rules rules;
    public final int number;
    public final int seats;
    public WorldMap map;
    public final int[] owner;
    public final int[] troops;
    public final int[] settler;
    public final int[] trebuchets;
    public final int[] since;
    public final byte[] construct;
    public final boolean[] wasteland;
    public final Power[] powers;
    public final int[] ip;
    /** What is left of the additional Influence of a first turn (1.7). */
    public final int[] gift;

    public final boolean[] voted;
    public final List<Integer> offered;
    public boolean joiningOpen;
    public List<NaturalEvent> announced = new ArrayList<>();

    @Nullable
    public Ending ending;

    /** Units by steps left, from the start of the Movement Phase. */
    @Nullable
    public Steps marching;

    /** What the Movement Phase passes on to the Battle Phase. */
    @Nullable
    public March march;

    public final Engines engines;

    /** Only for a player who looks at a sheet; null in all other turns. */
    @Nullable
    public Tally tally;

    private final Witness<Position> witness;

    private final @Nullable Order[][] orders;
    private final @Nullable Rejection[][] rejections;
    private @Nullable Order[] hostOrders = new Order[0];
    private @Nullable Rejection[] hostRejections = new Rejection[0];
    private final Sheets<Order> sheets;
    private final List<Event> events = new ArrayList<>();

    public Turn(Position before, Sheets<Order> sheets, Witness<Position> witness) {
        this.witness = witness;
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
        offered = new ArrayList<>(before.offered());
        joiningOpen = before.joiningOpen();
        ending = before.ending();
        for (int seat = 0; seat < seats; seat++) {
            ip[seat] = powers[seat].ip();
            gift[seat] = powers[seat].firstTurn() ? rules.start().firstTurnIp() : 0;
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

    /** The seat's orders in list order; null for a line that is unreadable or rejected. */
    @Nullable
    public Order[] orders(int seat) {
        return orders[seat];
    }

    /** The seat's orders as they were handed in, including rejected ones. */
    public Stream<Order> handedIn(int seat) {
        return sheets.orEmpty(Seat.of(seat)).orders();
    }

    @Nullable
    public Order[] hostOrders() {
        return hostOrders;
    }

    public void reject(int seat, int line, String code, String rule, Object... facts) {
        orders[seat][line] = null;
        rejections[seat][line] = Rejection.of(code, rule, facts);
    }

    public void rejectHost(int line, String code, String rule, Object... facts) {
        hostOrders[line] = null;
        hostRejections[line] = Rejection.of(code, rule, facts);
    }

    public void happened(Happening event) {
        events.add(event);
    }

    public boolean living(int seat) {
        return powers[seat].status() == Status.LIVING;
    }

    public int id(int at) {
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

    public boolean stands(Construct what, int at) {
        return construct[at] == what.ordinal();
    }

    public void put(Construct what, int at) {
        construct[at] = (byte) what.ordinal();
    }

    /** Adds up to {@code count} units and returns how many were added. */
    public int addTroops(int at, int count) {
        int come = (int) Math.min(count, MOST - (long) troops[at]);
        troops[at] += Math.max(0, come);
        return Math.max(0, come);
    }

    /** Removes up to {@code count} units, those with the fewest steps left first, and returns how many were removed. */
    public int removeTroops(int at, int count) {
        int gone = Math.min(count, troops[at]);
        troops[at] -= gone;
        if (marching != null) {
            marching.loseFewest(at, gone);
        }
        return gone;
    }

    /** Changes the owner, who holds the territory from the start of the next turn. */
    public void take(int at, int player) {
        owner[at] = player;
        since[at] = number + 1;
        if (settler[at] == Position.UNSETTLED) {
            settler[at] = player;
        }
    }

    public int purse(int seat) {
        return (int) Math.min(MOST, (long) ip[seat] + gift[seat]);
    }

    /**
     * Pays, using the additional Influence of the first turn first (1.7). If there is too little, changes nothing and
     * returns false.
     */
    public boolean pay(int seat, int line, long price) {
        if (price > purse(seat)) {
            return false;
        }
        charge(seat, line, Tally.IP, price);
        int fromGift = (int) Math.min(price, gift[seat]);
        gift[seat] -= fromGift;
        ip[seat] -= (int) price - fromGift;
        return true;
    }

    /** For the tally: what the player can spend from a pot in this turn. */
    public void open(int seat, String pot, int total) {
        if (tally != null && tally.isOf(seat)) {
            tally.open(pot, total);
        }
    }

    /** For the tally: a line spends some of a pot. */
    public void charge(int seat, int line, String pot, long amount) {
        if (tally != null && tally.isOf(seat)) {
            tally.charge(line, pot, amount);
        }
    }

    /** For the tally: fewer units than ordered make a hop, or none at all. */
    public void fallShort(int seat, Hops hops, int hop, int go, Happening.@Nullable Why why) {
        if (tally != null && tally.isOf(seat)) {
            tally.fallShort(new Tally.Shortfall(
                    hops.line[hop], id(hops.from[hop]), id(hops.to[hop]), hops.count[hop], go, why));
        }
    }

    /** One step of the resolution is done, for a replay. */
    public void step() {
        witness.see(this::now, events.size());
    }

    private Position now() {
        Power[] rich = powers.clone();
        for (int seat = 0; seat < seats; seat++) {
            rich[seat] = rich[seat].withIp(ip[seat]);
        }
        return new Position(
                map,
                rules,
                before.players(),
                before.stage(),
                number,
                owner.clone(),
                troops.clone(),
                settler.clone(),
                trebuchets.clone(),
                since.clone(),
                construct.clone(),
                wasteland.clone(),
                rich,
                List.copyOf(offered),
                joiningOpen,
                List.copyOf(announced),
                ending);
    }

    public void earn(int seat, long income) {
        ip[seat] = (int) Math.min(MOST, ip[seat] + income);
    }

    public Resolution<Position> close(Position.Stage stage, int nextTurn) {
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
                List.copyOf(offered),
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
