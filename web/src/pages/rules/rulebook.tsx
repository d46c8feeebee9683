import './rules.css';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Rulebook } from '../../api/types';
import { useFetched } from '../../shell/fetching';
import { Frame } from '../../shell/frame';
import { Waiting } from '../../shell/lazy';
import { Link, place } from '../../shell/router';
import { texts } from '../../texts/en';
import { Markdown } from './markdown';
import { passagesOf, search } from './search';

const t = texts.pages.rules;

/** A rulebook, a chapter at a time; a rule's id in the address leads to the rule. */
export function RulebookPage({ ruleset, chapter }: Record<string, string>) {
  const book = useFetched<Rulebook>(`/rulesets/${ruleset}/rulebook`);
  if (book.problem !== null) {
    return (
      <Frame title={t.title} narrow>
        <p class="note bad">{book.problem}</p>
      </Frame>
    );
  }
  return book.value === null ? <Waiting /> : <Open book={book.value} ruleset={ruleset as string} chapter={chapter} />;
}

function Open({ book, ruleset, chapter }: { book: Rulebook; ruleset: string; chapter: string | undefined }) {
  const query = useSignal('');
  const passages = useMemo(() => passagesOf(book.chapters), [book]);
  const anchor = place.value.hash;
  const byAnchor = anchor === '' ? undefined : book.chapters.find((c) => c.markdown.includes(`**${anchor}**`));
  const shown = book.chapters.find((c) => c.file === chapter) ?? byAnchor ?? book.chapters[0];
  useEffect(() => {
    if (anchor !== '') {
      document.getElementById(anchor)?.scrollIntoView({ block: 'start' });
    }
  }, [anchor, shown?.file]);
  const found = search(passages, query.value);
  return (
    <Frame title={shown?.title ?? t.title}>
      <div class="rulebook">
        <aside class="stack tight">
          <input class="input" type="search" aria-label={t.search} placeholder={t.search} value={query.value} onInput={(event) => (query.value = event.currentTarget.value)} />
          {query.value.trim().length > 1 ? (
            <div aria-live="polite">
              <p class="small faint">{t.found(found.length)}</p>
              <ul class="found">
                {found.map((passage, i) => (
                  <li key={i}>
                    <Link href={`/rules/${ruleset}/${passage.chapter}${passage.anchor === null ? '' : '#' + passage.anchor}`} onClickCapture={() => (query.value = '')}>
                      <strong class="small">
                        {passage.title} {passage.anchor}
                      </strong>
                      <span class="small faint block">{passage.text.slice(0, 140)}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ) : null}
          <nav aria-label={t.chapters} class="chapters">
            {book.chapters.map((c) => (
              <Link key={c.file} href={`/rules/${ruleset}/${c.file}`} aria-current={c === shown ? 'page' : undefined}>
                {c.title}
              </Link>
            ))}
          </nav>
        </aside>
        <article class="prose rule-text">{shown === undefined ? null : <Markdown text={shown.markdown} ruleset={ruleset} />}</article>
      </div>
    </Frame>
  );
}
