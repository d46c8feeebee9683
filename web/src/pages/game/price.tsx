import { Fragment } from 'preact';
import type { Price } from '../../api/types';
import { texts } from '../../texts/en';
import type { Table } from './table';

/** Each resource with its amount, '20 gold, 1 stone'; nothing if it is free. */
export function PriceTag({ table, price }: { table: Table; price: Price }) {
  const pots = table.desk.answer.value?.purse ?? [];
  const amounts = Object.entries(price).map(([id, amount]) => texts.game.price(amount, pots.find((pot) => pot.id === id)?.name ?? id));
  return amounts.length === 0 ? null : (
    <span class="small price">
      {amounts.map((amount, i) => (
        <Fragment key={amount}>
          {i > 0 ? ' ' : ''}
          <span>{amount + (i < amounts.length - 1 ? ',' : '')}</span>
        </Fragment>
      ))}
    </span>
  );
}
