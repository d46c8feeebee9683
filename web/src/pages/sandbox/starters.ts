/** A small position for each game to begin with. */
export const STARTERS: { name: string; text: string }[] = [
  {
    name: 'Global Domination VI',
    text: `scenario "Five march on a watchtower"
game gd6
players A B
map
  1-2-3-4
given
  1: A, 6 army, hq
  3: B, 2 army, watchtower
  4: B, 3 army, hq
when
  A: move 5 1>2>3
  B: move 1 4>3
`,
  },
  {
    name: 'Global Domination V',
    text: `scenario "Eight against five"
game gd5
option generation=off
option unit-cap=100
players A B
map
  1-2-3
given
  1: A, 8 troop, hq
  2: B, 5 troop
  3: B, 2 troop, hq
when
  A: move 8 1>2
`,
  },
  {
    name: 'Dynasty Builder',
    text: `scenario "Two Soldiers meet"
game dynasty
players A B
board radius 8
  water 0,0
given
  0,8: A city 1
  0,-8: B city 1
  1,1: soldier a1
  2,0: soldier b1
when
  A: march a1 attack 2,0
  dice 4 3
`,
  },
  {
    name: 'Carbon & Crystal',
    text: `scenario "A Line Guard fires into the forest"
game carbon
players A B
given
  start
  A.LGD#1: -4,0
  B.SHA#1: -3,0
when
  A: ATTACK LGD#1 B.SHA#1
  dice 4 5 2 5 3
`,
  },
];
