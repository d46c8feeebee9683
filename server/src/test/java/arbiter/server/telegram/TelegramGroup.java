package arbiter.server.telegram;

import arbiter.server.telegram.fake.FakeTelegram;
import arbiter.server.telegram.fake.Person;
import arbiter.server.telegram.fake.Shown;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** People who play together over Telegram alone: the first one makes the game in the group, all join by its button, and it begins. */
public record TelegramGroup(FakeTelegram telegram, long chat, List<Person> people) {
    private static final long FIRST = 5_000;
    /** Lands of the usual map that are not neighbours. */
    private static final List<Integer> STARTS = List.of(1, 6, 11, 15, 20, 24);

    public Person host() {
        return people.getFirst();
    }

    /** @param wish what follows {@code /host} */
    public static TelegramGroup of(FakeTelegram telegram, int number, int size, String wish) {
        long chat = telegram.group(-100_200_300L - number, "Group " + number, false);
        List<Person> people = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            people.add(telegram.person(FIRST + number * 100L + i, "Player" + number + (char) ('a' + i)));
        }
        TelegramGroup group = new TelegramGroup(telegram, chat, people);
        Person host = group.host();
        host.types("/start new");
        host.await("welcome", each -> each.plain().startsWith("You are "));
        host.typesIn(chat, 0, "/host " + wish);
        String code = group.invitation();
        for (Person person : people) {
            person.types("/start " + code);
            person.await("seat", each -> each.plain().contains("You have joined"));
        }
        return group;
    }

    /** The code behind the button of the pinned message. */
    public String invitation() {
        Shown status = telegram.await(chat, "status with a button", each -> each.offers("Join"));
        for (JsonNode button : status.buttons) {
            if (button.path("text").asString().equals("Join")) {
                String link = button.path("url").asString();
                return link.substring(link.indexOf("?start=") + 7);
            }
        }
        throw new AssertionError("no link");
    }

    public void begin() {
        confirmed("/begin", "Begin the game now?");
    }

    /** In the fifth edition everybody first chooses where to start; here all at once. */
    public void chooseStarts() {
        for (int i = 0; i < people.size(); i++) {
            people.get(i).types("start " + STARTS.get(i) + "\nready");
        }
        for (Person person : people) {
            Shown sheet =
                    person.await("start", each -> Tapper.asks(each) && each.text.contains("<code>ready</code> ✅"));
            person.taps(sheet, "Send orders");
        }
        people.forEach(
                person -> person.await("first turn", each -> each.plain().contains("turn 1") && Tapper.asks(each)));
    }

    /** A host command, and the tap that confirms it. */
    public void confirmed(String command, String question) {
        long before = telegram.in(chat).isEmpty() ? 0 : telegram.in(chat).getLast().id;
        host().typesIn(chat, 0, command);
        Shown asked = telegram.await(
                chat, question, each -> each.id > before && each.plain().startsWith(question));
        host().taps(asked, "Yes");
        telegram.await(chat, "Done", each -> each.id == asked.id && each.plain().equals("Done."));
    }

    /** What everybody looks at, for the report of a failure. */
    public String lastSeen() {
        StringBuilder all = new StringBuilder();
        for (Person person : people) {
            for (Shown message : person.sees().reversed().stream().limit(2).toList()) {
                List<String> labels = message.buttons.stream()
                        .map(each -> each.path("text").asString())
                        .toList();
                all.append("\n=== ")
                        .append(person.name)
                        .append(" #" + message.id + " ")
                        .append(message.plain())
                        .append("\n")
                        .append(labels);
            }
        }
        return all.toString();
    }

    public String everythingSaidInTheGroup() {
        StringBuilder all = new StringBuilder();
        telegram.in(chat).forEach(each -> all.append(each.everSaid()).append('\n'));
        return all.toString();
    }
}
