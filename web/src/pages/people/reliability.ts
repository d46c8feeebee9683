import type { PersonAtTable } from '../../api/types';
import { texts } from '../../texts/en';

const t = texts.people.reliability;

/** '96 % of 80 turns played, 2 missed, 1 left to others', 'new here'; null for seats without a known person. */
export function reliabilityNote(person: PersonAtTable | null): string | null {
  if (person === null) {
    return null;
  }
  const { percent, turns, missed, abandoned, newcomer } = person.reliability;
  if (percent === null || newcomer) {
    return t.newcomer;
  }
  const lost = [missed === 0 ? null : `${missed} ${t.missed}`, abandoned === 0 ? null : `${abandoned} ${t.abandoned}`].filter(
    (part) => part !== null,
  );
  return [t.share(percent, turns), ...lost].join(', ');
}
