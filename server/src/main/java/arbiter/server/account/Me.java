package arbiter.server.account;

import arbiter.server.settings.ServerSettings;
import io.swagger.v3.oas.annotations.media.Schema;
import java.time.Clock;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.stereotype.Component;

/** What the page needs to know about the visitor and the server. */
public record Me(@Nullable OwnAccount account, ServerFacts server) {
    public record OwnAccount(
            @Schema(example = "k3v9w2mqpx") String id,
            @Schema(example = "Raven") String name,
            @Schema(example = "person") String kind,
            boolean administrator,
            @Nullable String email,
            boolean emailConfirmed,

            @Schema(
                    description =
                            "whether the account has a password; a guest has none, and a new account from an OpenID provider")
            boolean password,

            @Schema(description = "whether I can log in with the OpenID provider")
            boolean openid,

            Instant createdAt) {
        static OwnAccount of(Account account, boolean linked) {
            return new OwnAccount(
                    account.id(),
                    account.name(),
                    account.kind().name().toLowerCase(java.util.Locale.ROOT),
                    account.administrator(),
                    account.email(),
                    account.emailConfirmed(),
                    account.password() != null,
                    linked,
                    account.createdAt());
        }
    }

    /** Facts about the server that everybody may know. */
    public record ServerFacts(
            @Schema(example = "0.1.0") String version,
            @Schema(example = "https://games.example.org") String publicUrl,
            Instant now,
            boolean needsAdministrator,
            boolean mail,

            @Schema(example = "open", description = "open, or invited where new accounts need an invitation")
            String registration,

            @Schema(description = "whether people may play without an account")
            boolean guests,

            @Nullable
            @Schema(
                    example = "our club's log-in",
                    description = "the name of the OpenID provider with which people can log in; null if there is none")
            String openid) {}

    /** Makes the answer to {@code GET /api/me}. */
    @Component
    public static class Mirror {
        private final Accounts accounts;
        private final Registration registration;
        private final Identities identities;
        private final Entry entry;
        private final OpenIdSettings openid;
        private final ServerSettings settings;
        private final Clock clock;
        private final boolean mail;

        Mirror(
                Accounts accounts,
                Registration registration,
                Identities identities,
                Entry entry,
                OpenIdSettings openid,
                ServerSettings settings,
                Clock clock,
                @Value("${spring.mail.host:}") String mailHost) {
            this.accounts = accounts;
            this.registration = registration;
            this.identities = identities;
            this.entry = entry;
            this.openid = openid;
            this.settings = settings;
            this.clock = clock;
            this.mail = !mailHost.isEmpty();
        }

        public Me of(@Nullable String accountId) {
            OwnAccount account = accountId == null
                    ? null
                    : accounts.byId(accountId)
                            .map(found -> OwnAccount.of(found, identities.linked(found.id())))
                            .orElse(null);
            Entry.Rules rules = entry.rules();
            String version = Me.class.getPackage().getImplementationVersion();
            return new Me(
                    account,
                    new ServerFacts(
                            version == null ? "unpackaged" : version,
                            settings.publicUrl(),
                            clock.instant(),
                            registration.needsAdministrator(),
                            mail,
                            rules.registration(),
                            rules.guests(),
                            openid.on() ? openid.label() : null));
        }
    }
}
