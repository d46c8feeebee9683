package arbiter.server;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;

import arbiter.server.lobby.GameWish;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The server's packages are small, and neither they nor its classes have cycles. */
class RoomsTest {
    private static final JavaClasses SERVER = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("arbiter.server");

    @Test
    void noPackageIsCrowded() {
        Map<String, Long> sizes = SERVER.stream()
                .filter(type -> !type.isNestedClass() && !type.getSimpleName().equals("package-info"))
                .collect(Collectors.groupingBy(JavaClass::getPackageName, TreeMap::new, Collectors.counting()));
        sizes.values().removeIf(classes -> classes <= 25);
        assertEquals(Map.of(), sizes);
    }

    @Test
    void packagesHaveNoCycles() {
        slices().matching("arbiter.(**)").should().beFreeOfCycles().check(SERVER);
    }

    @Test
    void classesHaveNoCycles() {
        slices().assignedFrom(new TopLevelClasses()).should().beFreeOfCycles().check(SERVER);
    }

    /** A larger record must be made of several. The exception has the fields of a request, and is taken apart at once. */
    @Test
    void noRecordIsWide() {
        Map<String, Long> sizes = SERVER.stream()
                .filter(JavaClass::isRecord)
                .filter(type -> !type.isEquivalentTo(GameWish.class))
                .collect(Collectors.toMap(
                        JavaClass::getName,
                        type -> type.getFields().stream()
                                .filter(field -> !field.getModifiers().contains(JavaModifier.STATIC))
                                .count()));
        sizes.values().removeIf(components -> components <= 16);
        assertEquals(Map.of(), sizes);
    }
}
