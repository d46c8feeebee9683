import { type ComponentChildren, Fragment } from 'preact';
import { Link } from '../../shell/router';
import { SvgPicture } from '../../shell/svg-picture';
import { texts } from '../../texts/en';
import { blocksOf, spansOf, type Block } from './blocks';
import { citationsIn } from './citations';
import { leavesOf, type Ruling } from './notes';
import { ScenarioFence } from './scenario-fence';

const t = texts.pages.rules;
const RULE_ID = /^[A-Z][A-Z0-9]*-[\w.]+$/;

/** The book of a chapter: texts link to its rules. */
interface Book {
  ruleset: string;
  rules: ReadonlySet<string>;
}

interface MarkdownProps {
  text: string;
  book: Book;
  pictures: Picture[];
}

/** A chapter. All texts become text nodes, never markup, so that a rulebook cannot inject anything. */
export function Markdown({ text, book, pictures }: MarkdownProps) {
  return (
    <>
      {leavesOf(blocksOf(text)).map(({ block, notes, row, reach }) => (
        <Fragment key={row}>
          {block === null ? null : <BlockView block={block} book={book} pictures={pictures} />}
          {notes.length === 0 ? null : (
            <div
              class={block === null ? 'notes' : 'notes margin'}
              style={block === null ? undefined : { gridRow: `${row} / span ${reach}` }}
            >
              {notes.map((note, i) => (
                <RulingNote key={i} ruling={note} book={book} />
              ))}
            </div>
          )}
        </Fragment>
      ))}
    </>
  );
}

function RulingNote({ ruling, book }: { ruling: Ruling; book: Book }) {
  return (
    <div class="ruling" role="note" aria-label={t.ruling(ruling.id)}>
      <p class="ruling-head">
        <Link href={`/rules/${book.ruleset}#${ruling.id}`}>{t.ruling(ruling.id)}</Link>
      </p>
      <p>{inline(ruling.text, book)}</p>
      <dl>
        <dt>{t.source}</dt>
        <dd>{inline(ruling.source, book)}</dd>
        <dt>{t.reason}</dt>
        <dd>{inline(ruling.reason, book)}</dd>
      </dl>
    </div>
  );
}

interface Picture {
  file: string;
  svg: string;
}

function BlockView({ block, book, pictures }: { block: Block; book: Book; pictures: Picture[] }) {
  switch (block.is) {
    case 'heading':
      return block.level <= 1 ? (
        <h1>{inline(block.text, book)}</h1>
      ) : block.level === 2 ? (
        <h2>{inline(block.text, book)}</h2>
      ) : (
        <h3>{inline(block.text, book)}</h3>
      );
    case 'paragraph':
      return <p>{inline(block.text, book)}</p>;
    case 'quote':
      return <blockquote>{inline(block.text, book)}</blockquote>;
    case 'picture':
      return (
        <figure class="drawing">
          <SvgPicture svg={pictures.find(({ file }) => file === block.file)?.svg ?? ''} alt={block.caption} />
          <figcaption class="small faint">{block.caption}</figcaption>
        </figure>
      );
    case 'ruling':
      return <RulingNote ruling={block} book={book} />;
    case 'rule':
      return <hr class="rule" />;
    case 'list': {
      const items = block.items.map((item, i) => <li key={i}>{inline(item, book)}</li>);
      return block.ordered ? <ol class="numbered">{items}</ol> : <ul class="dots">{items}</ul>;
    }
    case 'table':
      return (
        <div class="scroll-x" tabIndex={0} role="region" aria-label={block.head.join(', ')}>
          <table class="table">
            <thead>
              <tr>
                {block.head.map((cell, i) => (
                  <th scope="col" key={i}>
                    {inline(cell, book)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, i) => (
                <tr key={i}>
                  {row.map((cell, j) => (
                    <td key={j}>{inline(cell, book)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    case 'code':
      return block.language === 'scenario' ? (
        <ScenarioFence text={block.text} />
      ) : (
        <pre class="code-block" tabIndex={0}>
          {block.text}
        </pre>
      );
  }
}

function inline(text: string, book: Book): ComponentChildren {
  return spansOf(text).map((span, i) => {
    switch (span.is) {
      case 'text':
        return <Cited key={i} text={span.text} book={book} />;
      case 'bold':
        return RULE_ID.test(span.text) ? (
          <strong class="rule-id" id={span.text} key={i}>
            {span.text}
          </strong>
        ) : (
          <strong key={i}>{span.text}</strong>
        );
      case 'italic':
        return <em key={i}>{span.text}</em>;
      case 'code':
        return <code key={i}>{span.text}</code>;
      case 'link':
        return (
          <Link key={i} href={/\.md(#|$)/.test(span.href) ? `/rules/${book.ruleset}/${span.href.replace(/\.md(?=#|$)/, '')}` : span.href}>
            {span.text}
          </Link>
        );
    }
  });
}

/** Words in which the ids of rules are links. */
function Cited({ text, book }: { text: string; book: Book }) {
  return (
    <>
      {citationsIn(text, book.rules).map((part, i) =>
        part.rule ? (
          <Link key={i} class="rule-link" href={`/rules/${book.ruleset}#${part.text}`}>
            {part.text}
          </Link>
        ) : (
          part.text
        ),
      )}
    </>
  );
}
