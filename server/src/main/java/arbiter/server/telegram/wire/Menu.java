package arbiter.server.telegram.wire;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.springframework.stereotype.Component;

/** The commands that Telegram offers while somebody types. */
@Component
public class Menu {
    /** A command, without its slash. */
    public record Entry(String command, String description) {}

    public static final List<Entry> PRIVATE = List.of(
            new Entry("games", "my games; choose the one to play here"),
            new Entry("orders", "my orders of this turn, with the verdict of the rules"),
            new Entry("check", "check lines without saving them"),
            new Entry("map", "the map"),
            new Entry("report", "what happened last turn"),
            new Entry("press", "messages of the players; /press Name: text writes one"),
            new Entry("rules", "the rulebook"),
            new Entry("leave", "leave the game, or unlink this chat"),
            new Entry("help", "how to play here"));

    public static final List<Entry> GROUP = List.of(
            new Entry("host", "connect this group to a game"),
            new Entry("status", "turn, deadline and who is ready"),
            new Entry("map", "the map"),
            new Entry("report", "what happened last turn"),
            new Entry("press", "say something in the game"),
            new Entry("begin", "host: begin the game"),
            new Entry("extend", "host: /extend 2h moves the deadline"),
            new Entry("pause", "host: stop the clock"),
            new Entry("resume", "host: let the clock run again"),
            new Entry("nudge", "host: remind those who are not ready"),
            new Entry("unlock", "host: unlock a mechanic of the game"),
            new Entry("event", "host: announce an event of the game"),
            new Entry("zone", "host: the time zone of this group, such as Europe/Berlin"),
            new Entry("disconnect", "host: disconnect this group from the game"),
            new Entry("help", "what this bot does in a group"));

    private final BotApi api;

    Menu(BotApi api) {
        this.api = api;
    }

    void publish() throws IOException, Refused {
        api.call("setMyCommands", Map.of("commands", PRIVATE, "scope", Map.of("type", "all_private_chats")));
        api.call("setMyCommands", Map.of("commands", GROUP, "scope", Map.of("type", "all_group_chats")));
    }
}
