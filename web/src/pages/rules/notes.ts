import type { Block } from './blocks';

export type Ruling = Extract<Block, { is: 'ruling' }>;

/** A block with the rulings on it: on a wide page they are next to it, and next to what follows as far as they need room. */
export interface Leaf {
  /** Null where rulings follow a heading: there they are the text itself. */
  block: Block | null;
  notes: Ruling[];
  /** Its line in the grid of the chapter, from 1. */
  row: number;
  /** How many lines the notes may fill before other notes begin. */
  reach: number;
}

/** Puts each ruling to the block that it follows. */
export function leavesOf(blocks: Block[]): Leaf[] {
  const leaves: Leaf[] = [];
  for (const block of blocks) {
    const last = leaves.at(-1);
    if (block.is !== 'ruling') {
      leaves.push({ block, notes: [], row: leaves.length + 1, reach: 1 });
    } else if (last === undefined || last.block?.is === 'heading') {
      leaves.push({ block: null, notes: [block], row: leaves.length + 1, reach: 1 });
    } else {
      last.notes.push(block);
    }
  }
  let next = leaves.length + 1;
  for (const leaf of leaves.toReversed()) {
    if (leaf.notes.length > 0) {
      leaf.reach = next - leaf.row;
      next = leaf.row;
    }
  }
  return leaves;
}
