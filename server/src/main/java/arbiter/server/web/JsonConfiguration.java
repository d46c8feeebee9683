package arbiter.server.web;

import arbiter.engine.json.Json;
import arbiter.server.refusal.NulCharacter;
import arbiter.server.refusal.Unexpected;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.time.DayOfWeek;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.http.converter.autoconfigure.ServerHttpMessageConvertersCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.converter.json.JacksonJsonHttpMessageConverter;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JacksonModule;
import tools.jackson.databind.KeyDeserializer;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.deser.jdk.StringDeserializer;
import tools.jackson.databind.deser.std.StdScalarDeserializer;
import tools.jackson.databind.exc.InvalidFormatException;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.StdSerializer;

/** Writes the engine's JSON values unchanged into answers: the server does not know the views and events of games. */
@Configuration(proxyBeanMethods = false)
class JsonConfiguration {
    @Bean
    JacksonModule engineJson() {
        return new Strict()
                .addSerializer(Json.class, new AsIs())
                .addDeserializer(String.class, new Text())
                .addDeserializer(DayOfWeek.class, new Day())
                .addKeyDeserializer(String.class, new Key());
    }

    /** Only requests are read so strictly: stored values and answers of other services may have fields that this version does not know. */
    @Bean
    StrictJson strictJson(JsonMapper json) {
        return new StrictJson(json.rebuild()
                .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .addHandler(new Unexpected())
                .build());
    }

    @Bean
    ServerHttpMessageConvertersCustomizer strictBodies(StrictJson json) {
        return converters -> converters.withJsonConverter(new JacksonJsonHttpMessageConverter(json.mapper()));
    }

    /** Refuses null inside lists and maps, because nobody sends that on purpose. */
    private static final class Strict extends SimpleModule {
        private static final JsonSetter.Value NO_GAPS = JsonSetter.Value.forContentNulls(Nulls.FAIL);

        Strict() {
            super("engine");
        }

        @Override
        public void setupModule(SetupContext context) {
            super.setupModule(context);
            context.configOverride(List.class).setNullHandling(NO_GAPS);
            context.configOverride(Map.class).setNullHandling(NO_GAPS);
        }
    }

    private static final class Text extends StdScalarDeserializer<String> {
        Text() {
            super(String.class);
        }

        @Override
        public @Nullable String deserialize(JsonParser parser, DeserializationContext context) {
            String text = StringDeserializer.instance.deserialize(parser, context);
            if (text != null && text.indexOf('\0') >= 0) {
                throw new NulCharacter(parser);
            }
            return text;
        }
    }

    /** Accepts MONDAY, monday and Mon. */
    private static final class Day extends StdScalarDeserializer<DayOfWeek> {
        private static final int SHORTEST = 3;

        Day() {
            super(DayOfWeek.class);
        }

        @Override
        public DayOfWeek deserialize(JsonParser parser, DeserializationContext context) {
            String text = String.valueOf(StringDeserializer.instance.deserialize(parser, context));
            String word = text.strip().toUpperCase(Locale.ROOT);
            for (DayOfWeek day : DayOfWeek.values()) {
                boolean abbreviated = word.length() == SHORTEST && day.name().startsWith(word);
                if (abbreviated || day.name().equals(word)) {
                    return day;
                }
            }
            throw InvalidFormatException.from(parser, "no day", text, DayOfWeek.class);
        }
    }

    private static final class Key extends KeyDeserializer {
        @Override
        public Object deserializeKey(String key, DeserializationContext context) {
            if (key.indexOf('\0') >= 0) {
                throw new NulCharacter(context.getParser());
            }
            return key;
        }
    }

    private static final class AsIs extends StdSerializer<Json> {
        AsIs() {
            super(Json.class);
        }

        @Override
        public void serialize(Json value, JsonGenerator out, SerializationContext context) {
            out.writeRawValue(value.write());
        }
    }
}
