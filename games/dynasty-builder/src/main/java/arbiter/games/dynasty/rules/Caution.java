package arbiter.games.dynasty.rules;

import java.util.Locale;

/** Something that a friend would point out about a legal order, and the rule that it is about. */
public enum Caution {
    /** Build actions expire although there is a house to build. */
    ACTIONS_UNUSED("DB-1.1"),
    /** A city could be upgraded, which is free. */
    UPGRADE_FORGOTTEN("DB-1.3"),
    /** Even the highest die loses the battle. */
    HOPELESS_BATTLE("DB-7.3"),
    /** Even the highest die does not take the centre. */
    HOPELESS_SIEGE("DB-10.1"),
    /** A city could recruit a unit, which is free. */
    RECRUIT_UNUSED("DB-12.2");

    private final String rule;

    Caution(String rule) {
        this.rule = rule;
    }

    public String rule() {
        return rule;
    }

    public String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
