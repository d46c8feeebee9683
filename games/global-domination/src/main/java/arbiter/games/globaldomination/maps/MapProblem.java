package arbiter.games.globaldomination.maps;

import java.util.List;
import java.util.stream.Collectors;

/** Why a map cannot be played, or not as it stands. */
public sealed interface MapProblem {
    /** One sentence for people. */
    String sentence();

    record NoLand() implements MapProblem {
        @Override
        public String sentence() {
            return "the map has no land";
        }
    }

    record DuplicateId(int id) implements MapProblem {
        @Override
        public String sentence() {
            return "two territories have the id " + id + "; every territory needs a number of its own";
        }
    }

    /** Names and codes share one list, because both may be typed where a territory is meant. */
    record DuplicateWord(String word, int first, int second) implements MapProblem {
        @Override
        public String sentence() {
            return "territories " + first + " and " + second + " are both called `" + word + "`";
        }
    }

    record BorderToNowhere(int from, int to, int missing) implements MapProblem {
        @Override
        public String sentence() {
            return "a border runs from " + from + " to " + to + ", but the map has no territory " + missing;
        }
    }

    record SelfBorder(int id) implements MapProblem {
        @Override
        public String sentence() {
            return "territory " + id + " cannot border itself";
        }
    }

    record DuplicateBorder(int a, int b) implements MapProblem {
        @Override
        public String sentence() {
            return "territories " + a + " and " + b + " are linked twice; once is enough";
        }
    }

    record ThinOutline(int id, int points) implements MapProblem {
        @Override
        public String sentence() {
            return "an outline of territory " + id + " has " + points + " points; a polygon needs three or more";
        }
    }

    record StartAtSea(int id) implements MapProblem {
        @Override
        public String sentence() {
            return "territory " + id + " is sea, and nobody can start there";
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
    }

    record TooFewStarts(int found, int seats) implements MapProblem {
        @Override
        public String sentence() {
            return "the map has room for " + found + " starts that are far enough apart, and " + seats
                    + " players want one";
        }
    }
}
