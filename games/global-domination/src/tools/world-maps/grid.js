// The plane as small squares, each with the number of its territory, 0 for sea.

/** Smooth hills from -1 to 1, the same for the same place. */
export function noise(seed, size) {
  const height = (x, y) => {
    let h = (seed * 374761393 + x * 668265263 + y * 2147483647) | 0;
    h = Math.imul(h ^ (h >>> 13), 1274126177);
    h ^= h >>> 16;
    return (h & 0xffff) / 0x7fff - 1;
  };
  const ease = t => t * t * (3 - 2 * t);
  const octave = (x, y) => {
    const left = Math.floor(x), top = Math.floor(y);
    const across = ease(x - left), down = ease(y - top);
    const upper = height(left, top) * (1 - across) + height(left + 1, top) * across;
    const lower = height(left, top + 1) * (1 - across) + height(left + 1, top + 1) * across;
    return upper * (1 - down) + lower * down;
  };
  return (x, y) =>
    (4 * octave(x / size, y / size) + 2 * octave(2 * x / size, 2 * y / size) + octave(4 * x / size, 4 * y / size)) / 7;
}

export class Grid {
  constructor(width, height) {
    this.width = width;
    this.height = height;
    this.cells = new Int16Array(width * height);
  }

  at(x, y) {
    return x < 0 || y < 0 || x >= this.width || y >= this.height ? 0 : this.cells[y * this.width + x];
  }

  /** Calls `paint` for every square whose middle lies inside the polygon (a list of rings, by the even-odd rule). */
  fill(rings, paint) {
    for (let y = 0; y < this.height; y++) {
      const crossings = [];
      for (const ring of rings) {
        for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
          const [ax, ay] = ring[j], [bx, by] = ring[i];
          if (ay > y + 0.5 !== by > y + 0.5) {
            crossings.push(ax + (bx - ax) * (y + 0.5 - ay) / (by - ay));
          }
        }
      }
      crossings.sort((a, b) => a - b);
      for (let i = 0; i + 1 < crossings.length; i += 2) {
        const from = Math.max(0, Math.ceil(crossings[i] - 0.5));
        const to = Math.min(this.width - 1, Math.floor(crossings[i + 1] - 0.5));
        for (let x = from; x <= to; x++) {
          paint(x, y);
        }
      }
    }
  }

  /** The connected pieces, each with its owner and its squares. */
  pieces() {
    const seen = new Uint8Array(this.cells.length);
    const pieces = [];
    for (let start = 0; start < this.cells.length; start++) {
      if (seen[start]) continue;
      const owner = this.cells[start];
      const squares = [start];
      seen[start] = 1;
      for (let next = 0; next < squares.length; next++) {
        const at = squares[next], x = at % this.width;
        for (const [to, inside] of [[at - 1, x > 0], [at + 1, x < this.width - 1], [at - this.width, at >= this.width],
          [at + this.width, at + this.width < this.cells.length]]) {
          if (inside && !seen[to] && this.cells[to] === owner) {
            seen[to] = 1;
            squares.push(to);
          }
        }
      }
      pieces.push({owner, squares});
    }
    return pieces;
  }

  /** What lies around a piece, most of all. */
  around(piece) {
    const counts = new Map();
    for (const at of piece.squares) {
      const x = at % this.width;
      for (const [to, inside] of [[at - 1, x > 0], [at + 1, x < this.width - 1], [at - this.width, at >= this.width],
        [at + this.width, at + this.width < this.cells.length]]) {
        if (inside && this.cells[to] !== piece.owner) {
          counts.set(this.cells[to], (counts.get(this.cells[to]) || 0) + 1);
        }
      }
    }
    return [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? 0;
  }

  /** Drops islands and lakes too small to see; what is cut off from its own land goes to who surrounds it. */
  tidy(island, lake) {
    const largest = new Map();
    const pieces = this.pieces();
    for (const piece of pieces) {
      if (piece.squares.length > (largest.get(piece.owner)?.squares.length ?? 0)) {
        largest.set(piece.owner, piece);
      }
    }
    for (const piece of pieces) {
      const small = piece.owner === 0 ? piece.squares.length < lake : piece.squares.length < island;
      if (small && largest.get(piece.owner) !== piece) {
        const to = this.around(piece);
        for (const at of piece.squares) this.cells[at] = to;
      }
    }
  }

  /** Squares that differ from most around them follow these: no hair-thin spits. */
  smooth() {
    const before = this.cells.slice();
    for (let y = 1; y < this.height - 1; y++) {
      for (let x = 1; x < this.width - 1; x++) {
        const counts = new Map();
        for (let dy = -1; dy <= 1; dy++) {
          for (let dx = -1; dx <= 1; dx++) {
            const near = before[(y + dy) * this.width + x + dx];
            counts.set(near, (counts.get(near) || 0) + 1);
          }
        }
        const own = counts.get(before[y * this.width + x]);
        for (const [owner, count] of counts) {
          if (own <= 3 && count >= 5) this.cells[y * this.width + x] = owner;
        }
      }
    }
  }
}
