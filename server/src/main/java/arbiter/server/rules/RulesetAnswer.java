package arbiter.server.rules;

import arbiter.bots.Bots;
import arbiter.bots.temper.Temperament;
import arbiter.engine.Face;
import arbiter.engine.Game;
import arbiter.engine.Workshop;
import arbiter.engine.book.Rulebook;
import arbiter.engine.setup.Parameter;
import com.fasterxml.jackson.annotation.JsonProperty;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A game that can be played on this server. */
record RulesetAnswer(
        @Schema(example = "gd6") String id,
        int version,
        @Schema(example = "Global Domination VI") String name,
        int fewestSeats,
        int mostSeats,
        List<String> boards,
        List<BotAnswer> bots,

        @Schema(description = "what the name of a bot can add to its level: captain-bold")
        List<TemperamentAnswer> temperaments,

        List<ParameterAnswer> parameters,
        List<ChapterTitle> chapters,
        @Nullable WorkshopAnswer workshop,

        @Schema(description = "how the game presents itself where people choose one")
        Face face) {

    /** What people can do with their own boards. Games with the same format share boards. */
    record WorkshopAnswer(@Schema(example = "arbiter-map/1") String format, List<String> styles) {
        static WorkshopAnswer of(Workshop workshop) {
            return new WorkshopAnswer(workshop.format(), workshop.styles());
        }
    }

    record TemperamentAnswer(@Schema(example = "bold") String id, String sentence) {}

    record BotAnswer(@Schema(example = "recruit") String id, String sentence) {}

    /** A number or switch of the rules, with the chapter of the rulebook that explains it. */
    record ParameterAnswer(
            String name,

            @Schema(example = "whole", description = "whole, switch or choice")
            String kind,

            @JsonProperty("default") String byDefault,
            @Nullable Integer least,
            @Nullable Integer most,
            @Nullable List<String> words,
            String range,
            String rule,
            @Nullable String chapter,
            String sentence) {
        static ParameterAnswer of(Parameter parameter, Rulebook book) {
            String chapter = book.chapters().stream()
                    .filter(each -> each.markdown().contains("**" + parameter.rule() + "**"))
                    .map(Rulebook.Chapter::file)
                    .findFirst()
                    .orElse(null);
            Integer least = parameter.kind() instanceof Parameter.Kind.Whole(int low, int high) ? (Integer) low : null;
            Integer most = parameter.kind() instanceof Parameter.Kind.Whole(int low, int high) ? (Integer) high : null;
            String kind = switch (parameter.kind()) {
                case Parameter.Kind.Whole whole -> "whole";
                case Parameter.Kind.Switch() -> "switch";
                case Parameter.Kind.Choice choice -> "choice";
            };
            List<String> words = parameter.kind() instanceof Parameter.Kind.Choice(List<String> all) ? all : null;
            return new ParameterAnswer(
                    parameter.name(),
                    kind,
                    parameter.byDefault(),
                    least,
                    most,
                    words,
                    parameter.range(),
                    parameter.rule(),
                    chapter,
                    parameter.sentence());
        }
    }

    record ChapterTitle(String file, String title) {}

    static RulesetAnswer of(Game<?, ?, ?> game) {
        Rulebook book = game.words().rulebook();
        return new RulesetAnswer(
                game.ruleset().id(),
                game.ruleset().version(),
                game.ruleset().name(),
                game.ruleset().fewestSeats(),
                game.ruleset().mostSeats(),
                game.boards().names(),
                Bots.all().stream()
                        .map(bot -> new BotAnswer(bot.id(), bot.sentence()))
                        .toList(),
                Temperament.NAMED.stream()
                        .map(each -> new TemperamentAnswer(each.word(), each.sentence()))
                        .toList(),
                game.parameters().stream()
                        .map(parameter -> ParameterAnswer.of(parameter, book))
                        .toList(),
                book.printed().stream()
                        .map(chapter -> new ChapterTitle(chapter.file(), chapter.title()))
                        .toList(),
                game.boards().workshop().map(WorkshopAnswer::of).orElse(null),
                game.face());
    }
}
