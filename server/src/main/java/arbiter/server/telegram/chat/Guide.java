package arbiter.server.telegram.chat;

import arbiter.server.telegram.person.StartCodes;
import arbiter.server.telegram.wire.Html;
import arbiter.server.telegram.wire.Menu;
import arbiter.server.telegram.wire.Words;
import java.util.stream.Collectors;

/** The texts that explain the bot. */
final class Guide {
    private Guide() {}

    static Words stranger() {
        return Words.open(
                Html.text("I host games for people who play over days. To play here, open the invitation link of a"
                        + " game, or link your account: on the page, Settings, Telegram. If you have no account and want one, write"
                        + " /start " + StartCodes.NEW + "."));
    }

    static Words help() {
        String commands = Menu.PRIVATE.stream()
                .map(entry -> "/" + entry.command() + " – " + entry.description())
                .collect(Collectors.joining("\n"));
        return Words.open(Html.bold("How to play here") + Html.text("""


                Write your orders, one per line. Several lines in one message are fine. I answer with the normal form of each \
                line, the verdict of the rules and what is left. More messages add lines; edit a message to change its lines, \
                and Undo takes the last line back. Saved orders count when the turn ends. Press Ready when you're done.

                If you prefer tapping: "Choose an order" shows the places, then the orders there.

                Your orders are secret: I never write them into a group, and nobody can forward these messages.

                """) + Html.text(commands));
    }
}
