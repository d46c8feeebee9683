// Starts that lie three steps apart or more and reach about equally far, found by trying.

export function pickStarts(count, links, seats) {
  const near = Array.from({length: count + 1}, () => []);
  for (const [a, b] of links) {
    near[a].push(b);
    near[b].push(a);
  }
  const distance = [];
  for (let from = 1; from <= count; from++) {
    const steps = new Int16Array(count + 1).fill(-1);
    steps[from] = 0;
    const next = [from];
    for (let i = 0; i < next.length; i++) {
      for (const to of near[next[i]]) {
        if (steps[to] < 0) {
          steps[to] = steps[next[i]] + 1;
          next.push(to);
        }
      }
    }
    if (next.length !== count) throw new Error(`only ${next.length} of ${count} lands can be reached from ${from}`);
    distance[from] = steps;
  }
  const reach = steps => from => distance[from].reduce((sum, d, i) => sum + (i > 0 && d <= steps ? 1 : 0), 0);
  const two = [0], three = [0];
  for (let i = 1; i <= count; i++) {
    two[i] = reach(2)(i);
    three[i] = reach(3)(i);
  }
  let state = 12345;
  const below = bound => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor(state / 2 ** 32 * bound);
  };
  let best = new Set(), bestScore = -Infinity;
  for (let trial = 0; trial < 90000; trial++) {
    // The first third looks for close likeness, the rest allows more if only so all seats find a place.
    const share = [0.07, 0.12, 0.18][Math.floor(trial / 30000)];
    if (best.size >= seats && trial % 30000 === 0) break;
    // Around a random land's reach, take whoever reaches about as far, in random order.
    const like = 1 + below(count);
    const order = [];
    for (let i = 1; i <= count; i++) {
      if (Math.abs(two[i] - two[like]) <= share * two[like] && Math.abs(three[i] - three[like]) <= share * three[like]) order.push(i);
    }
    for (let i = order.length - 1; i > 0; i--) {
      const j = below(i + 1);
      [order[i], order[j]] = [order[j], order[i]];
    }
    const taken = [];
    for (const land of order) {
      if (taken.length < seats && taken.every(other => distance[land][other] >= 3)) taken.push(land);
    }
    const spread = values => Math.max(...values) / Math.min(...values) - 1;
    const score = taken.length * 10 - spread(taken.map(i => two[i])) - spread(taken.map(i => three[i]));
    if (score > bestScore) [best, bestScore] = [new Set(taken), score];
  }
  const span = values => `${Math.min(...values)}-${Math.max(...values)}`;
  console.log(`  starts reach ${span([...best].map(i => two[i]))} lands in two steps, ${span([...best].map(i => three[i]))} in three`);
  return best;
}
