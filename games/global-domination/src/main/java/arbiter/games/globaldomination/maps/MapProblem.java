package arbiter.games.globaldomination.maps;

import java.util.List;
import java.util.stream.Collectors;

/** Why a map cannot be played, or not as it stands. */
public sealed interface MapProblem {
    /** One sentence for people. */
    String sentence();

    /** For programs. */
    String code();

    /** The ids of the territories it is about, as far as it is about some. */
    List<Integer> places();

    record NoLand() implements MapProblem {
        @Override
        public String sentence() {
            return "the map has no land";
        }

        @Override
        public String code() {
            return "no-land";
        }

        @Override
        public List<Integer> places() {
            return List.of();
        }
    }

    record TooLarge(int territories, int most) implements MapProblem {
        @Override
        public String sentence() {
            return "the map has " + territories + " territories, and a game is played on " + most + " at most";
        }

        @Override
        public String code() {
            return "too-large";
        }

        @Override
        public List<Integer> places() {
            return List.of();
        }
    }

    record DuplicateId(int id) implements MapProblem {
        @Override
        public String sentence() {
            return "two territories have the id " + id + "; every territory needs a number of its own";
        }

        @Override
        public String code() {
            return "duplicate-id";
        }

        @Override
        public List<Integer> places() {
            return List.of(id);
        }
    }

    /** Names and codes share one list, because both may be typed where a territory is meant. */
    record DuplicateWord(String word, int first, int second) implements MapProblem {
        @Override
        public String sentence() {
            return "territories " + first + " and " + second + " are both called `" + word + "`";
        }

        @Override
        public String code() {
            return "duplicate-word";
        }

        @Override
        public List<Integer> places() {
            return List.of(first, second);
        }
    }

    record BorderToNowhere(int from, int to, int missing) implements MapProblem {
        @Override
        public String sentence() {
            return "a border runs from " + from + " to " + to + ", but the map has no territory " + missing;
        }

        @Override
        public String code() {
            return "border-to-nowhere";
        }

        @Override
        public List<Integer> places() {
            return List.of(missing == to ? from : to);
        }
    }

    record SelfBorder(int id) implements MapProblem {
        @Override
        public String sentence() {
            return "territory " + id + " cannot border itself";
        }

        @Override
        public String code() {
            return "self-border";
        }

        @Override
        public List<Integer> places() {
            return List.of(id);
        }
    }

    record DuplicateBorder(int a, int b) implements MapProblem {
        @Override
        public String sentence() {
            return "territories " + a + " and " + b + " are linked twice; once is enough";
        }

        @Override
        public String code() {
            return "duplicate-border";
        }

        @Override
        public List<Integer> places() {
            return List.of(a, b);
        }
    }

    record ThinOutline(int id, int points) implements MapProblem {
        @Override
        public String sentence() {
            return "an outline of territory " + id + " has " + points + " points; a polygon needs three or more";
        }

        @Override
        public String code() {
            return "thin-outline";
        }

        @Override
        public List<Integer> places() {
            return List.of(id);
        }
    }

    record StartAtSea(int id) implements MapProblem {
        @Override
        public String sentence() {
            return "territory " + id + " is sea, and nobody can start there";
        }

        @Override
        public String code() {
            return "start-at-sea";
        }

        @Override
        public List<Integer> places() {
            return List.of(id);
        }
    }

    /** @param parts the ids of each connected part, the largest part first */
    record Unconnected(List<List<Integer>> parts) implements MapProblem {
        private static final int MOST_SHOWN = 8;

        public Unconnected {
            parts = List.copyOf(parts);
        }

        @Override
        public String sentence() {
            List<Integer> small = parts.getLast();
            String shown = small.stream().limit(MOST_SHOWN).map(String::valueOf).collect(Collectors.joining(", "));
            return "the map falls into " + parts.size() + " parts; no border or sea line leads to " + shown
                    + (small.size() > MOST_SHOWN ? " …" : "") + " from the largest";
        }

        @Override
        public String code() {
            return "unconnected";
        }

        @Override
        public List<Integer> places() {
            return parts.getLast();
        }
    }

    record TooFewStarts(int found, int seats) implements MapProblem {
        @Override
        public String sentence() {
            return "the map has room for " + found + " starts that are far enough apart, and " + seats
                    + " players want one";
        }

        @Override
        public String code() {
            return "too-few-starts";
        }

        @Override
        public List<Integer> places() {
            return List.of();
        }
    }
}
