/** Games as people see them who do not play: small boards in lists, pictures in links, boards on other pages. */
@org.jspecify.annotations.NullMarked
package arbiter.server.watch;
