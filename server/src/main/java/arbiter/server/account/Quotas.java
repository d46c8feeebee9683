package arbiter.server.account;

import arbiter.server.settings.About;
import arbiter.server.settings.ServerSettings;
import arbiter.server.web.Caller;
import arbiter.server.web.Problem;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** How much one person may store on the server. Every check must be called inside the transaction that adds something. */
@Component
public class Quotas {
    private static final int KILO = 1024;

    @ConfigurationProperties("arbiter.quotas")
    public record Numbers(
            @About("games of a guest that are not over") @DefaultValue("20")
            int guestGames,

            @About("games of an account that are not over") @DefaultValue("200")
            int accountGames,

            @About("maps of a guest") @DefaultValue("10") int guestMaps,

            @About("maps of an account") @DefaultValue("100")
            int accountMaps,

            @About("tokens of a guest") @DefaultValue("3") int guestTokens,

            @About("tokens of an account") @DefaultValue("20")
            int accountTokens,

            @About("short links of a guest to scenarios") @DefaultValue("50")
            int guestLinks,

            @About("short links of an account to scenarios") @DefaultValue("500")
            int accountLinks,

            @About("studies of a guest") @DefaultValue("10") int guestStudies,

            @About("studies of an account") @DefaultValue("100")
            int accountStudies,

            @About("studies of a guest, in all") @DefaultValue("8192")
            int guestStudyKilobytes,

            @About("studies of an account, in all") @DefaultValue("65536")
            int accountStudyKilobytes,

            @About("maps of a guest, and own boards of games, in all") @DefaultValue("4096")
            int guestKilobytes,

            @About("maps of an account, and own boards of games, in all") @DefaultValue("32768")
            int accountKilobytes) {}

    private final JdbcClient jdbc;
    private final Numbers numbers;
    private final boolean on;

    Quotas(JdbcClient jdbc, Numbers numbers, ServerSettings settings) {
        this.jdbc = jdbc;
        this.numbers = numbers;
        this.on = settings.limits() > 0;
    }

    /** @param bytes the size of the game's own board */
    public void refuseGame(Caller.Known host, int bytes) {
        if (on) {
            int most = host.guest() ? numbers.guestGames : numbers.accountGames;
            if (count("select count(*) from game where host_id = ? and status <> 'OVER'", host) >= most) {
                throw tooMany(host, most + " games that are not over; end one, or give one up, first.");
            }
            refuseBytes(host, bytes);
        }
    }

    public void refuseMap(Caller.Known owner, int bytes) {
        if (on) {
            int most = owner.guest() ? numbers.guestMaps : numbers.accountMaps;
            if (count("select count(*) from own_map where account_id = ?", owner) >= most) {
                throw tooMany(owner, most + " maps; delete one first.");
            }
            refuseBytes(owner, bytes);
        }
    }

    /** @param bytes the size of the new text, which replaces the stored one */
    public void refuseLongerMap(Caller.Known owner, String map, int bytes) {
        if (on) {
            long before = jdbc.sql("select coalesce(max(length(text)), 0) from own_map where id = ?")
                    .param(map)
                    .query(Long.class)
                    .single();
            if (bytes > before) {
                refuseBytes(owner, bytes - before);
            }
        }
    }

    public void refuseLink(Caller.Known maker) {
        if (on) {
            int most = maker.guest() ? numbers.guestLinks : numbers.accountLinks;
            if (count("select count(*) from scenario_link where made_by = ?", maker) >= most) {
                throw tooMany(maker, most + " short links to scenarios. Share the text itself.");
            }
        }
    }

    void refuseToken(Caller.Known owner) {
        if (on) {
            int most = owner.guest() ? numbers.guestTokens : numbers.accountTokens;
            if (count("select count(*) from credential where kind = 'token' and account_id = ?", owner) >= most) {
                throw tooMany(owner, most + " tokens; withdraw one first.");
            }
        }
    }

    public void refuseStudy(Caller.Known owner) {
        if (on) {
            int most = owner.guest() ? numbers.guestStudies : numbers.accountStudies;
            if (count("select count(*) from study where account_id = ?", owner) >= most) {
                throw tooMany(owner, most + " studies; delete one first.");
            }
        }
    }

    /** Called after something was added to the studies of this person. */
    public void refuseLargeStudies(Caller.Known owner) {
        if (on) {
            long most = (long) KILO * (owner.guest() ? numbers.guestStudyKilobytes : numbers.accountStudyKilobytes);
            if (count("select coalesce(sum(letters), 0) from study where account_id = ?", owner) > most) {
                throw tooMany(owner, most / KILO + " kB of studies; remove some positions or a study first.");
            }
        }
    }

    private void refuseBytes(Caller.Known owner, long more) {
        long most = (long) KILO * (owner.guest() ? numbers.guestKilobytes : numbers.accountKilobytes);
        long kept = count("select coalesce(sum(length(text)), 0) from own_map where account_id = ?", owner)
                + count(
                        "select coalesce(sum(length(b.text)), 0) from board b join game g on g.id = b.game_id"
                                + " where g.board_name = 'own map' and g.host_id = ?",
                        owner);
        if (kept + more > most) {
            throw tooMany(owner, most / KILO + " kB of maps; delete one first.");
        }
    }

    private long count(String sql, Caller.Known owner) {
        return jdbc.sql(sql).param(owner.id()).query(Long.class).single();
    }

    private static Problem tooMany(Caller.Known owner, String most) {
        return Problem.conflict(
                "too-many", (owner.guest() ? "A guest can have at most " : "You can have at most ") + most);
    }
}
