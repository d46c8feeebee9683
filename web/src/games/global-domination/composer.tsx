import { useEffect, useState } from 'preact/hooks';
import { api } from '../../api/client';
import type { Line } from '../../api/types';
import { InlineGlyph } from '../../map/glyphs';
import { Icon } from '../../shell/icons';
import { texts } from '../../texts/en';
import { pathTitles, type Compose } from './compose';
import type { MapSession } from './session';
import { titleOf, type World } from './world';

const t = texts.boards;

/** The order that is being tapped together: what, how many, where, and whether it will do. */
export function Composer({ session }: { session: MapSession }) {
  const compose = session.compose.value;
  const world = session.world.value;
  if (compose === null || world === null) {
    return null;
  }
  const line = session.line();
  return (
    <div class="composer stack tight">
      <div class="row apart">
        <p class="composer-title grow">{titleFor(compose, world)}</p>
        {'amount' in compose ? <Amount session={session} compose={compose} /> : null}
      </div>
      <p class="small faint hint">{compose.kind === 'move' ? t.hint.path : compose.kind === 'target' ? t.hint.target : ''}</p>
      <Preview session={session} line={line} />
      <div class="row">
        <button class="button primary slim" disabled={line === null} onClick={() => session.commit()}>
          {t.act.add}
        </button>
        {compose.kind === 'move' && compose.path.length > 1 ? (
          <button class="button slim" onClick={() => (session.compose.value = { ...compose, path: compose.path.slice(0, -1) })}>
            <Icon name="undo" /> <span class="wide-only">{t.act.step}</span>
            <span class="unseen">{t.act.step}</span>
          </button>
        ) : null}
        <button class="button quiet slim" onClick={() => (session.compose.value = null)}>
          {t.act.give}
        </button>
      </div>
    </div>
  );
}

function titleFor(compose: Compose, world: World) {
  const title = (id: number) => {
    const place = world.byId.get(id);
    return place === undefined ? String(id) : titleOf(place);
  };
  switch (compose.kind) {
    case 'move':
      return (
        <>
          <InlineGlyph kind={compose.unit} /> {pathTitles(compose.path, world)}
          {compose.path.length === 1 ? ' → …' : ''}
        </>
      );
    case 'amount':
      return `${t.act[compose.verb as 'spawn'] ?? compose.verb}: ${title(compose.at)}`;
    case 'promote':
      return (
        <>
          {t.act.promote}: <InlineGlyph kind={compose.unit} /> {t.unit[compose.unit]?.[0]}
        </>
      );
    case 'target':
      return `${title(compose.from)} → ${compose.to === null ? '…' : title(compose.to)}`;
  }
}

function Amount({ session, compose }: { session: MapSession; compose: Extract<Compose, { amount: number }> }) {
  const most = compose.kind === 'move' ? session.free(compose.path[0] as number, compose.unit) : null;
  const set = (amount: number) => (session.compose.value = { ...compose, amount: Math.max(1, amount) });
  return (
    <div class="row nowrap amount">
      <button class="button slim icon" aria-label={t.act.less} disabled={compose.amount <= 1} onClick={() => set(compose.amount - 1)}>
        <Icon name="minus" />
      </button>
      <input
        class="input count amount-input"
        inputMode="numeric"
        aria-label={t.total}
        value={compose.amount}
        onInput={(event) => set(Number(event.currentTarget.value.replace(/\D/g, '')) || 1)}
      />
      <button
        class="button slim icon"
        aria-label={t.act.moreOf}
        disabled={most !== null && compose.amount >= most}
        onClick={() => set(compose.amount + 1)}
      >
        <Icon name="plus" />
      </button>
      {most === null ? null : (
        <button class="button slim" onClick={() => set(most)} disabled={most < 1}>
          {t.act.all} {most}
        </button>
      )}
    </div>
  );
}

/** The verdict before the order is added, asked of the one who will judge it. */
function Preview({ session, line }: { session: MapSession; line: string | null }) {
  const [verdict, setVerdict] = useState<Line | null>(null);
  useEffect(() => {
    setVerdict(null);
    const draft = session.table.draft.peek();
    const sheet = draft?.sheet.peek() ?? null;
    if (line === null || draft === null || sheet === null) {
      return;
    }
    const stop = new AbortController();
    const timer = window.setTimeout(() => {
      api
        .post<{ lines: Line[] }>(`${session.table.path}/check`, { lines: [...draft.texts, line] }, { signal: stop.signal })
        .then((answer) => setVerdict(answer.lines.at(-1) ?? null))
        .catch(() => undefined);
    }, 120);
    return () => {
      window.clearTimeout(timer);
      stop.abort();
    };
  }, [line]);
  if (line === null) {
    return null;
  }
  return (
    <p class="small composer-verdict" aria-live="polite">
      <code>{verdict?.normal ?? line}</code>{' '}
      {verdict === null ? null : verdict.accepted ? (
        <span class="good">{texts.game.sheet.accepted}</span>
      ) : (
        <span class="danger-text">{verdict.sentence}</span>
      )}
    </p>
  );
}
