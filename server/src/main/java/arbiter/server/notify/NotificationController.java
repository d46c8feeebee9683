package arbiter.server.notify;

import arbiter.server.account.Account;
import arbiter.server.account.Accounts;
import arbiter.server.settings.ServerSettings;
import arbiter.server.storage.JsonColumn;
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
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** What one wants to hear outside the page. */
@RestController
@RequestMapping("/api/me")
@Tag(name = "Notifications")
class NotificationController {
    private final Accounts accounts;
    private final JsonColumn json;
    private final Mail mail;
    private final WebHook hook;
    private final Notices notices;
    private final Writer writer;
    private final ServerSettings settings;
    private final Limits limits;

    NotificationController(
            Accounts accounts,
            JsonColumn json,
            Mail mail,
            WebHook hook,
            Notices notices,
            Writer writer,
            ServerSettings settings,
            Limits limits) {
        this.accounts = accounts;
        this.json = json;
        this.mail = mail;
        this.hook = hook;
        this.notices = notices;
        this.writer = writer;
        this.settings = settings;
        this.limits = limits;
    }

    record NotificationWishes(
            @Nullable @Email @Size(max = 200) @Schema(example = "raven@example.org")
            String email,

            @Nullable @Schema(accessMode = Schema.AccessMode.READ_ONLY)
            Boolean emailConfirmed,

            @Nullable String webhook,
            @Nullable @Schema(example = "at-once") String mode,
            @Nullable Integer digestHour,
            @Nullable String zone,
            @Nullable Map<String, Boolean> about) {
        Preferences preferences() {
            return new Preferences(webhook, mode, digestHour, zone, about);
        }
    }

    record Code(@NotNull String code) {}

    @GetMapping("/notifications")
    @Operation(summary = "My settings for notices outside the page")
    NotificationWishes get(Caller caller) {
        return wishes(accounts.byId(caller.account().id()).orElseThrow());
    }

    private NotificationWishes wishes(Account account) {
        Preferences stored = json.read(account.notifications(), Preferences.class);
        return new NotificationWishes(
                account.email(),
                account.emailConfirmed(),
                stored.webhook(),
                stored.mode() == null ? "off" : stored.mode(),
                stored.hour(),
                stored.place().getId(),
                stored.about());
    }

    @PutMapping("/notifications")
    @Operation(summary = "Choose it; a new e-mail address gets a link that confirms it")
    NotificationWishes put(Caller caller, @Valid @RequestBody NotificationWishes wish) {
        Account account = accounts.byId(caller.account().id()).orElseThrow();
        Preferences preferences = wish.preferences().checked();
        if (preferences.webhook() != null) {
            hook.check(preferences.webhook());
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
            accounts.setNotifications(account.id(), json.write(preferences));
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
    @Operation(summary = "Send me a notice, to try it out")
    void test(Caller caller) {
        String account = caller.account().id();
        limits.take(Limits.Kind.MAIL, account);
        writer.run(
                () -> notices.post(List.of(account), "", Notices.Topic.HOST, "This is how notices from Arbiter look.", null));
    }
}
