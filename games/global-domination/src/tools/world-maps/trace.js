// From squares to outlines: every border is traced once and shared by both sides, then smoothed and thinned.
const DX = [1, 0, -1, 0], DY = [0, 1, 0, -1];

export function trace(grid, count, {rounds = 3, tolerance = 0.45, scale = 1} = {}) {
  const across = grid.width + 1;
  const side = (x, y, direction, hand) => [
    () => grid.at(x, y - 1 + hand), () => grid.at(x - hand, y),
    () => grid.at(x - 1, y - hand), () => grid.at(x - 1 + hand, y - 1)][direction]();
  const isBorder = (x, y, direction) => side(x, y, direction, 0) !== side(x, y, direction, 1);
  const edge = (x, y, direction) => [2 * (y * across + x), 2 * (y * across + x) + 1,
    2 * (y * across + x - 1), 2 * ((y - 1) * across + x) + 1][direction];
  const used = new Uint8Array(2 * across * (grid.height + 1));
  const nodes = new Map();
  const arcs = [];

  for (let y = 0; y <= grid.height; y++) {
    for (let x = 0; x <= grid.width; x++) {
      const degree = DX.reduce((sum, _, d) => sum + (isBorder(x, y, d) ? 1 : 0), 0);
      if (degree > 2) nodes.set(y * across + x, {x, y});
    }
  }
  const follow = (x, y, direction) => {
    if (!isBorder(x, y, direction) || used[edge(x, y, direction)]) return;
    const arc = {left: side(x, y, direction, 0), right: side(x, y, direction, 1), first: direction,
      from: nodes.get(y * across + x), points: [[x, y]]};
    let cx = x, cy = y, heading = direction;
    for (;;) {
      used[edge(cx, cy, heading)] = 1;
      cx += DX[heading];
      cy += DY[heading];
      arc.points.push([cx, cy]);
      arc.last = heading;
      arc.to = nodes.get(cy * across + cx);
      if (arc.to || (cx === x && cy === y)) break;
      heading = [0, 1, 3].map(turn => (heading + turn) % 4).find(next => isBorder(cx, cy, next));
    }
    arcs.push(arc);
  };
  for (const corner of nodes.keys()) {
    for (let d = 0; d < 4; d++) follow(corner % across, Math.floor(corner / across), d);
  }
  for (let y = 0; y <= grid.height; y++) {
    for (let x = 0; x <= grid.width; x++) follow(x, y, 0);
  }
  smooth(arcs, [...nodes.values()], rounds);
  for (const arc of arcs) arc.points = thin(arc.points, tolerance).map(p => p.map(v => Math.round(v * scale * 10) / 10));

  const outlines = [];
  for (let owner = 1; owner <= count; owner++) outlines.push(rings(arcs, owner));
  const borders = new Map();
  for (const {left, right, points} of arcs) {
    if (left && right) borders.set(Math.min(left, right) * 1000 + Math.max(left, right), [Math.min(left, right), Math.max(left, right)]);
  }
  return {outlines, borders: [...borders.entries()].sort((a, b) => a[0] - b[0]).map(entry => entry[1])};
}

function smooth(arcs, nodes, rounds) {
  for (let round = 0; round < rounds; round++) {
    for (const node of nodes) node.pulls = [];
    for (const arc of arcs) {
      if (arc.from) arc.from.pulls.push(arc.points[1]);
      if (arc.to) arc.to.pulls.push(arc.points[arc.points.length - 2]);
    }
    for (const arc of arcs) {
      const old = arc.points, last = old.length - 1;
      arc.points = old.map((p, i) => {
        const before = i > 0 ? old[i - 1] : arc.from ? null : old[last - 1];
        const after = i < last ? old[i + 1] : arc.to ? null : old[1];
        return before && after ? [0, 1].map(k => (before[k] + 2 * p[k] + after[k]) / 4) : p;
      });
    }
    for (const node of nodes) {
      const mean = k => node.pulls.reduce((sum, p) => sum + p[k], 0) / node.pulls.length;
      node.x = (node.x + mean(0)) / 2;
      node.y = (node.y + mean(1)) / 2;
    }
    for (const arc of arcs) {
      if (arc.from) arc.points[0] = [arc.from.x, arc.from.y];
      if (arc.to) arc.points[arc.points.length - 1] = [arc.to.x, arc.to.y];
    }
  }
}

/** Douglas and Peucker's thinning; a loop is cut in three first. */
function thin(points, tolerance) {
  const keep = new Uint8Array(points.length), last = points.length - 1;
  const visit = (low, high) => {
    const [ax, ay] = points[low], dx = points[high][0] - ax, dy = points[high][1] - ay, length = Math.hypot(dx, dy);
    let worst = -1, farthest = tolerance;
    for (let i = low + 1; i < high; i++) {
      const px = points[i][0] - ax, py = points[i][1] - ay;
      const away = length === 0 ? Math.hypot(px, py) : Math.abs(px * dy - py * dx) / length;
      if (away > farthest) [farthest, worst] = [away, i];
    }
    if (worst >= 0) {
      keep[worst] = 1;
      visit(low, worst);
      visit(worst, high);
    }
  };
  const loop = last > 4 && points[0][0] === points[last][0] && points[0][1] === points[last][1];
  const cuts = loop ? [0, Math.floor(last / 3), Math.floor(2 * last / 3), last] : [0, last];
  for (const cut of cuts) keep[cut] = 1;
  for (let i = 0; i + 1 < cuts.length; i++) visit(cuts[i], cuts[i + 1]);
  return points.filter((_, i) => keep[i]);
}

/** The rings around one territory, which lies on the right hand; rings the other way round are holes and left out. */
function rings(arcs, owner) {
  const ways = [];
  for (const arc of arcs) {
    if (arc.right === owner) ways.push({from: arc.from, to: arc.to, first: arc.first, last: arc.last, points: arc.points});
    if (arc.left === owner) {
      ways.push({from: arc.to, to: arc.from, first: (arc.last + 2) % 4, last: (arc.first + 2) % 4,
        points: arc.points.slice().reverse()});
    }
  }
  const all = [];
  while (ways.length) {
    let way = ways.shift();
    const start = way.from, ring = way.points.slice(0, -1);
    while (way.to !== start) {
      const onward = ways.filter(next => next.from === way.to);
      const next = onward.find(candidate => candidate.first === (way.last + 1) % 4) ?? onward[0];
      ways.splice(ways.indexOf(next), 1);
      ring.push(...next.points.slice(0, -1));
      way = next;
    }
    if (ring.length > 2 && area(ring) > 0) all.push(ring);
  }
  return all.sort((a, b) => area(b) - area(a));
}

export function area(ring) {
  let twice = 0;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    twice += ring[j][0] * ring[i][1] - ring[i][0] * ring[j][1];
  }
  return twice / 2;
}
