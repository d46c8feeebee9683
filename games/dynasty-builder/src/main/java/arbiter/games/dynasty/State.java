package arbiter.games.dynasty;

import java.util.List;

/** A position that nobody changes any more: what the engine hands around. */
final class State {
    private final Position position;

    State(Position position) {
        this.position = position;
    }

    /** To read only. */
    Position look() {
        return position;
    }

    Position workingCopy() {
        return position.copy();
    }

    private List<String> text() {
        return PositionText.text(position);
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
