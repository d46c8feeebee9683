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
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import org.junit.jupiter.api.Test;

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
}
