package arbiter.server.link;

import org.jspecify.annotations.Nullable;

/**
 * What is shown of a page elsewhere.
 *
 * @param path the address of the page on this server
 * @param picture the address of its picture on this server; null for a page without one
 * @param board the address of a board that other pages can embed; null if there is none
 */
public record Blurb(
        String title,
        String description,
        String path,
        @Nullable String picture,
        @Nullable String board) {}
