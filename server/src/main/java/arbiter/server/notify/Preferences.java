package arbiter.server.notify;

import arbiter.server.answer.Zones;
import arbiter.server.format.Format;
import arbiter.server.web.Problem;
import io.swagger.v3.oas.annotations.media.Schema;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What somebody wants to hear outside the page, and how.
 *
 * @param webhookFormat the service that the web hook belongs to; JSON if it is missing
 * @param mode for channels without their own: {@code at-once}, {@code digest}: once a day, or {@code off}
 * @param about which topics, for channels without their own choice; those not named are wanted
 * @param channels by the names of the channels
 * @param quiet when nothing is sent except the digest
 */
public record Preferences(
        @Nullable @Schema(example = "https://example.org/hook")
        String webhook,

        @Nullable @Schema(example = "ntfy") String webhookFormat,

        @Nullable @Schema(example = "digest") String mode,
        @Nullable @Schema(example = "8") Integer digestHour,
        @Nullable @Schema(example = "Europe/Berlin") String zone,
        @Nullable Map<String, Boolean> about,
        @Nullable Map<String, Wish> channels,
        @Nullable QuietHours quiet) {

    /** What is wanted by one channel. Parts that are null are as for all channels. */
    public record Wish(
            @Nullable @Schema(example = "at-once") String mode,
            @Nullable Map<String, Boolean> about) {}

    private static final List<String> MODES = List.of("at-once", "digest", "off");

    /** What was chosen for this channel alone. */
    Wish own(String channel) {
        @Nullable Wish own = channels == null ? null : channels.get(channel);
        return own == null ? new Wish(null, null) : own;
    }

    /** The channel's own wish, completed with what is wanted of all channels. */
    private Wish wish(String channel) {
        Wish own = own(channel);
        return new Wish(
                own.mode != null ? own.mode : mode == null ? "off" : mode, own.about != null ? own.about : about);
    }

    boolean wants(String channel, Notices.Topic topic) {
        Wish wish = wish(channel);
        @Nullable Map<String, Boolean> topics = wish.about;
        return !"off".equals(wish.mode) && (topics == null || topics.getOrDefault(word(topic), true));
    }

    boolean daily(String channel) {
        return "digest".equals(wish(channel).mode);
    }

    /** The same with this channel switched on, if it was off. */
    Preferences with(String channel) {
        Wish before = wish(channel);
        if (!"off".equals(before.mode)) {
            return this;
        }
        Map<String, Wish> others = channels == null ? new LinkedHashMap<>() : new LinkedHashMap<>(channels);
        others.put(channel, new Wish("at-once", before.about));
        return new Preferences(webhook, webhookFormat, mode, digestHour, zone, about, others, quiet);
    }

    /** A person's web hook has no template: its texts are sentences already. */
    Format format() {
        return Format.of(webhookFormat == null ? Format.JSON.word() : webhookFormat)
                .filter(format -> format != Format.TEMPLATE)
                .orElseThrow(() -> Problem.notOneOf(
                        "webhookFormat",
                        webhookFormat,
                        Arrays.stream(Format.values())
                                .filter(format -> format != Format.TEMPLATE)
                                .map(Format::word)
                                .toList()));
    }

    int hour() {
        return digestHour == null ? 8 : digestHour;
    }

    ZoneId place() {
        return ZoneId.of(zone == null ? "UTC" : zone);
    }

    boolean silent(Instant now) {
        return quiet != null && quiet.include(now.atZone(place()).toLocalTime());
    }

    /** Whether today's digest is due, if the last one was sent at this moment. */
    boolean digestDue(Instant last, Instant now) {
        ZonedDateTime here = now.atZone(place());
        return here.getHour() >= hour() && last.atZone(place()).toLocalDate().isBefore(here.toLocalDate());
    }

    private static String word(Notices.Topic topic) {
        return topic.name().toLowerCase(Locale.ROOT);
    }

    private static void checkTopics(String field, @Nullable Map<String, Boolean> topics) {
        List<String> known =
                Arrays.stream(Notices.Topic.values()).map(Preferences::word).toList();
        if (topics != null) {
            topics.keySet().stream()
                    .filter(topic -> !known.contains(topic))
                    .findFirst()
                    .ifPresent(topic -> {
                        throw Problem.notOneOf(field, topic, known);
                    });
        }
    }

    private static void checkMode(String field, @Nullable String mode) {
        if (mode != null && !MODES.contains(mode)) {
            throw Problem.notOneOf(field, mode, MODES);
        }
    }

    /** @param known the names of all channels */
    Preferences checked(List<String> known) {
        checkMode("mode", mode);
        format();
        if (hour() < 0 || hour() > 23) {
            throw Problem.notBetween("digestHour", hour(), 0, 23);
        }
        checkTopics("about", about);
        if (channels != null) {
            channels.forEach((name, wish) -> {
                if (!known.contains(name)) {
                    throw Problem.notOneOf("channels", name, known);
                }
                checkMode("channels." + name + ".mode", wish.mode);
                checkTopics("channels." + name + ".about", wish.about);
            });
        }
        Zones.read("zone", zone);
        if (quiet != null) {
            quiet.check();
        }
        return this;
    }
}
