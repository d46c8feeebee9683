package arbiter.server.notify;

import arbiter.server.account.Account;
import arbiter.server.account.Accounts;
import arbiter.server.settings.ServerSettings;
import arbiter.server.storage.Secrets;
import arbiter.server.storage.Writer;
import arbiter.server.web.Caller;
import arbiter.server.web.Limits;
import arbiter.server.web.Problem;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Email;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.mail.MailException;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** What one wants to hear outside the page. */
@RestController
@RequestMapping("/api/me")
@Tag(name = "Notifications")
class NotificationController {
    private final Accounts accounts;
    private final PreferenceStore preferences;
    private final Mail mail;
    private final WebHook hook;
    private final Switchboard switchboard;
    private final Notices notices;
    private final Writer writer;
    private final ServerSettings settings;
    private final Limits limits;

    NotificationController(
            Accounts accounts,
            PreferenceStore preferences,
            Mail mail,
            WebHook hook,
            Switchboard switchboard,
            Notices notices,
            Writer writer,
            ServerSettings settings,
            Limits limits) {
        this.accounts = accounts;
        this.preferences = preferences;
        this.mail = mail;
        this.hook = hook;
        this.switchboard = switchboard;
        this.notices = notices;
        this.writer = writer;
        this.settings = settings;
        this.limits = limits;
    }

    /** What is wanted by one channel. */
    record ChannelWish(
            @Nullable @Schema(example = "at-once", description = "at-once, digest or off; null: as for all channels")
            String mode,

            @Nullable @Schema(description = "which topics; null: as for all channels")
            Map<String, Boolean> about,

            @Nullable
            @Schema(accessMode = Schema.AccessMode.READ_ONLY, description = "whether notices can go this way now")
            Boolean reached) {
        Preferences.Wish wish() {
            return new Preferences.Wish(mode, about);
        }
    }

    record NotificationWishes(
            @Nullable @Email @Size(max = 200) @Schema(example = "raven@example.org")
            String email,

            @Nullable @Schema(accessMode = Schema.AccessMode.READ_ONLY)
            Boolean emailConfirmed,

            @Nullable String webhook,

            @Nullable @Schema(example = "ntfy", description = "json, discord, slack, ntfy or matrix")
            String webhookFormat,

            @Nullable @Schema(example = "at-once", description = "for channels without their own mode")
            String mode,

            @Nullable Integer digestHour,
            @Nullable String zone,

            @Nullable @Schema(description = "for channels without their own topics")
            Map<String, Boolean> about,

            @Nullable @Schema(description = "by name: mail, push, webhook, …")
            Map<String, @Valid ChannelWish> channels,

            @Nullable @Valid QuietHours quiet) {
        Preferences preferences() {
            return new Preferences(webhook, webhookFormat, mode, digestHour, zone, about, wishes(), quiet);
        }

        private @Nullable Map<String, Preferences.Wish> wishes() {
            if (channels == null) {
                return null;
            }
            Map<String, Preferences.Wish> wishes = new LinkedHashMap<>();
            channels.forEach((name, wish) -> wishes.put(name, wish.wish()));
            return wishes;
        }
    }

    record Code(@NotNull String code) {}

    @GetMapping("/notifications")
    @Operation(summary = "My settings for notices outside the page")
    NotificationWishes get(Caller caller) {
        return wishes(accounts.byId(caller.account().id()).orElseThrow());
    }

    private NotificationWishes wishes(Account account) {
        Preferences stored = preferences.of(account);
        Map<String, ChannelWish> channels = new LinkedHashMap<>();
        for (Channel channel : switchboard.channels()) {
            Preferences.Wish wish = stored.own(channel.name());
            channels.put(channel.name(), new ChannelWish(wish.mode(), wish.about(), channel.reaches(account)));
        }
        return new NotificationWishes(
                account.email(),
                account.emailConfirmed(),
                stored.webhook(),
                stored.format().word(),
                stored.mode() == null ? "off" : stored.mode(),
                stored.hour(),
                stored.place().getId(),
                stored.about(),
                channels,
                stored.quiet());
    }

    @PutMapping("/notifications")
    @Operation(summary = "Choose it; a new e-mail address gets a link that confirms it")
    NotificationWishes put(Caller caller, @Valid @RequestBody NotificationWishes wish) {
        Account account = accounts.byId(caller.account().id()).orElseThrow();
        Preferences chosen = wish.preferences()
                .checked(switchboard.channels().stream().map(Channel::name).toList());
        if (chosen.webhook() != null) {
            hook.check(chosen.webhook());
        }
        boolean newAddress = !Objects.equals(wish.email, account.email());
        String code = Secrets.token();
        if (newAddress) {
            limits.take(Limits.Kind.MAIL, account.id());
        }
        if (newAddress && wish.email != null) {
            // Before anything is stored: an address to which no mail goes is refused, and leaves nothing behind.
            sendCode(wish.email, code);
        }
        writer.run(() -> {
            preferences.put(account.id(), chosen);
            if (newAddress) {
                accounts.setEmail(account.id(), wish.email, wish.email == null ? null : Secrets.hash(code));
            }
        });
        return get(caller);
    }

    private void sendCode(String email, String code) {
        if (!mail.available()) {
            throw Problem.conflict("no-mail", "This server sends no e-mail. Use a web hook, or ask its operator.");
        }
        try {
            mail.send(
                    email,
                    "Confirm your address for Arbiter",
                    "Follow this link to get news of your games at this address:\n" + settings.publicUrl() + "/confirm#"
                            + code + "\n\nIf you did not ask for it, do nothing.\n");
        } catch (MailException e) {
            throw Problem.conflict("mail-failed", "The mail could not be sent. Try again later.");
        }
    }

    @PostMapping("/email/confirm")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    @Operation(summary = "Confirm an e-mail address by the code of the link")
    void confirm(@Valid @RequestBody Code code, HttpServletRequest request) {
        limits.take(Limits.Kind.LOG_IN, request.getRemoteAddr());
        if (!writer.write(() -> accounts.confirmEmail(Secrets.hash(code.code)))) {
            throw Problem.notFound("This link is not valid or was already used.");
        }
    }

    @PostMapping("/notifications/test")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    @Operation(
            summary = "Send me a notice, to try it out: with a channel now, without one by every channel that I want")
    void test(Caller caller, @RequestParam(required = false) @Nullable @Schema(example = "mail") String channel) {
        Account account = accounts.byId(caller.account().id()).orElseThrow();
        limits.take(Limits.Kind.TEST, account.id());
        if (channel != null) {
            switchboard.test(account, channel);
            return;
        }
        Notices.Notice notice =
                new Notices.Notice("", Notices.Topic.HOST, "This is how notices from Arbiter look.", null, null, null);
        writer.run(() -> notices.post(List.of(account.id()), notice));
    }
}
