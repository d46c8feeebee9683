package arbiter.architecture;

import static arbiter.architecture.Codebase.MAIN;
import static arbiter.architecture.Codebase.RULES;
import static arbiter.architecture.Codebase.RULES_BUT_RESOURCES;
import static arbiter.architecture.Codebase.resources;
import static arbiter.architecture.Codebase.use;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The engine and the games are pure functions: equal input gives equal results, on any machine. */
class PurityTest {
    private static final String[] CLOCKS = {
        "java.time.Clock", "java.time.InstantSource", "java.util.Date", "java.util.Calendar", "java.util.Timer"
    };

    private static final String[] DICE = {
        "java.util.Random",
        "java.util.SplittableRandom",
        "java.util.concurrent.ThreadLocalRandom",
        "java.security.SecureRandom"
    };

    private static final String[] ORDERLESS = {
        "java.util.HashMap",
        "java.util.HashSet",
        "java.util.IdentityHashMap",
        "java.util.WeakHashMap",
        "java.util.concurrent.ConcurrentHashMap"
    };

    @Test
    void noClock() {
        noClasses()
                .that(RULES)
                .should()
                .dependOnClassesThat(anyOf(CLOCKS))
                .orShould()
                .accessTargetWhere(DescribedPredicate.describe(
                        "ask java.time for now",
                        access -> access.getName().equals("now")
                                && access.getTargetOwner().getPackageName().startsWith("java.time")))
                .orShould()
                .accessTargetWhere(use("java.lang.System", "currentTimeMillis", "nanoTime"))
                .because("time is the server's affair")
                .check(MAIN);
    }

    @Test
    void noDiceOfTheirOwn() {
        noClasses()
                .that(RULES)
                .should()
                .dependOnClassesThat(anyOf(DICE).or(resideInAPackage("java.util.random..")))
                .orShould()
                .accessTargetWhere(use("java.lang.Math", "random")
                        .or(use("java.lang.StrictMath", "random"))
                        .or(use("java.util.Collections", "shuffle"))
                        .or(use("java.util.UUID", "randomUUID"))
                        .or(use("java.lang.System", "identityHashCode")))
                .because("chance is data: it comes from the seed of the game")
                .check(MAIN);
    }

    @Test
    void noStreamsButInResources() {
        noClasses()
                .that(RULES_BUT_RESOURCES)
                .should()
                .dependOnClassesThat(resideInAPackage("java.io.."))
                .check(MAIN);
    }

    @Test
    void noFilesNoNetworkNoEnvironment() {
        noClasses()
                .that(RULES)
                .should()
                .dependOnClassesThat(resideInAnyPackage("java.nio.file..", "java.nio.channels..", "java.net.."))
                .orShould()
                .accessTargetWhere(use("java.lang.System", "getenv", "getProperty"))
                .check(MAIN);
    }

    @Test
    void resourcesOnlyReadsStreams() {
        noClasses()
                .that(resources())
                .should()
                .dependOnClassesThat(resideInAPackage("java.io..")
                        .and(DescribedPredicate.not(anyOf(
                                "java.io.InputStream",
                                "java.io.InputStreamReader",
                                "java.io.BufferedReader",
                                "java.io.Reader",
                                "java.io.IOException",
                                "java.io.UncheckedIOException"))))
                .check(MAIN);
    }

    @Test
    void noLogging() {
        noClasses()
                .that(RULES)
                .should()
                .dependOnClassesThat(
                        resideInAnyPackage("java.util.logging..", "org.slf4j..", "org.apache..", "ch.qos.logback..")
                                .or(anyOf("java.lang.System$Logger")))
                .orShould()
                .accessTargetWhere(use("java.lang.System", "getLogger"))
                .because("what happened is told by events")
                .check(MAIN);
    }

    @Test
    void noCollectionWithoutAnOrder() {
        DescribedPredicate<JavaAccess<?>> construct = DescribedPredicate.describe(
                "construct a hash table",
                access -> access.getName().equals("<init>") && anyOf(ORDERLESS).test(access.getTargetOwner()));
        noClasses()
                .that(RULES)
                .should()
                .accessTargetWhere(construct)
                .orShould()
                .accessTargetWhere(
                        use("java.util.Map", "of", "ofEntries", "copyOf").or(use("java.util.Set", "of", "copyOf")))
                .orShould()
                .accessTargetWhere(use("java.util.HashSet", "newHashSet").or(use("java.util.HashMap", "newHashMap")))
                .because(
                        "iteration order is part of the rules: LinkedHashMap, TreeMap, EnumMap, List and arrays have one")
                .check(MAIN);
    }

    @Test
    void noCollectorWithoutAnOrder() {
        String collectors = "java.util.stream.Collectors";
        DescribedPredicate<JavaAccess<?>> withoutFactory = DescribedPredicate.describe(
                "collect into a map of the library's choice",
                access -> use(collectors, "toMap", "groupingBy").test(access)
                        && access.getTarget().getFullName().contains("(")
                        && !access.getTarget().getFullName().contains("java.util.function.Supplier"));
        noClasses()
                .that(RULES)
                .should()
                .accessTargetWhere(use(
                        collectors,
                        "toSet",
                        "toUnmodifiableSet",
                        "toUnmodifiableMap",
                        "groupingByConcurrent",
                        "toConcurrentMap"))
                .orShould()
                .accessTargetWhere(withoutFactory)
                .because("these collect into hash tables; toCollection and the forms with a map factory do not")
                .check(MAIN);
    }

    @Test
    void noParallelStream() {
        noClasses()
                .that(RULES)
                .should()
                .accessTargetWhere(DescribedPredicate.describe(
                        "stream in parallel",
                        access -> access.getName().equals("parallelStream")
                                || (access.getName().equals("parallel")
                                        && access.getTargetOwner()
                                                .getPackageName()
                                                .equals("java.util.stream"))))
                .because("the order of work must not reach an outcome")
                .check(MAIN);
    }

    private static DescribedPredicate<JavaClass> anyOf(String... names) {
        return DescribedPredicate.describe(
                "be " + String.join(", ", names), type -> List.of(names).contains(type.getName()));
    }
}
