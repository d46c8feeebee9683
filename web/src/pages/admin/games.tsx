import { useSignal } from '@preact/signals';
import { usePaged, useSearching } from '../../shell/paging';
import { Link } from '../../shell/router';
import { ShowMore } from '../../shell/show-more';
import { moment } from '../../shell/time';
import { texts } from '../../texts/en';

const t = texts.pages.admin;

interface GameLine {
  id: string;
  name: string;
  ruleset: string;
  status: string;
  host: string;
  visibility: string;
  turn: number;
  size: number;
  people: number;
  deadline: string | null;
  updatedAt: string;
}

const AT_ONCE = 20;

/** All games of this server, without their secrets. */
export function GamesTable() {
  const name = useSignal('');
  return (
    <section class="card stack" aria-label={t.games}>
      <h2>{t.games}</h2>
      <input
        class="input"
        type="search"
        aria-label={`${t.games}: ${t.search}`}
        placeholder={t.search}
        value={name.value}
        onInput={(event) => (name.value = event.currentTarget.value)}
      />
      <Found key={name.value} name={name.value} />
    </section>
  );
}

function Found({ name }: { name: string }) {
  const games = usePaged<GameLine>(`/admin/games?limit=${AT_ONCE}&name=${encodeURIComponent(name)}`, 'games');
  const searching = useSearching(games, name.trim() === '' ? 0 : AT_ONCE);
  const found = games.items ?? [];
  return (
    <>
      {searching ? (
        <p class="faint" role="status">
          {texts.watch.searching}
        </p>
      ) : games.items !== null && found.length === 0 ? (
        <p class="empty">{t.none}</p>
      ) : null}
      <ul class="lines">
        {found.map((game) => (
          <li key={game.id} class="line-head">
            <Link href={`/game/${game.id}`} class="line-link clip">
              {game.name}
            </Link>
            <span class={'tag' + (game.status === 'running' ? ' good' : '')}>{t.statuses[game.status] ?? game.status}</span>
            <span class="small faint count line-note">
              {game.ruleset} · {t.host} {game.host} · {texts.turn(game.turn)} · {texts.lobby.seats(game.people, game.size)}
              {game.deadline === null ? '' : ` · ${moment(game.deadline)}`}
            </span>
            {game.status === 'running' || game.status === 'paused' ? (
              <Link href={`/game/${game.id}/host`} class="small line-host" aria-label={`${texts.host.title}: ${game.name}`}>
                {texts.host.title}
              </Link>
            ) : null}
          </li>
        ))}
      </ul>
      {searching ? null : <ShowMore more={games.more} of={t.games} />}
    </>
  );
}
