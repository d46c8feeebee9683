package arbiter.server.web;

import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.Operation;
import io.swagger.v3.oas.models.examples.Example;
import io.swagger.v3.oas.models.media.Content;
import io.swagger.v3.oas.models.media.MediaType;
import io.swagger.v3.oas.models.media.Schema;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springdoc.core.customizers.OpenApiCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.annotation.Order;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/**
 * Examples in the API description: every request and every answer has one. Large ones come from {@code api/examples.json}, by the name of
 * their schema, or by path or media type if they have no schema. The others are composed from the examples of their members, or from
 * examples stored for a member's name.
 */
@Configuration(proxyBeanMethods = false)
class ApiExamples {
    private static final String SCHEMAS = "#/components/schemas/";
    private static final int DEEPEST = 8;

    /** Read for each request of the description, which is rare. */
    private static Map<String, Object> kept() {
        try (InputStream in = Objects.requireNonNull(ApiExamples.class.getResourceAsStream("/api/examples.json"))) {
            return JsonMapper.shared().readValue(in, new TypeReference<LinkedHashMap<String, Object>>() {});
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Bean
    @Order(3)
    OpenApiCustomizer examples() {
        return api -> {
            api.getComponents().getSchemas().remove("SseEmitter");
            new Shown(api, kept()).everything();
        };
    }

    /** One description that is being generated. */
    private record Shown(OpenAPI api, Map<String, Object> kept) {
        void everything() {
            api.getPaths().forEach((path, item) -> item.readOperations().forEach(operation -> show(path, operation)));
        }

        private void show(String path, Operation operation) {
            if (operation.getRequestBody() != null) {
                show(operation.getRequestBody().getContent());
            }
            operation.getResponses().forEach((status, response) -> {
                if (!status.startsWith("2") || response.getContent() == null) {
                    return;
                }
                List<String> plain = plainTypes(path);
                Object whole = kept.get(path);
                if (!plain.isEmpty()) {
                    response.setContent(new Content());
                    plain.forEach(type -> response.getContent()
                            .addMediaType(
                                    type,
                                    new MediaType()
                                            .schema(new Schema<>().types(set("string")))
                                            .addExamples(
                                                    "example",
                                                    new Example().value(whole == null ? kept.get(type) : whole))));
                } else if (whole != null) {
                    response.getContent()
                            .values()
                            .forEach(type -> type.addExamples("example", new Example().value(whole)));
                } else {
                    show(response.getContent());
                }
            });
        }

        /** The media types of answers that are not JSON. */
        private static List<String> plainTypes(String path) {
            if (path.endsWith("/export") && path.contains("workshop")) {
                return List.of("text/plain", "image/svg+xml", "image/png");
            }
            if (path.endsWith(".svg") || path.endsWith("/drawing")) {
                return List.of("image/svg+xml");
            }
            if (path.endsWith(".png")) {
                return List.of("image/png");
            }
            if (path.endsWith(".gif")) {
                return List.of("image/gif");
            }
            if (path.endsWith("/scenario")) {
                return List.of("text/plain");
            }
            if (path.endsWith("/log")) {
                return List.of("application/jsonl");
            }
            return path.endsWith("/stream") ? List.of("text/event-stream") : List.of();
        }

        private void show(Content content) {
            content.values().forEach(type -> {
                Schema<?> schema = type.getSchema();
                if (schema == null) {
                    return;
                }
                String ref = schema.get$ref();
                if (ref == null) {
                    type.addExamples("example", new Example().value(compose("", schema, 0)));
                    return;
                }
                String name = ref.substring(SCHEMAS.length());
                if (api.getComponents().getExamples() == null
                        || !api.getComponents().getExamples().containsKey(name)) {
                    api.getComponents().addExamples(name, new Example().value(compose("", schema, 0)));
                }
                type.addExamples("example", new Example().$ref("#/components/examples/" + name));
            });
        }

        private @Nullable Object compose(String member, Schema<?> schema, int depth) {
            String ref = schema.get$ref();
            if (ref != null) {
                String name = ref.substring(SCHEMAS.length());
                Object known = kept.get(name);
                Schema<?> meant = api.getComponents().getSchemas().get(name);
                return meant == null
                        ? known
                        : known != null ? completed(known, meant) : compose(member, meant, depth + 1);
            }
            if (schema.getExample() != null) {
                // The generator has parsed this text, because it is JSON itself.
                return typesOf(schema).contains("string") ? schema.getExample().toString() : schema.getExample();
            }
            if (schema.getOneOf() != null) {
                return depth > DEEPEST
                        ? null
                        : compose(member, schema.getOneOf().getFirst(), depth + 1);
            }
            if (schema.getEnum() != null && !schema.getEnum().isEmpty()) {
                return schema.getEnum().getFirst();
            }
            Set<String> types = typesOf(schema);
            Object common = kept.get("." + member);
            if (common != null && fits(common, schema, types)) {
                return common;
            }
            if (types.contains("object") || schema.getProperties() != null) {
                return object(schema, depth);
            }
            if (types.contains("array")) {
                Schema<?> items = schema.getItems();
                Object item = items == null || depth > DEEPEST ? null : compose("", items, depth + 1);
                return item == null ? List.of() : List.of(item);
            }
            if (types.contains("integer") || types.contains("number")) {
                return 1;
            }
            return types.contains("boolean") ? (Object) false : types.contains("string") ? "text" : null;
        }

        /** Adds members that are newer than the stored example, so that an example always matches its schema. */
        private @Nullable Object completed(@Nullable Object value, Schema<?> schema) {
            Schema<?> meant = schema.getOneOf() != null ? schema.getOneOf().getFirst() : schema;
            if (meant.get$ref() != null) {
                meant = api.getComponents().getSchemas().get(meant.get$ref().substring(SCHEMAS.length()));
            }
            if (meant == null) {
                return value;
            }
            if (value instanceof Map<?, ?> map && meant.getProperties() != null) {
                Map<String, @Nullable Object> whole = new LinkedHashMap<>();
                meant.getProperties().forEach((name, property) -> {
                    Schema<?> member = (Schema<?>) property;
                    whole.put(
                            name, map.containsKey(name) ? completed(map.get(name), member) : compose(name, member, 1));
                });
                return whole;
            }
            Schema<?> items = meant.getItems();
            return value instanceof List<?> list && items != null
                    ? list.stream().map(item -> completed(item, items)).toList()
                    : value;
        }

        private static boolean fits(Object value, Schema<?> schema, Set<String> types) {
            return switch (value) {
                case String text -> types.contains("string");
                case Boolean truth -> types.contains("boolean");
                case Number number -> types.contains("integer");
                case List<?> list ->
                    types.contains("array")
                            && schema.getItems() != null
                            && list.stream()
                                    .allMatch(item -> fits(item, schema.getItems(), typesOf(schema.getItems())));
                case Map<?, ?> map -> types.contains("object");
                default -> false;
            };
        }

        private static Set<String> typesOf(Schema<?> schema) {
            return schema.getTypes() == null ? Set.of() : schema.getTypes();
        }

        private Map<String, @Nullable Object> object(Schema<?> schema, int depth) {
            Map<String, @Nullable Object> object = new LinkedHashMap<>();
            if (schema.getProperties() != null) {
                schema.getProperties()
                        .forEach((name, member) -> object.put(name, compose(name, (Schema<?>) member, depth + 1)));
            } else if (schema.getAdditionalProperties() instanceof Schema<?> values && values.getTypes() != null) {
                object.put("name", compose("", values, depth + 1));
            }
            return object;
        }

        private static LinkedHashSet<String> set(String type) {
            return new LinkedHashSet<>(List.of(type));
        }
    }
}
