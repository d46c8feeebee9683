import type { Block } from './blocks';

export type Ruling = Extract<Block, { is: 'ruling' }>;

/** A block with its rulings. On a wide page they are beside the block, and beside the following blocks if they need the space. */
export interface Leaf {
  /** Null if rulings follow a heading directly: then they are the text itself. */
  block: Block | null;
  notes: Ruling[];
  /** Its row in the grid of the chapter, from 1. */
  row: number;
  /** How many rows the notes may cover before the next notes begin. */
  reach: number;
}

/** Adds each ruling to the block before it. */
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
