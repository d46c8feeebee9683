package arbiter.architecture;

import static arbiter.architecture.Codebase.ENGINE;
import static arbiter.architecture.Codebase.GAMES;
import static arbiter.architecture.Codebase.JDK;
import static arbiter.architecture.Codebase.JSPECIFY;
import static arbiter.architecture.Codebase.MAIN;
import static arbiter.architecture.Codebase.TESTKIT;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Dependencies point inward: games → engine ← bots; server, cli and bench → engine, games, bots. */
class ArchitectureTest {
    @Test
    void theEngineNeedsJavaBaseAlone() {
        classes()
                .that(ENGINE)
                .should()
                .onlyDependOnClassesThat(ENGINE.or(Codebase.javaBase()).or(JSPECIFY))
                .check(MAIN);
    }

    @Test
    void theTestkitSeesTheEngineAndJUnit() {
        classes()
                .that(TESTKIT)
                .should()
                .onlyDependOnClassesThat(TESTKIT.or(ENGINE)
                        .or(JDK)
                        .or(JSPECIFY)
                        .or(resideInAnyPackage(
                                "org.junit..",
                                "org.opentest4j..",
                                "org.apiguardian..",
                                "javax.xml..",
                                "org.w3c..",
                                "org.xml..")))
                .check(MAIN);
    }

    @Test
    void theGamesSeeTheEngineAlone() {
        classes()
                .that(GAMES)
                .should()
                .onlyDependOnClassesThat(
                        GAMES.or(ENGINE).or(Codebase.javaBase()).or(JSPECIFY))
                .check(MAIN);
    }

    @Test
    void noGameSeesAnother() {
        slices().matching("arbiter.games.(*)..").should().notDependOnEachOther().check(MAIN);
    }

    @Test
    void theBotsSeeTheEngineAlone() {
        classes()
                .that()
                .resideInAPackage("arbiter.bots..")
                .should()
                .onlyDependOnClassesThat(
                        resideInAPackage("arbiter.bots..").or(ENGINE).or(JDK).or(JSPECIFY))
                .check(MAIN);
    }

    @Test
    void nothingPointsAtAnOuterPart() {
        for (String outer : new String[] {"arbiter.server..", "arbiter.cli..", "arbiter.bench.."}) {
            noClasses()
                    .that()
                    .resideInAPackage("arbiter..")
                    .and()
                    .resideOutsideOfPackage(outer)
                    .should()
                    .dependOnClassesThat()
                    .resideInAPackage(outer)
                    .check(MAIN);
        }
    }

    @Test
    void onlyTestsSeeTheTestkit() {
        noClasses()
                .that()
                .resideInAPackage("arbiter..")
                .and()
                .resideOutsideOfPackage("arbiter.engine.testkit..")
                .should()
                .dependOnClassesThat(TESTKIT)
                .check(MAIN);
    }

    @Test
    void namesSayWhatAThingIs() {
        noClasses()
                .that()
                .resideInAPackage("arbiter..")
                .should()
                .haveSimpleNameEndingWith("Utils")
                .orShould()
                .haveSimpleNameEndingWith("Util")
                .orShould()
                .haveSimpleNameEndingWith("Helper")
                .orShould()
                .haveSimpleNameEndingWith("Manager")
                .orShould()
                .haveSimpleNameEndingWith("Impl")
                .orShould()
                .haveSimpleNameStartingWith("Abstract")
                .because("one file is one noun of the rulebook or of the problem")
                .check(MAIN);
    }

    /** A larger package must be split. */
    @Test
    void noPackageIsCrowded() {
        Map<String, Long> sizes = MAIN.stream()
                .filter(type -> type.getPackageName().startsWith("arbiter"))
                .filter(type -> !type.isNestedClass() && !type.getSimpleName().equals("package-info"))
                .collect(Collectors.groupingBy(JavaClass::getPackageName, TreeMap::new, Collectors.counting()));
        sizes.values().removeIf(classes -> classes <= 25);
        assertEquals(Map.of(), sizes);
    }

    /** Problems are data; only a package for language makes sentences from them. */
    @Test
    void aGameMakesItsSentencesInWords() {
        methods()
                .that()
                .areDeclaredInClassesThat()
                .resideInAPackage("arbiter.games..")
                .and()
                .haveName("sentence")
                .should()
                .beDeclaredInClassesThat()
                .resideInAPackage("..words..")
                .check(MAIN);
    }

    @Test
    void packagesHaveNoCycles() {
        slices().matching("arbiter.(**)").should().beFreeOfCycles().check(MAIN);
    }

    @Test
    void classesHaveNoCycles() {
        slices().assignedFrom(new TopLevelClasses()).should().beFreeOfCycles().check(MAIN);
    }

    /** What a viewer sees of one piece and of one player is a flat object for programs. */
    private static final List<String> WIDE =
            List.of("arbiter.games.carbon.position.View$Piece", "arbiter.games.carbon.position.View$Player");

    /** A larger record must be made of several. */
    @Test
    void noRecordIsWide() {
        Map<String, Long> sizes = MAIN.stream()
                .filter(type -> type.getPackageName().startsWith("arbiter"))
                .filter(type -> type.isRecord() && !WIDE.contains(type.getName()))
                .collect(Collectors.toMap(
                        JavaClass::getName,
                        type -> type.getFields().stream()
                                .filter(field -> !field.getModifiers().contains(JavaModifier.STATIC))
                                .count()));
        sizes.values().removeIf(components -> components <= 19);
        assertEquals(Map.of(), sizes);
    }

    /** The packages of a game, from the inside outwards. Only the game's own class, the table of contents, uses all of them. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "arbiter.games.globaldomination.v",
                "arbiter.games.globaldomination.vi",
                "arbiter.games.dynasty",
                "arbiter.games.carbon"
            })
    void aGameHasItsRooms(String game) {
        mayUse(game, "position", List.of());
        mayUse(game, "rules", List.of("position"));
        mayUse(game, "words", List.of("position", "rules"));
        mayUse(game, "picture", List.of("position", "words"));
        mayUse(game, "advice", List.of("position", "rules"));
        mayUse(game, "guide", List.of("position", "rules", "words"));
        for (String role : List.of(
                "position.Position",
                "position.View",
                "position.Sight",
                "position.Order",
                "position.Happening",
                "words.Notation",
                "words.PositionText",
                "words.Prose",
                "picture.Picture",
                "picture.Sketch",
                "advice.Advice")) {
            assertTrue(MAIN.contain(game + "." + role), game + " has no " + role);
        }
        noClasses()
                .that()
                .resideInAPackage("arbiter..")
                .and()
                .resideOutsideOfPackages(game + "..", "arbiter.bench..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(rooms(game, ROOMS))
                .check(MAIN);
    }

    private static final List<String> ROOMS = List.of("position", "rules", "words", "picture", "advice", "guide");

    private static void mayUse(String game, String room, List<String> others) {
        List<String> closed = ROOMS.stream()
                .filter(other -> !other.equals(room) && !others.contains(other))
                .toList();
        noClasses()
                .that()
                .resideInAPackage(game + "." + room + "..")
                .should()
                .dependOnClassesThat(resideInAnyPackage(rooms(game, closed)).or(resideInAPackage(game)))
                .because("the room " + room + " uses " + others)
                .check(MAIN);
    }

    private static String[] rooms(String game, List<String> rooms) {
        return rooms.stream().map(room -> game + "." + room + "..").toArray(String[]::new);
    }
}
