package arbiter.server.web;

import arbiter.engine.json.Json;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.swagger.v3.core.converter.AnnotatedType;
import io.swagger.v3.core.converter.ModelConverter;
import io.swagger.v3.core.converter.ModelConverterContext;
import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.info.Info;
import io.swagger.v3.oas.models.media.Schema;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.springdoc.core.customizers.OpenApiCustomizer;
import org.springdoc.core.utils.SpringDocUtils;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.annotation.Order;

/**
 * The API description. Most of it is generated from the endpoints. This adds what Java's records know and the generator does not: which
 * members may be null and which are always present.
 */
@Configuration(proxyBeanMethods = false)
class ApiDescription {
    static {
        SpringDocUtils.getConfig().addRequestWrapperToIgnore(Caller.class);
    }

    /** Shared by the whole process, like the generator's converters. */
    private static final Map<String, Class<?>> RECORDS = new ConcurrentHashMap<>();

    @Bean
    OpenAPI aboutArbiter() {
        return new OpenAPI()
                .info(new Info()
                        .title("Arbiter")
                        .version("1")
                        .description("Everything that the web app does, and nothing that it does not. A program uses a"
                                + " personal access token; a browser has its session cookie, and sends the value of the"
                                + " cookie XSRF-TOKEN in the header X-XSRF-TOKEN with every write. Errors are problem"
                                + " details (RFC 9457) with a code."));
    }

    @Bean
    ModelConverter recordsByName() {
        return new ModelConverter() {
            @Override
            public @Nullable Schema<?> resolve(
                    AnnotatedType type, ModelConverterContext context, Iterator<ModelConverter> chain) {
                Class<?> raw = raw(type.getType());
                if (raw != null && Json.class.isAssignableFrom(raw)) {
                    // A game's own record, which the server passes on unchanged.
                    return new Schema<>().types(new java.util.LinkedHashSet<>(List.of("object")));
                }
                if (raw != null && raw.isRecord()) {
                    Class<?> other = RECORDS.put(raw.getSimpleName(), raw);
                    if (other != null && other != raw) {
                        throw new IllegalStateException(other + " and " + raw + " would share one schema");
                    }
                }
                return chain.hasNext() ? chain.next().resolve(type, context, chain) : null;
            }
        };
    }

    private static @Nullable Class<?> raw(Type type) {
        return switch (type) {
            case Class<?> plain -> plain;
            case com.fasterxml.jackson.databind.JavaType java -> java.getRawClass();
            default -> null;
        };
    }

    @Bean
    @Order(1)
    OpenApiCustomizer membersOfRecords() {
        return api -> api.getComponents().getSchemas().forEach((name, schema) -> {
            Class<?> type = RECORDS.get(name);
            if (type != null && schema.getProperties() != null) {
                describe(type, schema);
            }
        });
    }

    private static void describe(Class<?> type, Schema<?> schema) {
        List<String> always = new ArrayList<>();
        collect(type, schema, always);
        schema.setRequired(always.isEmpty() ? null : always);
    }

    private static void collect(Class<?> type, Schema<?> schema, List<String> always) {
        for (RecordComponent component : type.getRecordComponents()) {
            String name = component.getName();
            Schema<?> member = schema.getProperties().get(name);
            if (component.getAccessor().isAnnotationPresent(JsonUnwrapped.class)) {
                collect(component.getType(), schema, always);
            } else if (member != null && component.getAnnotatedType().isAnnotationPresent(Nullable.class)) {
                schema.getProperties().put(name, orNull(member));
            } else if (member != null) {
                always.add(name);
            }
        }
    }

    private static Schema<?> orNull(Schema<?> member) {
        if (member.get$ref() != null) {
            Schema<?> nothing = new Schema<>().types(new java.util.LinkedHashSet<>(List.of("null")));
            return new Schema<>().oneOf(List.of(new Schema<>().$ref(member.get$ref()), nothing));
        }
        if (member.getTypes() != null) {
            member.addType("null");
        }
        return member;
    }
}
