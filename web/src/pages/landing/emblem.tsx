import './emblem.css';
import type { Face } from '../../api/types';

/** The emblem of a game, as the game draws it. */
export function Emblem({ face }: { face: Face }) {
  return <svg class="emblem" viewBox="0 0 96 56" aria-hidden="true" dangerouslySetInnerHTML={{ __html: face.emblem }} />;
}
