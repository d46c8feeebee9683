package arbiter.server.format;

import tools.jackson.databind.json.JsonMapper;

/** Our own format: everything as data. */
final class JsonFormat {
    private JsonFormat() {}

    static Request post(String address, Post post) {
        return Request.json("POST", address, write(post.data()));
    }

    static String write(Object value) {
        return JsonMapper.shared().writeValueAsString(value);
    }
}
