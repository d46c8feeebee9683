import type { Point } from '../../../map/geometry';
import { texts } from '../../../texts/en';
import { landAt, landOf, titleOf, type Land } from '../chart/chart';
import { insertCorner } from '../chart/corners';
import { splitLand } from '../chart/cut';
import { addLand, alongCoast } from '../chart/draw';
import { freshName } from '../chart/naming';
import { contains, cross, edges, same, wellInside } from '../chart/outline';
import { snapTo, type Snap } from '../chart/snap';
import type { Desk, Drawn } from './desk';

const t = texts.maps;

/** Where a click would land with the active tool. */
export function aim(desk: Desk, at: Point, tolerance: number): Snap | null {
  const chart = desk.chart.value;
  switch (desk.tool.value) {
    case 'draw':
      return snapTo(chart, at, { tolerance, drawn: pointsOf(desk.drawn.value) });
    case 'split':
      return snapTo(chart, at, { tolerance });
    case 'select': {
      const held = desk.held.value;
      if (held !== null) {
        return snapTo(chart, at, { tolerance, moving: held });
      }
      return desk.cursor.value !== null && desk.selected.value !== null
        ? snapTo(chart, at, { tolerance, only: desk.selected.value })
        : null;
    }
    default:
      return null;
  }
}

/** All corners of the drawing so far, including paths along the coast. */
export function pointsOf(drawn: readonly Drawn[]): Point[] {
  return drawn.flatMap(({ snap, along }) => [...along, snap.point]);
}

/** A click with a pointer, a finger or Enter at the crosshair. */
export function click(desk: Desk, at: Point, tolerance: number): void {
  switch (desk.tool.value) {
    case 'draw':
      draw(desk, at, tolerance);
      return;
    case 'split':
      split(desk, at, tolerance);
      return;
    case 'select':
      choose(desk, at, tolerance);
      return;
    default: {
      const land = landAt(desk.chart.value, at);
      if (land === null) {
        desk.complain(t.refusals.noLand());
      } else {
        touch(desk, land);
      }
    }
  }
}

/** The tools that work on whole lands. */
function touch(desk: Desk, land: Land): void {
  const first = desk.selected.value;
  switch (desk.tool.value) {
    case 'start':
      desk.toggleStart(land.id);
      desk.select(land.id);
      return;
    case 'water':
      desk.toggleWater(land.id);
      desk.select(land.id);
      return;
    case 'erase':
      desk.erase(land.id);
      return;
    case 'merge':
    case 'link':
      if (first === null || first === land.id) {
        desk.said.value = null;
        desk.select(first === null ? land.id : null);
      } else if (desk.tool.value === 'merge') {
        desk.merge(first, land.id);
      } else {
        desk.link(first, land.id);
        desk.select(null);
      }
      return;
    case 'select':
    case 'draw':
    case 'split':
      return;
  }
}

function choose(desk: Desk, at: Point, tolerance: number): void {
  const chart = desk.chart.value;
  const held = desk.held.value;
  if (held !== null) {
    const snap = snapTo(chart, at, { tolerance, moving: held });
    desk.drop(held, snap.point, snap.edge === undefined ? chart : insertCorner(chart, snap.point, snap.edge));
    return;
  }
  const selected = desk.selected.value;
  if (desk.cursor.value !== null && selected !== null) {
    const snap = snapTo(chart, at, { tolerance, only: selected });
    if (snap.kind !== 'open') {
      if (snap.edge !== undefined) {
        desk.put(insertCorner(chart, snap.point, snap.edge), null);
      }
      desk.corner.value = snap.point;
      desk.held.value = snap.point;
      return;
    }
  }
  desk.said.value = null;
  const land = landAt(chart, at);
  desk.select(land?.id ?? null);
  if (land !== null && desk.cursor.value !== null) {
    desk.say(titleOf(land));
  }
}

