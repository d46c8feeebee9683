package arbiter.games.carbon.rules;

/** Why an order is refused, in the order in which the rules look (CC-4). */
public enum Code {
    SYNTAX,
    TURN,
    ID,
    ACTED,
    INACTIVE,
    ROLE,
    ACCESS,
    LIMIT,
    QUEUE,
    COST,
    PREREQ,
    PLACE,
    RANGE,
    LOS,
    PATH,
    FULL,
    INCOMPLETE,
    BUSY,
    /** An order of the same batch before this one was refused, so this one was never looked at. */
    STOPPED;

    public String text() {
        return "E-" + name();
    }
}
