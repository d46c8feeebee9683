package arbiter.games.carbon.rules;

/** Why an order is refused, in the order in which the rules check (CC-4). */
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
    /** An earlier order of the same batch was refused, so this one was not judged. */
    STOPPED;

    public String text() {
        return "E-" + name();
    }
}
