package arbiter.games.globaldomination.maps.problem;

import java.util.List;

/** Why a map cannot be played, or not without changes. */
public sealed interface MapProblem {
    record NoLand() implements MapProblem {}

    record TooLarge(int territories, int most) implements MapProblem {}

    record DuplicateId(int id) implements MapProblem {}

    /** Names and codes must differ from each other too, because players may type either of them. */
    record DuplicateWord(String word, int first, int second) implements MapProblem {}

    record BorderToNowhere(int from, int to, int missing) implements MapProblem {}

    record SelfBorder(int id) implements MapProblem {}

    record DuplicateBorder(int a, int b) implements MapProblem {}

    record ThinOutline(int id, int points) implements MapProblem {}

    record StartAtSea(int id) implements MapProblem {}

    /** @param parts the ids of each connected part, the largest part first */
    record Unconnected(List<List<Integer>> parts) implements MapProblem {
        public Unconnected {
            parts = List.copyOf(parts);
        }
    }

    record TooFewStarts(int found, int seats) implements MapProblem {}

    /** For programs. */
    default String code() {
        return switch (this) {
            case NoLand() -> "no-land";
            case TooLarge(int territories, int most) -> "too-large";
            case DuplicateId(int id) -> "duplicate-id";
            case DuplicateWord(String word, int first, int second) -> "duplicate-word";
            case BorderToNowhere(int from, int to, int missing) -> "border-to-nowhere";
            case SelfBorder(int id) -> "self-border";
            case DuplicateBorder(int a, int b) -> "duplicate-border";
            case ThinOutline(int id, int points) -> "thin-outline";
            case StartAtSea(int id) -> "start-at-sea";
            case Unconnected(List<List<Integer>> parts) -> "unconnected";
            case TooFewStarts(int found, int seats) -> "too-few-starts";
        };
    }

    /** The ids of the territories that it is about; may be empty. */
    default List<Integer> places() {
        return switch (this) {
            case NoLand() -> List.of();
            case TooLarge(int territories, int most) -> List.of();
            case DuplicateId(int id) -> List.of(id);
            case DuplicateWord(String word, int first, int second) -> List.of(first, second);
            case BorderToNowhere(int from, int to, int missing) -> List.of(missing == to ? from : to);
            case SelfBorder(int id) -> List.of(id);
            case DuplicateBorder(int a, int b) -> List.of(a, b);
            case ThinOutline(int id, int points) -> List.of(id);
            case StartAtSea(int id) -> List.of(id);
            case Unconnected(List<List<Integer>> parts) -> parts.getLast();
            case TooFewStarts(int found, int seats) -> List.of();
        };
    }
}
