import './rules.css';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Rulebook } from '../../api/types';
import { useFetched } from '../../shell/fetching';
import { Apology, Frame } from '../../shell/frame';
import { Waiting } from '../../shell/lazy';
import { Link, place } from '../../shell/router';
import { texts } from '../../texts/en';
import { rulesOf } from './citations';
import { Markdown } from './markdown';
import { passagesOf, search } from './search';

const t = texts.pages.rules;

/** Without the file extension: a server takes an address with a dot for a file that must exist. */
export function chapterPath(ruleset: string, file: string): string {
  return `/rules/${ruleset}/${file.replace(/\.md$/, '')}`;
}

/** A rulebook, one chapter at a time. A rule id in the address scrolls to that rule. */
export function RulebookPage({ ruleset, chapter }: Record<string, string>) {
  const book = useFetched<Rulebook>(`/rulesets/${ruleset}/rulebook`);
  if (book.problem !== null) {
    return <Apology title={t.none} sentence={book.problem} again={book.again} />;
  }
  return book.value === null ? <Waiting /> : <Open book={book.value} ruleset={ruleset as string} chapter={chapter} />;
}

function Open({ book, ruleset, chapter }: { book: Rulebook; ruleset: string; chapter: string | undefined }) {
  const query = useSignal('');
  const passages = useMemo(() => passagesOf(book.chapters), [book]);
  const rules = useMemo(() => rulesOf(book.chapters), [book]);
  const anchor = place.value.hash;
  const byAnchor = anchor === '' ? undefined : book.chapters.find((c) => c.markdown.includes(`**${anchor}**`));
  const shown = book.chapters.find((c) => c.file.replace(/\.md$/, '') === chapter) ?? byAnchor ?? book.chapters[0];
  useEffect(() => {
    if (anchor !== '') {
      document.getElementById(anchor)?.scrollIntoView({ block: 'start' });
    }
  }, [anchor, shown?.file]);
  const chapters = useRef<HTMLElement | null>(null);
  useEffect(() => {
    // On a phone the chapters are in one scrolling line. The open one must be visible, at its final width.
    void document.fonts.ready.then(() => {
      const open = chapters.current?.querySelector<HTMLElement>('[aria-current]');
      if (chapters.current !== null && open) {
        chapters.current.scrollLeft = open.offsetLeft - (chapters.current.clientWidth - open.offsetWidth) / 2;
      }
    });
  }, [shown?.file]);
  const at = shown === undefined ? -1 : book.chapters.indexOf(shown);
  const before = at > 0 ? book.chapters[at - 1] : undefined;
  const after = at >= 0 ? book.chapters[at + 1] : undefined;
  const found = search(passages, query.value);
  return (
    <Frame title={shown?.title ?? t.title}>
      <div class="rulebook">
        <aside class="stack tight">
          <Link href="/rules" class="back-to-shelf small">
            ← {t.title}
          </Link>
          <input
            class="input"
            type="search"
            aria-label={t.search}
            placeholder={t.search}
            value={query.value}
            onInput={(event) => (query.value = event.currentTarget.value)}
          />
          {query.value.trim().length > 1 ? (
            <div aria-live="polite">
              <p class="small faint">{t.found(found.length)}</p>
              <ul class="found">
                {found.map((passage, i) => (
                  <li key={i}>
                    <Link
                      href={chapterPath(ruleset, passage.chapter) + (passage.anchor === null ? '' : '#' + passage.anchor)}
                      onClickCapture={() => (query.value = '')}
                    >
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
          <nav aria-label={t.chapters} class="chapters" ref={chapters}>
            {book.chapters.map((c) => (
              <Link key={c.file} href={chapterPath(ruleset, c.file)} aria-current={c === shown ? 'page' : undefined}>
                {c.title}
              </Link>
            ))}
          </nav>
        </aside>
        <article class="prose rule-text">
          {shown === undefined ? null : <Markdown text={shown.markdown} book={{ ruleset, rules }} pictures={shown.pictures} />}
          <nav class="leaf" aria-label={t.leaf}>
            {before === undefined ? <span /> : <Link href={chapterPath(ruleset, before.file)}>← {before.title}</Link>}
            {after === undefined ? <span /> : <Link href={chapterPath(ruleset, after.file)}>{after.title} →</Link>}
          </nav>
        </article>
      </div>
    </Frame>
  );
}
