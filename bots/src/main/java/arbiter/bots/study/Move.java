package arbiter.bots.study;

import arbiter.engine.Resolution;
import java.util.List;
import java.util.SequencedMap;

/**
 * One resolution in a study.
 *
 * @param before the position in which the sheets were handed in
 * @param sheets the lines of each seat that handed one in
 */
public record Move<S>(S before, SequencedMap<Integer, List<String>> sheets, Resolution<S> resolution) {}
