import type { SeatBrief } from '../api/types';
import { onColour } from '../map/colours';
import { patternStroke } from '../map/patterns';
import { texts } from '../texts/en';

/** A player's small flag: colour, pattern and two letters. */
export function Badge({ seat }: { seat: SeatBrief }) {
  const ink = onColour(seat.colour);
  const id = `flag-${seat.colour.slice(1)}-${seat.pattern}`;
  return (
    <span class="badge" aria-hidden="true">
      <svg viewBox="0 0 28 20">
        <defs>
          <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
            <path d={patternStroke(seat.pattern)} fill="none" stroke={ink} stroke-opacity="0.22" />
          </pattern>
        </defs>
        <rect width="28" height="20" fill={seat.colour} />
        <rect width="28" height="20" fill={`url(#${id})`} />
        <text x="14" y="14.4" text-anchor="middle" font-size="12" font-weight="700" fill={ink}>
          {seat.mark}
        </text>
      </svg>
    </span>
  );
}

export function seatName(seat: SeatBrief | undefined): string {
  return seat === undefined ? texts.openSeat : seat.country || seat.player?.name || texts.openSeat;
}

export function Who({ seat }: { seat: SeatBrief }) {
  return (
    <span class="who">
      <Badge seat={seat} />
      <span class="clip">{seatName(seat)}</span>
    </span>
  );
}
