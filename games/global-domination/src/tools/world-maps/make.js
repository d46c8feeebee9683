// Makes the maps of the real world: Natural Earth's countries, projected, merged and split into lands worth playing,
// traced into outlines that share their borders. The maps are kept in the repository; `npm ci && npm run make` makes them
// again.
import {readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {geoConicEqualArea} from 'd3-geo';
import {geoPatterson, geoProject} from 'd3-geo-projection';
import {feature} from 'topojson-client';
import {Grid, noise} from './grid.js';
import {area, trace} from './trace.js';
import {WORLD, WORLD_SEA, COMPACT, COMPACT_SEA} from './world.js';
import {EUROPE, EUROPE_SEA} from './europe.js';
import {pickStarts} from './starts.js';

const require = createRequire(import.meta.url);
const atlas = JSON.parse(readFileSync(require.resolve('world-atlas/countries-50m.json')));
const countries = new Map(feature(atlas, atlas.objects.countries).features.map(f => [f.properties.name, f]));
const ATTRIBUTION = 'Coasts and countries from Natural Earth (public domain, naturalearthdata.com)';
const OUT = new URL('../../main/resources/arbiter/games/globaldomination/maps/', import.meta.url);

/**
 * `A, B@1,2 B@3,4, C#5,6` as parts: a country, and where it is split, a place in the part that is meant. With `#` only
 * whole islands are shared out.
 */
function parts(text) {
  return text.split(/, (?=\D)|(?<=[@#]-?[\d.]+,-?[\d.]+) /).flatMap(part => {
    const at = part.match(/^(.*?)([@#])(-?[\d.]+),(-?[\d.]+)$/);
    return [at ? {country: at[1].trim(), site: [+at[3], +at[4]], whole: at[2] === '#'} : {country: part.trim()}];
  });
}

function rasterise(list, projection, width, height, {limit = () => true} = {}) {
  const grid = new Grid(width, height);
  const claims = new Map();
  list.forEach(([code, , members], index) => {
    for (const {country, site, whole} of parts(members)) {
      if (!countries.has(country)) throw new Error(`${code}: no country ${country}`);
      if (!claims.has(country)) claims.set(country, []);
      claims.get(country).push({owner: index + 1, site: site && projection(site), whole});
    }
  });
  const bendX = noise(3, 46), bendY = noise(4, 46);
  for (const [country, owners] of claims) {
    const plane = geoProject(countries.get(country), projection);
    const polygons = plane.geometry.type === 'Polygon' ? [plane.geometry.coordinates] : plane.geometry.coordinates;
    const sizes = polygons.map(polygon => Math.abs(area(polygon[0])));
    polygons.forEach((polygon, i) => {
      // Islands are not cut: they go whole to the nearest place. Only the mainland is split.
      const whole = owners.some(owner => owner.whole) || sizes[i] < Math.max(...sizes);
      const [midX, midY] = centroid(polygon[0]);
      if (whole && !keep(country, projection.invert([midX, midY]))) return;
      const inside = owners.filter(owner => owner.site && contains(polygon[0], owner.site));
      const candidates = whole || !inside.length ? owners : inside;
      grid.fill(polygon, (x, y) => {
        if (!limit(x, y)) return;
        const wx = whole ? midX : x + 16 * bendX(x, y), wy = whole ? midY : y + 16 * bendY(x, y);
        let best = candidates[0], least = Infinity;
        for (const owner of candidates) {
          const away = owner.site ? (wx - owner.site[0]) ** 2 + (wy - owner.site[1]) ** 2 : 0;
          if (away < least) [least, best] = [away, owner];
        }
        grid.cells[y * width + x] = best.owner;
      });
    });
  }
  return grid;
}

/** Specks of land far from home are left out: they would make a land reach across an ocean. */
function keep(country, [lon, lat]) {
  return !(['Norway', 'Russia'].includes(country) && lat > 75)
    && !(country === 'Norway' && lon < 2)
    && !(['Spain', 'Portugal'].includes(country) && lon < -10)
    && !(country === 'Ecuador' && lon < -85)
    && !(country === 'Chile' && lon < -77);
}

function contains(ring, [x, y]) {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    if (ring[i][1] > y !== ring[j][1] > y
      && x < (ring[j][0] - ring[i][0]) * (y - ring[i][1]) / (ring[j][1] - ring[i][1]) + ring[i][0]) inside = !inside;
  }
  return inside;
}

function centroid(ring) {
  let x = 0, y = 0, sum = 0;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const cross = ring[j][0] * ring[i][1] - ring[i][0] * ring[j][1];
    x += (ring[j][0] + ring[i][0]) * cross;
    y += (ring[j][1] + ring[i][1]) * cross;
    sum += 3 * cross;
  }
  return sum === 0 ? ring[0] : [x / sum, y / sum];
}

/** Merges lands of one map into those of a coarser one. */
function merged(grid, list, coarse) {
  const to = new Int16Array(list.length + 1);
  coarse.forEach(([, , codes], index) => {
    for (const code of codes.split(' ')) {
      const from = list.findIndex(land => land[0] === code);
      if (from < 0) throw new Error(`no land ${code}`);
      to[from + 1] = index + 1;
    }
  });
  const left = list.filter((_, i) => !to[i + 1]).map(land => land[0]);
  if (left.length) throw new Error(`left over: ${left}`);
  const result = new Grid(grid.width, grid.height);
  grid.cells.forEach((owner, i) => result.cells[i] = to[owner]);
  return result;
}

function write(file, name, list, grid, sea, {island, lake, seats, tolerance}) {
  grid.tidy(island, lake);
  grid.smooth();
  grid.tidy(island, lake);
  const {outlines, borders} = trace(grid, list.length, {tolerance});
  const index = new Map(list.map(([code], i) => [code, i + 1]));
  const lines = sea.trim().split(/\s+/).map(pair => {
    const ends = pair.split('~').map(code => {
      if (!index.has(code)) throw new Error(`${name}: no land ${code} in ${pair}`);
      return index.get(code);
    }).sort((a, b) => a - b);
    if (borders.some(([a, b]) => a === ends[0] && b === ends[1])) throw new Error(`${name}: ${pair} is a land border`);
    return ends;
  }).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const starts = pickStarts(list.length, [...borders, ...lines], seats);
  const territories = list.map(([code, title], i) => {
    if (!outlines[i].length) throw new Error(`${name}: ${code} has no land`);
    return JSON.stringify({id: i + 1, name: title, code, ...(starts.has(i + 1) ? {start: true} : {}), outline: outlines[i]});
  });
  const pairs = list => list.map(pair => `[${pair.join(', ')}]`).join(',\n');
  const text = `{\n"format": "arbiter-map/1",\n"name": ${JSON.stringify(name)},\n"attribution": ${JSON.stringify(ATTRIBUTION)},\n`
    + `"territories": [\n${territories.join(',\n')}\n],\n"borders": [\n${pairs(borders)}\n],\n"seaLines": [\n${pairs(lines)}\n]\n}\n`;
  writeFileSync(new URL(file, OUT), text);
  const neighbours = new Map(list.map(([code]) => [code, []]));
  for (const [a, b] of borders) { neighbours.get(list[a - 1][0]).push(list[b - 1][0]); neighbours.get(list[b - 1][0]).push(list[a - 1][0]); }
  for (const [a, b] of lines) { neighbours.get(list[a - 1][0]).push('~' + list[b - 1][0]); neighbours.get(list[b - 1][0]).push('~' + list[a - 1][0]); }
  console.log(`${name}: ${list.length} lands, ${borders.length} borders, ${lines.length} sea lines, ${starts.size} starts, ${Math.round(text.length / 1024)} kB`);
  if (process.argv.includes('--verbose')) for (const [code, all] of neighbours) console.log(`  ${code} ${all.join(' ')}`);
}

// The cut of the world lies in the Bering Strait, so that no land is torn apart; the far south and north are left out.
const width = 2000, height = 1010;
const patterson = geoPatterson().rotate([-11, 0]).scale(width / (2 * Math.PI)).translate([width / 2, 575]).precision(0.1);
const world = rasterise(WORLD, patterson, width, height);
const compact = merged(world, WORLD, COMPACT);
write('world.json', 'World', WORLD, world, WORLD_SEA, {island: 14, lake: 40, seats: 12, tolerance: 0.55});
write('compact-world.json', 'Compact world', COMPACT, compact, COMPACT_SEA, {island: 22, lake: 60, seats: 8, tolerance: 0.8});

// Europe: a conic projection along its middle parallel. East and south the land ends in a frayed edge, not at a ruler.
const conic = geoConicEqualArea().parallels([40, 60]).rotate([-14, 0]).center([2, 51.5]).scale(1750).translate([800, 735]).precision(0.1);
const fray = noise(9, 60);
const europe = rasterise(EUROPE, conic, 1600, 1410,
  {limit: (x, y) => x + 26 * fray(x, y) < 1490 && y + 26 * fray(x + 500, y) < 1370
    && !(x > 1120 && y + 30 * fray(x, y + 900) < 175)});
write('europe.json', 'Europe', EUROPE, europe, EUROPE_SEA, {island: 30, lake: 60, seats: 9, tolerance: 0.6});
