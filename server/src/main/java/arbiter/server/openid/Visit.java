package arbiter.server.openid;

import arbiter.server.account.Identities;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import org.jspecify.annotations.Nullable;

/** A log-in at the provider that is not complete yet. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "step")
@JsonSubTypes({
    @JsonSubTypes.Type(value = Visit.Begun.class, name = "begun"),
    @JsonSubTypes.Type(value = Visit.Identified.class, name = "identified")
})
sealed interface Visit {
    /** What a person wants at the provider. */
    enum Purpose {
        LOG_IN,
        LINK
    }

    /** Whether a guest who logs in to an existing account wants to take the games along. */
    enum GuestGames {
        KEEP,
        LEAVE
    }

    /**
     * The browser is at the provider.
     *
     * @param account for a link: the account that it is for
     * @param state returned by the provider, proves that this browser has begun the log-in
     * @param nonce returned inside the signed token, proves that the token was made for this log-in
     * @param verifier the secret of PKCE: a stolen code is worth nothing without it
     */
    record Begun(
            Purpose purpose, GuestGames games, @Nullable String account, String state, String nonce, String verifier)
            implements Visit {}

    /** The provider has identified a person who has no account here yet. */
    record Identified(Identities.Identity who) implements Visit {}
}
