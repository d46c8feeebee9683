package arbiter.server;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.util.Optional;

/** Each top-level class with everything nested in it is one slice. A sealed interface with its records is one class, then. */
final class TopLevelClasses implements SliceAssignment {
    @Override
    public SliceIdentifier getIdentifierOf(JavaClass type) {
        JavaClass outer = type;
        for (Optional<JavaClass> next = Optional.of(type); next.isPresent(); next = outer.getEnclosingClass()) {
            outer = next.get();
        }
        return outer.getName().startsWith("arbiter.") ? SliceIdentifier.of(outer.getName()) : SliceIdentifier.ignore();
    }

    @Override
    public String getDescription() {
        return "top-level classes";
    }
}
