package arbiter.server.turn;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import org.springframework.beans.factory.ObjectProvider;

/** Creates the server's own objects by their constructors, as the framework does, but in microseconds and without everything else. */
final class Wiring {
    private final List<Object> parts = new ArrayList<>();

    Wiring with(Object part) {
        parts.add(part);
        return this;
    }

    <T> T get(Class<T> type) {
        for (Object part : parts) {
            if (type.isInstance(part)) {
                return type.cast(part);
            }
        }
        Constructor<?> constructor = only(type);
        T made = type.cast(make(constructor, arguments(constructor)));
        parts.add(made);
        return made;
    }

    /** The same for a package-private class. */
    void get(String name) {
        try {
            get(Class.forName(name));
        } catch (ClassNotFoundException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private Object[] arguments(Constructor<?> constructor) {
        Type[] wanted = constructor.getGenericParameterTypes();
        Object[] found = new Object[wanted.length];
        for (int i = 0; i < wanted.length; i++) {
            found[i] = argument(wanted[i]);
        }
        return found;
    }

    private Object argument(Type type) {
        if (type instanceof ParameterizedType later && later.getRawType() == ObjectProvider.class) {
            Class<?> promised = (Class<?>) later.getActualTypeArguments()[0];
            return later(promised);
        }
        if (type instanceof ParameterizedType many && many.getRawType() == List.class) {
            Class<?> element = (Class<?>) many.getActualTypeArguments()[0];
            return parts.stream().filter(element::isInstance).toList();
        }
        return get((Class<?>) type);
    }

    /** An object that is looked up when it is needed. */
    <T> ObjectProvider<T> later(Class<T> type) {
        return new ObjectProvider<>() {
            @Override
            public T getObject() {
                return get(type);
            }
        };
    }

    /** Creates an object of a package-private class. */
    static Object make(String name, Object... arguments) {
        try {
            return make(only(Class.forName(name)), arguments);
        } catch (ClassNotFoundException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private static Constructor<?> only(Class<?> type) {
        Constructor<?>[] constructors = type.getDeclaredConstructors();
        if (constructors.length != 1) {
            throw new IllegalArgumentException(type + " has " + constructors.length + " constructors");
        }
        constructors[0].setAccessible(true);
        return constructors[0];
    }

    private static Object make(Constructor<?> constructor, Object... arguments) {
        try {
            return constructor.newInstance(arguments);
        } catch (InvocationTargetException e) {
            throw new IllegalStateException(constructor + " failed", e.getTargetException());
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException(constructor.toString(), e);
        }
    }
}
