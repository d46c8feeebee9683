package arbiter.server.web;

import arbiter.engine.json.Json;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JacksonModule;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.StdSerializer;

/** The engine's JSON values stand in answers as they are: the server knows no game's views and events. */
@Configuration(proxyBeanMethods = false)
class JsonConfiguration {
    @Bean
    JacksonModule engineJson() {
        return new SimpleModule("engine").addSerializer(Json.class, new AsIs());
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
