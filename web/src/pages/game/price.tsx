import type { Price } from '../../api/types';
import { texts } from '../../texts/en';
import type { Table } from './table';

/** Each resource with its amount, '20 gold, 1 stone'; empty if it is free. */
export function priceWords(table: Table, price: Price): string {
  const pots = table.desk.answer.value?.purse ?? [];
  return Object.entries(price)
    .map(([id, amount]) => texts.game.price(amount, pots.find((pot) => pot.id === id)?.name ?? id))
    .join(', ');
}

export function PriceTag({ table, price }: { table: Table; price: Price }) {
  const words = priceWords(table, price);
  return words === '' ? null : <span class="small price">{words}</span>;
}
