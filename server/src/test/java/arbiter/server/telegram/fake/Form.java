package arbiter.server.telegram.fake;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The parameters of a call, and the file that comes with it. */
record Form(Map<String, JsonNode> parameters, byte[] file) {
    private static final Pattern NAME = Pattern.compile("name=\"([^\"]+)\"");
    private static final JsonMapper JSON = JsonMapper.shared();
    private static final String MULTIPART = "multipart/form-data";

    static Form of(String type, byte[] body) {
        if (type.startsWith(MULTIPART)) {
            return multipart("--" + type.substring(type.indexOf("boundary=") + 9), body);
        }
        Map<String, JsonNode> parameters = new LinkedHashMap<>();
        JSON.readTree(body).properties().forEach(each -> parameters.put(each.getKey(), each.getValue()));
        return new Form(parameters, new byte[0]);
    }

    private static Form multipart(String boundary, byte[] body) {
        Map<String, JsonNode> parameters = new LinkedHashMap<>();
        byte[] file = new byte[0];
        for (String part : new String(body, StandardCharsets.ISO_8859_1).split(Pattern.quote(boundary))) {
            int head = part.indexOf("\r\n\r\n");
            Matcher name = NAME.matcher(part);
            if (head < 0 || !name.find()) {
                continue;
            }
            byte[] content = part.substring(head + 4, part.length() - 2).getBytes(StandardCharsets.ISO_8859_1);
            if (part.substring(0, head).contains("filename=")) {
                file = content;
            } else {
                String text = new String(content, StandardCharsets.UTF_8);
                boolean structured = text.startsWith("{") || text.matches("-?[0-9]+|true|false");
                parameters.put(name.group(1), structured ? JSON.readTree(text) : JSON.valueToTree(text));
            }
        }
        return new Form(parameters, file);
    }

    boolean has(String name) {
        return parameters.containsKey(name);
    }

    String text(String name) {
        return parameters.get(name).asString();
    }

    /** 0 if it is missing. */
    long number(String name) {
        return has(name) ? parameters.get(name).asLong() : 0;
    }

    boolean truth(String name) {
        return has(name) && parameters.get(name).asBoolean();
    }
}
