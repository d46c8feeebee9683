package arbiter.server.telegram.chat;

import arbiter.server.game.GameRow;
import arbiter.server.game.Standpoint;
import arbiter.server.table.Desk;
import arbiter.server.table.Desk.ChoiceAnswer;
import arbiter.server.telegram.wire.Html;
import arbiter.server.telegram.wire.Message.Button;
import arbiter.server.telegram.wire.Tap;
import arbiter.server.telegram.wire.Update;
import arbiter.server.telegram.wire.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.springframework.stereotype.Component;

/** Orders for people who prefer tapping: first a place, then an order there, then a number if the order has one. */
@Component
class Choosing {
    private static final int PLACES = 24;
    private static final int ORDERS = 10;
    private static final int NUMBERS = 16;
    private static final int IN_A_ROW = 3;
    private static final int NUMBERS_IN_A_ROW = 8;
    /** The name of the place of orders that have none. */
    private static final String NOWHERE = "-";

    private final Sheets sheets;
    private final Seated seated;

    Choosing(Sheets sheets, Seated seated) {
        this.sheets = sheets;
        this.seated = seated;
    }

    private Desk desk(Standpoint who) {
        return sheets.desk(who, sheets.draft(who).lines());
    }

    void places(Update.Tapped update, Standpoint who, Tap tap) {
        GameRow game = who.game();
        Map<String, String> places = new LinkedHashMap<>();
        for (ChoiceAnswer choice : desk(who).choices()) {
            String place = place(choice);
            places.putIfAbsent(place, label(choice, place));
        }
        List<Button> all = places.entrySet().stream()
                .map(each -> Button.tap(
                        each.getValue(), Tap.data("place", game.id(), game.entries(), Tap.name(each.getKey()), 0)))
                .toList();
        String html = Echo.heading(game) + "\n\n" + (all.isEmpty() ? "You can give no more orders." : "Where?");
        show(update, html, paged(game, all, tap.number(0), PLACES, IN_A_ROW, "places", ""), "orders");
    }

    private static String place(ChoiceAnswer choice) {
        return choice.places().isEmpty() ? NOWHERE : choice.places().getFirst();
    }

    private static String label(ChoiceAnswer choice, String place) {
        if (place.equals(NOWHERE)) {
            return "No place";
        }
        String name = choice.names().getOrDefault(place, place);
        return Html.shortened(name.equals(place) || name.contains(place) ? name : place + " " + name, 24);
    }

    void orders(Update.Tapped update, Standpoint who, Tap tap) {
        GameRow game = who.game();
        List<ChoiceAnswer> here = desk(who).choices().stream()
                .filter(choice -> Tap.name(place(choice)).equals(tap.detail(0)))
                .toList();
        List<Button> all =
                here.stream().map(choice -> Echo.order(game, choice)).distinct().toList();
        String where = here.isEmpty() ? "" : label(here.getFirst(), place(here.getFirst()));
        String html = Echo.heading(game) + "\n\n"
                + (here.isEmpty() ? "Nothing can be ordered there any more." : Html.bold(where) + ": which order?");
        show(update, html, paged(game, all, tap.number(1), ORDERS, 1, "place", tap.detail(0) + ":"), "places");
    }

    /** A tap on an order: asks for the number if there is one to choose, else adds it to the sheet. */
    void order(Update.Tapped update, Standpoint who, Tap tap) {
        ChoiceAnswer choice = desk(who).choices().stream()
                .filter(each -> Tap.name(each.line()).equals(tap.detail(0)))
                .findFirst()
                .orElse(null);
        if (choice == null) {
            seated.answer(
                    update,
                    sheets.shown(who, "That order is not possible any more.").editing(update.message()));
            return;
        }
        Desk.AmountAnswer amount = choice.amount();
        if (amount == null || amount.most() <= amount.least()) {
            sheets.tapped(update, who, choice.line(), choice.role());
        } else if (tap.detail(1).isEmpty()) {
            numbers(update, who.game(), choice, amount);
        } else {
            int number = Math.clamp(tap.number(1), amount.least(), amount.most());
            sheets.tapped(update, who, amount.before() + number + amount.after(), choice.role());
        }
    }

    private void numbers(Update.Tapped update, GameRow game, ChoiceAnswer choice, Desk.AmountAnswer amount) {
        int step = Math.max(1, (amount.most() - amount.least()) / NUMBERS + 1);
        List<Integer> offered = new ArrayList<>(IntStream.rangeClosed(amount.least(), amount.most())
                .filter(n -> (n - amount.least()) % step == 0 || n == amount.most() || n == amount.usual())
                .boxed()
                .toList());
        List<Button> all = offered.stream()
                .map(n -> Button.tap(
                        n == amount.usual() ? "· " + n + " ·" : Integer.toString(n),
                        Tap.data("order", game.id(), game.entries(), Tap.name(choice.line()), n)))
                .toList();
        String html = Echo.heading(game) + "\n\n" + Html.bold(choice.label()) + ": how many?";
        show(update, html, paged(game, all, 0, all.size(), NUMBERS_IN_A_ROW, "places", ""), "places");
    }

    /** @param back what the last button leads to: the sheet, or the places */
    private void show(Update.Tapped update, String html, List<List<Button>> rows, String back) {
        Tap tap = Tap.of(update.data());
        List<List<Button>> all = new ArrayList<>(rows);
        all.add(List.of(Button.tap("Back", Tap.data(back, tap.game(), tap.at()))));
        seated.answer(update, Words.secret(html).with(all).editing(update.message()));
    }

    private static List<List<Button>> paged(
            GameRow game, List<Button> all, int page, int size, int inARow, String verb, String detail) {
        int from = Math.min(page * size, Math.max(0, all.size() - 1));
        List<Button> shown = all.subList(from, Math.min(all.size(), from + size));
        List<List<Button>> rows = new ArrayList<>();
        for (int i = 0; i < shown.size(); i += inARow) {
            rows.add(shown.subList(i, Math.min(shown.size(), i + inARow)));
        }
        List<Button> turns = new ArrayList<>();
        if (page > 0) {
            turns.add(Button.tap("‹ Previous", Tap.data(verb, game.id(), game.entries(), detail + (page - 1))));
        }
        if (from + size < all.size()) {
            turns.add(Button.tap("Next ›", Tap.data(verb, game.id(), game.entries(), detail + (page + 1))));
        }
        if (!turns.isEmpty()) {
            rows.add(turns);
        }
        return rows;
    }
}
