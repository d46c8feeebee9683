import type { ComponentChildren } from 'preact';
import type { Game, SeatBrief } from '../../api/types';
import { Link } from '../../shell/router';
import { texts } from '../../texts/en';
import { leaveNote, personOn } from './notes';
import { reliabilityNote } from './reliability';

const t = texts.game.players;

/** The address of a person's profile. Names of guests are not unique. */
export function profileOf(player: { id: string; name: string; guest?: boolean }): string {
  return `/people/${encodeURIComponent(player.guest === true ? player.id : player.name)}`;
}

/** One line below a seat: who plays it, whether the person can be relied on, and is away. */
export function PersonLine({ game, seat, more = [] }: { game: Game; seat: SeatBrief; more?: (string | null)[] }) {
  const person = personOn(game, seat.seat);
  const player = seat.player ?? null;
  const words: ComponentChildren[] = [
    seat.seat === game.me.seat ? t.you : null,
    player === null || seat.seat === game.me.seat ? null : <Link href={profileOf(player)}>{player.name}</Link>,
    seat.bot ? <Link href={`/people/${seat.bot}`}>{t.bot(seat.bot)}</Link> : null,
    seat.state === 'open' ? texts.openSeat : null,
    player?.guest === true ? t.guest : null,
    ...more,
    reliabilityNote(person),
    leaveNote(person),
  ].filter((word) => word !== null);
  return words.length === 0 ? null : <p class="small faint">{words.map((word, i) => [i === 0 ? '' : ' · ', word])}</p>;
}
