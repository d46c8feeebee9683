import { GroundSign, MarkSign, PieceSign } from '../../hex/signs';
import type { LegendGroup } from '../game-ui';
import { outline } from './board';
import { dynasty as t } from './texts';

export function legendOf(): LegendGroup[] {
  const pieces: [string, string][] = [
    ['city', t.legend.level],
    ...['house', 'token', 'bridge'].map((piece): [string, string] => [piece, t.pieces[piece] as string]),
    ...['soldier', 'knight', 'ship', 'siege'].map((kind): [string, string] => [kind, t.kinds[kind] as string]),
  ];
  return [
    { title: t.legend.pieces, rows: pieces.map(([what, text]) => ({ sign: <PieceSign path={outline(what) as string} />, text })) },
    {
      title: t.legend.terrain,
      rows: Object.entries(t.terrain).map(([terrain, text]) => ({ sign: <GroundSign terrain={terrain} />, text })),
    },
    {
      title: t.legend.marks,
      rows: (['target', 'ready', 'missing', 'area', 'move'] as const).map((mark) => ({
        sign: <MarkSign mark={mark} />,
        text: t.legend[mark],
      })),
    },
  ];
}
