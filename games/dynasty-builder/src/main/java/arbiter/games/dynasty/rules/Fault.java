package arbiter.games.dynasty.rules;

import java.util.Locale;

/** Why an order is illegal: one constant for each reason, with the rule that is reported. There is one enum per chapter. */
public sealed interface Fault {
    /** The id of the rule that is reported. */
    String rule();

    String name();

    /** The name in logs and scenarios. */
    default String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Chapter 2: this player cannot give the order, or not now. */
    enum Turn implements Fault {
        NOT_YOUR_DECISION("DB-S4"),
        NOT_IN_THIS_PHASE("DB-S4"),
        DISCARDED("DB-S4"),
        LAPSED("DB-S4"),
        HOST_ONLY("DB-S4"),
        NO_TIME_LIMIT("DB-S4"),
        NOT_WITH_A_BOT("DB-S4");

        private final String rule;

        Turn(String rule) {
            this.rule = rule;
        }

        @Override
        public String rule() {
            return rule;
        }
    }

    /** Chapter 2: the first centre and the first Soldier. */
    enum Start implements Fault {
        OUTSIDE_HOME("DB-S3"),
        UNIT_ON_SITE("DB-S3"),
        START_TOO_CLOSE("DB-S3"),
        NO_ROOM_FOR_SOLDIER("DB-S3"),
        POOR_START("DB-S3"),
        NOT_FIRM_GROUND("DB-S3"),
        START_TILE_TAKEN("DB-S3"),
        TOO_FAR_FROM_CENTRE("DB-S3");

        private final String rule;

        Start(String rule) {
            this.rule = rule;
        }

        @Override
        public String rule() {
            return rule;
        }
    }

    /** Chapter 3: houses, land tokens, bridges. */
    enum Building implements Fault {
        NO_ACTION_LEFT("DB-1.1"),
        NOTHING_TO_RAZE("DB-1.1"),
        ENEMY_ON_TILE("DB-1.2"),
        TILE_TAKEN("DB-1.2"),
        HOUSE_OFF_BOARD("DB-2.1"),
        NOT_PLAIN("DB-2.1"),
        CONFLICTED("DB-2.1"),
        OUT_OF_REACH("DB-2.1"),
        NO_HOUSE_LEFT("DB-2.1"),
        HOSTILE_GROUND("DB-2.2"),
        NO_HOUSE_THERE("DB-3.1"),
        NO_LAND_TOKEN_THERE("DB-3.1"),
        NO_LAND_TOKEN_LEFT("DB-3.1"),
        NO_HOUSE_TO_SWAP("DB-3.1"),
        NO_BRIDGE_AT_ALL("DB-5.1"),
        NOT_WATER("DB-5.1"),
        BRIDGE_CONFLICTED("DB-5.1"),
        BRIDGE_OUT_OF_REACH("DB-5.1"),
        SAME_BRIDGE("DB-5.2"),
        BRIDGE_IN_USE("DB-5.2");

        private final String rule;

        Building(String rule) {
            this.rule = rule;
        }

        @Override
        public String rule() {
            return rule;
        }
    }

    /** Chapter 4: founding and upgrading. */
    enum City implements Fault {
        RING_OFF_BOARD("DB-4.1"),
        RING_TOO_SMALL("DB-4.1"),
        RING_INCOMPLETE("DB-4.1"),
        ENEMY_ON_SITE("DB-4.3"),
        CENTRE_TOO_CLOSE("DB-4.3"),
        SHIFT_NEEDED("DB-4.4"),
        SHIFT_NEEDLESS("DB-4.4"),
        SHIFT_BLOCKED("DB-4.4"),
        NOT_YOUR_CITY("DB-4.5"),
        TOP_LEVEL("DB-4.5");

        private final String rule;

        City(String rule) {
            this.rule = rule;
        }

        @Override
        public String rule() {
            return rule;
        }
    }

    /** Chapter 5, and entering a centre, which is never allowed. */
    enum March implements Fault {
        CENTRE_IN_THE_WAY("DB-4.8"),
        NO_SUCH_UNIT("DB-6.1"),
        ALREADY_MARCHED("DB-6.1"),
        NOT_ADJACENT("DB-6.2"),
        NOT_ENTERABLE("DB-6.2"),
        ENEMY_IN_THE_WAY("DB-6.2"),
        STOP_TAKEN("DB-6.2"),
        TOO_FAR("DB-6.3"),
        PATH_ENDS_ABOARD("DB-6.4"),
        CARGO_CANNOT_ATTACK("DB-6.4");

        private final String rule;

        March(String rule) {
            this.rule = rule;
        }

        @Override
        public String rule() {
            return rule;
        }
    }

    /** Chapter 6: targets, ties, support. */
    enum Battle implements Fault {
        TARGET_OUT_OF_RANGE("DB-7.1"),
        NO_TARGET("DB-7.1"),
        TARGET_UNDER_OWN_UNIT("DB-7.1"),
        NO_RETRY_LEFT("DB-7.4"),
        SUPPORT_IS_AUTOMATIC("DB-8.1"),
        NOT_YOUR_SUPPORTER("DB-8.1");

        private final String rule;

        Battle(String rule) {
            this.rule = rule;
        }

        @Override
        public String rule() {
            return rule;
        }
    }

    /** Chapter 7: spells. */
    enum Magic implements Fault {
        SPELLS_OFF("DB-11.1"),
        NO_MAGE_TOWER("DB-11.1"),
        ALREADY_CAST("DB-11.1"),
        SPELL_TOO_FAR("DB-11.1"),
        SPELL_STACKED("DB-11.1"),
        NOT_A_UNIT_FOR_IT("DB-11.2"),
        HASTE_TOO_LATE("DB-11.2"),
        NOT_A_CITY_FOR_IT("DB-11.2"),
        NOTHING_TO_BURN("DB-11.2");

        private final String rule;

        Magic(String rule) {
            this.rule = rule;
        }

        @Override
        public String rule() {
            return rule;
        }
    }

    /** Chapter 8: recruiting, disbanding, buying. */
    enum Muster implements Fault {
        NOT_YOUR_RECRUITER("DB-12.2"),
        CITY_TOO_LOW("DB-12.2"),
        ALREADY_RECRUITED("DB-12.2"),
        UNIT_LIMIT("DB-12.3"),
        SPAWN_TOO_FAR("DB-12.4"),
        NO_PLACE_FOR_UNIT("DB-12.4"),
        NOT_YOURS_TO_DISBAND("DB-13.1"),
        NOT_IN_FRIENDLY_LAND("DB-13.1"),
        CARGO_FIRST("DB-13.1"),
        TOO_FEW_TOKENS("DB-14.3"),
        CREATE_OUTSIDE("DB-14.3"),
        CREATE_NEAR_ENEMY("DB-14.3"),
        CREATE_TOO_CLOSE("DB-14.3");

        private final String rule;

        Muster(String rule) {
            this.rule = rule;
        }

        @Override
        public String rule() {
            return rule;
        }
    }
}
