package arbiter.engine.book;

import arbiter.engine.picture.Picture;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A game's rules for players, in Markdown, including the scenarios. An id in bold declares a rule: {@code **GD6-M.4**}. A
 * ruling is a block quote after its rule, as {@link RulingReader} describes it.
 */
public record Rulebook(List<Chapter> chapters) {
    private static final Pattern DECLARED = Pattern.compile("\\*\\*([A-Z]+[0-9]*-[A-Za-z0-9.]*[A-Za-z0-9])\\*\\*");

    private static final Pattern PICTURE = Pattern.compile("!\\[[^\\]]*]\\(([a-z0-9-]+\\.svg)\\)");

    /** The chapter that lists all rulings. It is generated. */
    private static final String RULINGS = "rulings.md";

    /** A picture that a chapter shows as {@code ![caption](file.svg)}. */
    public record Picture(String file, String svg) {}

    public record Chapter(String file, String markdown, List<Picture> pictures) {
        public Chapter {
            pictures = List.copyOf(pictures);
        }

        public Chapter(String file, String markdown) {
            this(file, markdown, List.of());
        }

        /** The ids of the rules that this chapter declares, in the order of the text. */
        public SequencedSet<String> ruleIds() {
            SequencedSet<String> ids = new LinkedHashSet<>();
            Matcher matcher = DECLARED.matcher(markdown);
            while (matcher.find()) {
                ids.add(matcher.group(1));
            }
            return ids;
        }

        public String title() {
            return markdown.lines()
                    .filter(line -> line.startsWith("# "))
                    .map(line -> line.substring(2).strip())
                    .findFirst()
                    .orElse(file);
        }
    }

    public Rulebook {
        chapters = List.copyOf(chapters);
    }

    /** Reads {@code rulebook/<file>} beside a class, in the given order. */
    public static Rulebook beside(Class<?> game, List<String> files) {
        List<Chapter> chapters = new ArrayList<>();
        for (String file : files) {
            String markdown = Resources.text(game, "rulebook/" + file);
            chapters.add(new Chapter(file, markdown, picturesIn(markdown, game)));
        }
        return new Rulebook(chapters);
    }

    private static List<Picture> picturesIn(String markdown, Class<?> game) {
        return PICTURE.matcher(markdown)
                .results()
                .map(found -> new Picture(found.group(1), Resources.text(game, "rulebook/" + found.group(1))))
                .toList();
    }

    /** The ids of all rules that this book declares, in the order of the text. */
    public SequencedSet<String> ruleIds() {
        SequencedSet<String> ids = new LinkedHashSet<>();
        chapters.forEach(chapter -> ids.addAll(chapter.ruleIds()));
        return ids;
    }

    /** All rulings, in the order of the text. */
    public List<Ruling> rulings() {
        return chapters.stream()
                .flatMap(chapter -> RulingReader.read(chapter.file(), chapter.markdown()).rulings().stream())
                .toList();
    }

    /** What is wrong with the rulings. Each sentence begins with the file and, if a ruling cannot be read, its line. */
    public List<String> rulingProblems() {
        List<String> problems = new ArrayList<>();
        for (Chapter chapter : chapters) {
            RulingReader.read(chapter.file(), chapter.markdown())
                    .errors()
                    .forEach(error -> problems.add(chapter.file() + ":" + error.line() + ": " + error.what()));
        }
        SequencedSet<String> declared = ruleIds();
        for (Ruling ruling : rulings()) {
            if (!declared.contains(ruling.id())) {
                problems.add(ruling.chapter() + ": a ruling belongs to " + ruling.id()
                        + ", which the book does not declare");
            }
        }
        return problems;
    }

    /** The chapters that people read: the written ones and, if there are rulings, a last chapter that lists them. */
    public List<Chapter> printed() {
        List<Ruling> rulings = rulings();
        if (rulings.isEmpty()) {
            return chapters;
        }
        List<Chapter> printed = new ArrayList<>(chapters);
        printed.add(new Chapter(RULINGS, list(rulings)));
        return List.copyOf(printed);
    }

    private String list(List<Ruling> rulings) {
        StringBuilder text = new StringBuilder("""
                # Rulings

                Where the original rules are silent, or can be read in more than one way, Arbiter needs a decision. This chapter
                lists all of them. Each ruling names its rule, the wording that it interprets, and the reason.
                """);
        for (Chapter chapter : chapters) {
            List<Ruling> inside = rulings.stream()
                    .filter(ruling -> ruling.chapter().equals(chapter.file()))
                    .toList();
            if (!inside.isEmpty()) {
                text.append("\n## ").append(chapter.title()).append('\n');
                inside.forEach(ruling -> text.append('\n').append(ruling.markdown()));
            }
        }
        return text.toString();
    }
}
