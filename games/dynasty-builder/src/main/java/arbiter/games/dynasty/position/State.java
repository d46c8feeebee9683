package arbiter.games.dynasty.position;

import arbiter.games.dynasty.words.PositionWriter;
import java.util.List;

/** A position that nobody changes any more: what the engine hands around. */
public final class State {
    private final Position position;

    public State(Position position) {
        this.position = position;
    }

    /** To read only. */
    public Position look() {
        return position;
    }

    public Position workingCopy() {
        return position.copy();
    }

    private List<String> text() {
        return PositionWriter.write(position);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof State that
                && position.board.equals(that.position.board)
                && position.numbers.settings.equals(that.position.numbers.settings)
                && position.names().equals(that.position.names())
                && text().equals(that.text());
    }

    @Override
    public int hashCode() {
        return text().hashCode();
    }

    @Override
    public String toString() {
        return String.join("\n", text());
    }
}
