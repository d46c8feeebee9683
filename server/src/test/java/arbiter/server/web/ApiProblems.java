package arbiter.server.web;

import io.swagger.v3.oas.models.Operation;
import io.swagger.v3.oas.models.PathItem;
import io.swagger.v3.oas.models.examples.Example;
import io.swagger.v3.oas.models.media.Content;
import io.swagger.v3.oas.models.media.MediaType;
import io.swagger.v3.oas.models.media.Schema;
import io.swagger.v3.oas.models.responses.ApiResponse;
import io.swagger.v3.oas.models.security.SecurityRequirement;
import io.swagger.v3.oas.models.security.SecurityScheme;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.springdoc.core.customizers.OpenApiCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpStatus;
import tools.jackson.databind.json.JsonMapper;

/** The problems in the API description. {@code api/problems.json} says which code can occur where and what it looks like. */
@Configuration(proxyBeanMethods = false)
class ApiProblems {
    private static final String PROBLEM_JSON = "application/problem+json";

    /**
     * @param where patterns of {@code METHOD /path}, or {@code body} and {@code query} for every request that has one
     * @param more members in addition to those that every problem has
     */
    record Known(
            String code,
            int status,
            String detail,
            List<String> where,
            @Nullable Map<String, Object> more) {
        boolean comesFrom(String name, Operation operation) {
            return where.stream().anyMatch(pattern -> switch (pattern) {
                case "body" -> operation.getRequestBody() != null;
                case "query" -> takesQuery(operation);
                default -> Pattern.matches(pattern, name);
            });
        }

        private static boolean takesQuery(Operation operation) {
            return operation.getParameters() != null
                    && operation.getParameters().stream().anyMatch(parameter -> "query".equals(parameter.getIn()));
        }

        Map<String, Object> example() {
            Map<String, Object> example = new LinkedHashMap<>();
            example.put("type", "about:blank");
            example.put("title", HttpStatus.valueOf(status).getReasonPhrase());
            example.put("status", status);
            example.put("detail", detail);
            example.put("code", code);
            if (more != null) {
                example.putAll(more);
            }
            return example;
        }

        String name() {
            return "problem-" + status + "-" + code;
        }
    }

    record Catalogue(List<Known> problems) {}

    /** Read for each request of the description, which is rare. */
    private static Catalogue catalogue() {
        try (InputStream in = Objects.requireNonNull(ApiProblems.class.getResourceAsStream("/api/problems.json"))) {
            return JsonMapper.shared().readValue(in, Catalogue.class);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Bean
    @Order(2)
    OpenApiCustomizer refusals() {
        return api -> {
            Catalogue catalogue = catalogue();
            api.getComponents().addSchemas("Problem", schema());
            catalogue.problems.forEach(known -> api.getComponents()
                    .addExamples(known.name(), new Example().summary(known.code).value(known.example())));
            api.getComponents()
                    .addSecuritySchemes(
                            "session",
                            new SecurityScheme()
                                    .type(SecurityScheme.Type.APIKEY)
                                    .in(SecurityScheme.In.COOKIE)
                                    .name(SessionCookie.NAME))
                    .addSecuritySchemes(
                            "token",
                            new SecurityScheme().type(SecurityScheme.Type.HTTP).scheme("bearer"));
            api.getPaths()
                    .forEach((path, item) -> item.readOperationsMap()
                            .forEach((method, operation) -> describe(catalogue, method, path, operation)));
        };
    }

    private static void describe(Catalogue catalogue, PathItem.HttpMethod method, String path, Operation operation) {
        boolean knowsCallers = false;
        for (Known known : catalogue.problems) {
            if (!known.comesFrom(method + " " + path, operation)) {
                continue;
            }
            knowsCallers |= known.code.equals("log-in-first");
            String status = Integer.toString(known.status);
            ApiResponse response = operation.getResponses().get(status);
            if (response == null) {
                response = new ApiResponse()
                        .description(HttpStatus.valueOf(known.status).getReasonPhrase())
                        .content(new Content()
                                .addMediaType(
                                        PROBLEM_JSON,
                                        new MediaType().schema(new Schema<>().$ref("#/components/schemas/Problem"))));
                operation.getResponses().addApiResponse(status, response);
            }
            MediaType type = Objects.requireNonNull(response.getContent().get(PROBLEM_JSON));
            type.addExamples(known.code, new Example().$ref("#/components/examples/" + known.name()));
        }
        if (knowsCallers) {
            operation.addSecurityItem(new SecurityRequirement().addList("session"));
            operation.addSecurityItem(new SecurityRequirement().addList("token"));
        }
    }

    private static Schema<?> schema() {
        Schema<?> schema = new Schema<>().types(set("object")).description("Problem details (RFC 9457)");
        schema.addProperty("type", new Schema<>().types(set("string")));
        schema.addProperty("title", new Schema<>().types(set("string")));
        schema.addProperty("status", new Schema<>().types(set("integer")));
        schema.addProperty("detail", new Schema<>().types(set("string")).description("a sentence for people"));
        schema.addProperty("code", new Schema<>().types(set("string")).description("a word for programs"));
        schema.setRequired(List.of("title", "status", "detail", "code"));
        schema.setAdditionalProperties(true);
        return schema;
    }

    private static LinkedHashSet<String> set(String type) {
        return new LinkedHashSet<>(List.of(type));
    }
}
