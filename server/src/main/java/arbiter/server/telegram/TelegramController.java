package arbiter.server.telegram;

import arbiter.server.account.Me;
import arbiter.server.account.Sessions;
import arbiter.server.storage.Writer;
import arbiter.server.telegram.person.People;
import arbiter.server.telegram.person.StartCodes;
import arbiter.server.telegram.wire.Bot;
import arbiter.server.web.Caller;
import arbiter.server.web.Limits;
import arbiter.server.web.Problem;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** Telegram as the page knows it: whether there is a bot, the link to it, and logging in from inside Telegram. */
@RestController
@RequestMapping("/api")
@Tag(name = "Telegram")
class TelegramController {
    private final Bot bot;
    private final People people;
    private final StartCodes codes;
    private final InitData initData;
    private final Sessions sessions;
    private final Me.Mirror mirror;
    private final Limits limits;
    private final Writer writer;

    TelegramController(
            Bot bot,
            People people,
            StartCodes codes,
            InitData initData,
            Sessions sessions,
            Me.Mirror mirror,
            Limits limits,
            Writer writer) {
        this.bot = bot;
        this.people = people;
        this.codes = codes;
        this.initData = initData;
        this.sessions = sessions;
        this.mirror = mirror;
        this.limits = limits;
        this.writer = writer;
    }

    record TelegramAnswer(
            @Nullable @Schema(example = "ArbiterBot", description = "null if this server does not use Telegram")
            String bot,

            @Nullable @Schema(example = "@raven", description = "who I am there; null if my account is not linked")
            String linked) {}

    record TelegramWish(
            @Nullable @Size(max = 40) @Schema(description = "the code of an invitation, to join its game, too")
            String invitation) {}

    record TelegramLink(
            @Schema(example = "https://t.me/ArbiterBot?start=…")
            String link) {}

    record TelegramLogIn(@NotNull String initData) {}

    @GetMapping("/telegram")
    @Operation(summary = "The bot of this server, and whether my account is linked")
    TelegramAnswer telegram(Caller caller) {
        String account = caller.idOrNull();
        String name = bot.name().orElse(null);
        String linked = name == null || account == null
                ? null
                : people.byAccount(account).map(People.Linked::name).orElse(null);
        return new TelegramAnswer(name, linked);
    }

    @PostMapping("/me/telegram")
    @Operation(summary = "A link that connects my account with Telegram, valid once for 15 minutes")
    TelegramLink link(Caller caller, @Valid @RequestBody TelegramWish wish) {
        String account = caller.account().id();
        limits.take(Limits.Kind.CLAIM, account);
        if (bot.name().isEmpty()) {
            throw Problem.conflict("no-telegram", "This server does not use Telegram.");
        }
        return new TelegramLink(bot.link(codes.make(account, wish.invitation)).orElseThrow());
    }

    @DeleteMapping("/me/telegram")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    @Operation(summary = "Unlink my account from Telegram")
    void unlink(Caller caller) {
        String account = caller.account().id();
        writer.run(() -> people.unlink(account));
    }

    @PostMapping("/telegram/session")
    @Operation(summary = "Log in from inside Telegram, with the signed data that Telegram gives to the page")
    Me logIn(@Valid @RequestBody TelegramLogIn wish, HttpServletRequest request, HttpServletResponse response) {
        limits.take(Limits.Kind.LOG_IN, request.getRemoteAddr());
        People.Linked person = initData.person(wish.initData)
                .flatMap(people::byUser)
                .orElseThrow(
                        () -> new Problem(
                                HttpStatus.UNAUTHORIZED,
                                "wrong-credentials",
                                "Telegram did not confirm who you are, or your chat is not linked. Open the board from the chat again."));
        sessions.open(person.account(), response);
        return mirror.of(person.account());
    }
}
