package arbiter.cli.freeze;

import java.io.IOException;
import java.io.InputStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.constantpool.FieldRefEntry;
import java.lang.classfile.constantpool.MemberRefEntry;
import java.lang.classfile.constantpool.PoolEntry;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

/**
 * Checks that the classes of a frozen game find everything that they use in the present program, and implement everything that it asks
 * for. Java itself looks for a method when it is called for the first time, which can be in the middle of somebody's game.
 */
final class Linkage {
    private final ClassLoader loader;
    private final Set<String> own = new TreeSet<>();
    private final Set<String> missing = new TreeSet<>();

    private Linkage(ClassLoader loader) {
        this.loader = loader;
    }

    /** @param loader the one that the program uses for this jar */
    static Set<String> missing(Path jar, ClassLoader loader) throws IOException {
        Linkage linkage = new Linkage(loader);
        List<ClassModel> classes = new ArrayList<>();
        try (JarFile files = new JarFile(jar.toFile())) {
            for (JarEntry file : files.stream().toList()) {
                if (file.getName().endsWith(".class")) {
                    try (InputStream in = files.getInputStream(file)) {
                        classes.add(ClassFile.of().parse(in.readAllBytes()));
                    }
                    linkage.own.add(file.getName().replaceFirst("\\.class$", ""));
                }
            }
        }
        classes.forEach(linkage::check);
        return linkage.missing;
    }

    private void check(ClassModel model) {
        String name = model.thisClass().asInternalName();
        try {
            Class<?> type = load(name);
            for (PoolEntry entry : model.constantPool()) {
                if (entry instanceof MemberRefEntry member) {
                    check(name, member);
                }
            }
            if (!Modifier.isAbstract(type.getModifiers())) {
                for (Method method : type.getMethods()) {
                    if (Modifier.isAbstract(method.getModifiers())) {
                        missing.add(name + " does not implement " + method);
                    }
                }
            }
        } catch (ClassNotFoundException | LinkageError e) {
            missing.add(name + ": " + e);
        }
    }

    private void check(String user, MemberRefEntry member) {
        String owner = member.owner().asInternalName();
        // Arrays have their methods from the Java virtual machine.
        if (owner.startsWith("[")) {
            return;
        }
        String what = user + " uses " + owner + "." + member.name().stringValue() + " "
                + member.type().stringValue();
        try {
            int modifiers = member instanceof FieldRefEntry ? field(load(owner), member) : method(load(owner), member);
            if (modifiers < 0) {
                missing.add(what);
            } else if (!own.contains(owner) && !Modifier.isPublic(modifiers) && !Modifier.isProtected(modifiers)) {
                missing.add(what + ", which is not public any more");
            }
        } catch (ClassNotFoundException | LinkageError e) {
            missing.add(what + ": " + e);
        }
    }

    private Class<?> load(String name) throws ClassNotFoundException {
        return Class.forName(name.replace('/', '.'), false, loader);
    }

    /** The modifiers of the field, or −1. */
    private static int field(Class<?> type, MemberRefEntry wanted) {
        for (Class<?> owner : family(type)) {
            for (var field : owner.getDeclaredFields()) {
                if (field.getName().equals(wanted.name().stringValue())
                        && field.getType()
                                .descriptorString()
                                .equals(wanted.type().stringValue())) {
                    return field.getModifiers();
                }
            }
        }
        return -1;
    }

    /** The modifiers of the method or constructor, or −1. */
    private static int method(Class<?> type, MemberRefEntry wanted) {
        boolean constructor = wanted.name().stringValue().equals("<init>");
        for (Class<?> owner : constructor ? List.<Class<?>>of(type) : family(type)) {
            for (Executable one : constructor ? owner.getDeclaredConstructors() : owner.getDeclaredMethods()) {
                // Handles of methods and variables take any arguments.
                boolean polymorphic = owner.getName().startsWith("java.lang.invoke.") && one.isVarArgs();
                if ((constructor || one.getName().equals(wanted.name().stringValue()))
                        && (polymorphic || descriptor(one).equals(wanted.type().stringValue()))) {
                    return one.getModifiers();
                }
            }
        }
        return -1;
    }

    private static String descriptor(Executable one) {
        StringBuilder text = new StringBuilder("(");
        for (Class<?> parameter : one.getParameterTypes()) {
            text.append(parameter.descriptorString());
        }
        Class<?> answer = one instanceof Method method ? method.getReturnType() : void.class;
        return text.append(')').append(answer.descriptorString()).toString();
    }

    /** The class, its superclasses and all their interfaces. */
    private static List<Class<?>> family(Class<?> type) {
        List<Class<?>> family = new ArrayList<>();
        for (Class<?> one = type; one != null; one = one.getSuperclass()) {
            family.add(one);
        }
        for (int i = 0; i < family.size(); i++) {
            family.addAll(List.of(family.get(i).getInterfaces()));
        }
        if (type.isInterface()) {
            family.add(Object.class);
        }
        return family;
    }
}
