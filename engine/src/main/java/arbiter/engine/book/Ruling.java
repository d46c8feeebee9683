package arbiter.engine.book;

/**
 * Our decision where the source rulebook is silent or can be read in more than one way.
 *
 * @param id the rule to which it belongs
 * @param text what we decided, in Markdown
 * @param source the wording that it interprets, in quotes, or "silent."
 * @param reason why we decided so
 * @param chapter the file of the chapter that contains it
 */
public record Ruling(String id, String text, String source, String reason, String chapter) {
    /** The ruling in the form of its block quote in a rulebook. */
    public String markdown() {
        return "> **Ruling " + id + ".** " + text + "\n> *Source:* " + source + "\n> *Reason:* " + reason + "\n";
    }
}
