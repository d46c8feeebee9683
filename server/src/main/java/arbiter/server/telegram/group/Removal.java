package arbiter.server.telegram.group;

import arbiter.server.storage.JsonColumn;
import arbiter.server.telegram.wire.Composer;
import arbiter.server.telegram.wire.Message;
import arbiter.server.telegram.wire.Post;
import java.util.List;
import org.springframework.stereotype.Component;

/** Removes a message of a person from a group, where the group allows the bot to do it. */
@Component
class Removal implements Composer {
    static final String KIND = "removal";

    private final JsonColumn json;

    Removal(JsonColumn json) {
        this.json = json;
    }

    record Body(long message) {}

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public List<Message> compose(Post post) {
        return List.of(new Message.Delete(json.read(post.body(), Body.class).message()));
    }
}
