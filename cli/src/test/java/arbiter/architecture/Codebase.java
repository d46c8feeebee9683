package arbiter.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Set;

/** The main classes of all modules, and the predicates with which the rules are written. */
final class Codebase {
    static final JavaClasses MAIN = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("arbiter");

    static final DescribedPredicate<JavaClass> TESTKIT = resideInAPackage("arbiter.engine.testkit..");

    static final DescribedPredicate<JavaClass> ENGINE =
            named("the engine", resideInAPackage("arbiter.engine..").and(DescribedPredicate.not(TESTKIT)));

    static final DescribedPredicate<JavaClass> GAMES = named("the games", resideInAPackage("arbiter.games.."));

    /** The code that decides outcomes. */
    static final DescribedPredicate<JavaClass> RULES = named("the engine and the games", ENGINE.or(GAMES));

    static final DescribedPredicate<JavaClass> RULES_BUT_RESOURCES =
            named("the engine and the games, but for Resources", RULES.and(DescribedPredicate.not(resources())));

    static final DescribedPredicate<JavaClass> JDK = named("the JDK", resideInAnyPackage("java..", "javax..", ""));

    static final DescribedPredicate<JavaClass> JSPECIFY = resideInAPackage("org.jspecify.annotations..");

    private Codebase() {}

    /** Asks the running JDK for the packages of java.base, so that no list must be maintained. */
    static DescribedPredicate<JavaClass> javaBase() {
        Set<String> packages =
                ModuleLayer.boot().findModule("java.base").orElseThrow().getPackages();
        return DescribedPredicate.describe("java.base", type -> {
            JavaClass element = type.getBaseComponentType();
            return element.isPrimitive() || packages.contains(element.getPackageName());
        });
    }

    /** The only class that may read files: those beside the classes, such as rulebooks and maps. */
    static DescribedPredicate<JavaClass> resources() {
        return DescribedPredicate.describe(
                "Resources",
                type -> type.getName().equals("arbiter.engine.book.Resources")
                        || type.getName().startsWith("arbiter.engine.book.Resources$"));
    }

    /** A call of, or a reference to, one of the named methods ("<init>" for a constructor) of the named class. */
    static DescribedPredicate<JavaAccess<?>> use(String owner, String... members) {
        Set<String> names = Set.of(members);
        return DescribedPredicate.describe(
                "use " + owner + " " + String.join(", ", members),
                access -> access.getTargetOwner().getName().equals(owner) && names.contains(access.getName()));
    }

    private static DescribedPredicate<JavaClass> named(
            String description, DescribedPredicate<? super JavaClass> predicate) {
        return DescribedPredicate.describe(description, predicate::test);
    }
}
