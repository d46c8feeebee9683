/** What other programs show of a page when somebody pastes its address: title, description, picture, and an embedded board. */
@org.jspecify.annotations.NullMarked
package arbiter.server.link;