function draw(desk: Desk, at: Point, tolerance: number): void {
  const chart = desk.chart.value;
  const drawn = desk.drawn.value;
  const snap = snapTo(chart, at, { tolerance, drawn: pointsOf(drawn) });
  const last = drawn[drawn.length - 1];
  if (snap.kind === 'first' || (last !== undefined && same(last.snap.point, snap.point))) {
    finish(desk);
    return;
  }
  const inside = snap.kind === 'open' ? landAt(chart, snap.point) : null;
  if (inside !== null) {
    desk.complain(t.refusals.inside(titleOf(inside)));
    return;
  }
  const along = last === undefined ? [] : (alongCoast(chart, last.snap, snap) ?? []);
  const way = last === undefined ? [snap.point] : [last.snap.point, ...along, snap.point];
  const hit = along.length > 0 ? null : obstacle(desk, way);
  if (hit !== null) {
    desk.complain(t.refusals.crosses(titleOf(hit), ''));
    return;
  }
  desk.said.value = null;
  desk.selected.value = null;
  desk.drawn.value = [...drawn, { snap, along }];
  if (desk.cursor.value !== null) {
    desk.say(t.did.point(Math.round(snap.point[0]), Math.round(snap.point[1])));
  }
}

/** The land that a straight line would cross. */
function obstacle(desk: Desk, way: readonly Point[]): Land | null {
  const [from, to] = way as [Point, Point | undefined];
  if (to === undefined) {
    return null;
  }
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return (
    desk.chart.value.lands.find((land) =>
      land.rings.some((ring) => wellInside(ring, middle) || edges(ring).some(([a, b]) => cross(from, to, a, b))),
    ) ?? null
  );
}

/** Closes the drawing. Enter, the first point and the button all call this. */
export function finish(desk: Desk): void {
  const drawn = desk.drawn.value;
  const [first, last] = [drawn[0], drawn[drawn.length - 1]];
  if (desk.tool.value !== 'draw' || first === undefined || last === undefined) {
    return;
  }
  const closing = drawn.length > 1 ? (alongCoast(desk.chart.value, last.snap, first.snap) ?? []) : [];
  const fresh = freshName(desk.chart.value);
  const outcome = addLand(desk.chart.value, [...pointsOf(drawn), ...closing], { ...fresh, sea: false });
  if ('refused' in outcome) {
    desk.refuse(outcome);
    return;
  }
  desk.put(outcome.chart, t.did.drawn(fresh.name));
  desk.drawn.value = [];
  desk.selected.value = outcome.land ?? null;
}

function split(desk: Desk, at: Point, tolerance: number): void {
  const chart = desk.chart.value;
  const drawn = desk.drawn.value;
  const snap = snapTo(chart, at, { tolerance });
  const first = drawn[0];
  if (first === undefined) {
    if (snap.kind === 'open') {
      desk.complain(t.refusals['not-on-border'](''));
    } else {
      desk.said.value = null;
      desk.drawn.value = [{ snap, along: [] }];
    }
    return;
  }
  const line = [...pointsOf(drawn), snap.point];
  if (snap.kind === 'open') {
    if (landAt(chart, snap.point) === null) {
      desk.complain(t.refusals['no-way-through'](''));
      return;
    }
    desk.said.value = null;
    desk.drawn.value = [...drawn, { snap, along: [] }];
    return;
  }
  const id = landOfLine(desk, line);
  if (id === null) {
    desk.complain(t.refusals['no-way-through'](''));
    return;
  }
  const fresh = freshName(chart);
  const before = desk.name(id);
  if (desk.try(splitLand(chart, id, line, fresh), () => t.did.split(before, fresh.name))) {
    desk.drawn.value = [];
    desk.selected.value = id;
  }
}

/** The land that contains the first segment of a line. */
function landOfLine(desk: Desk, line: readonly Point[]): number | null {
  const [a, b] = [line[0] as Point, line[1] as Point];
  const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const found = desk.chart.value.lands.find((land) => land.rings.some((ring) => contains(ring, middle)));
  return found?.id ?? landOf(desk.chart.value, desk.selected.value)?.id ?? null;
}
