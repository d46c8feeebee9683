import type { ComponentChildren } from 'preact';
import { Link } from '../../shell/router';
import { blocksOf, spansOf, type Block } from './blocks';
import { ScenarioFence } from './scenario-fence';

const RULE_ID = /^[A-Z][A-Z0-9]*-[\w.]+$/;

/** A chapter. Texts become text nodes, never markup, so that a rulebook can hold whatever it likes. */
export function Markdown({ text, ruleset }: { text: string; ruleset: string }) {
  return (
    <>
      {blocksOf(text).map((block, i) => (
        <BlockView key={i} block={block} ruleset={ruleset} />
      ))}
    </>
  );
}

function BlockView({ block, ruleset }: { block: Block; ruleset: string }) {
  switch (block.is) {
    case 'heading':
      return block.level <= 1 ? <h1>{inline(block.text, ruleset)}</h1> : block.level === 2 ? <h2>{inline(block.text, ruleset)}</h2> : <h3>{inline(block.text, ruleset)}</h3>;
    case 'paragraph':
      return <p>{inline(block.text, ruleset)}</p>;
    case 'quote':
      return <blockquote>{inline(block.text, ruleset)}</blockquote>;
    case 'rule':
      return <hr class="rule" />;
    case 'list': {
      const items = block.items.map((item, i) => <li key={i}>{inline(item, ruleset)}</li>);
      return block.ordered ? <ol class="numbers">{items}</ol> : <ul class="dots">{items}</ul>;
    }
    case 'table':
      return (
        <div class="scroll-x" tabIndex={0} role="region" aria-label={block.head.join(', ')}>
          <table class="table">
            <thead>
              <tr>
                {block.head.map((cell, i) => (
                  <th scope="col" key={i}>
                    {inline(cell, ruleset)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, i) => (
                <tr key={i}>
                  {row.map((cell, j) => (
                    <td key={j}>{inline(cell, ruleset)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    case 'code':
      return block.language === 'scenario' ? <ScenarioFence text={block.text} /> : <pre class="code-block" tabIndex={0}>{block.text}</pre>;
  }
}

function inline(text: string, ruleset: string): ComponentChildren {
  return spansOf(text).map((span, i) => {
    switch (span.is) {
      case 'text':
        return span.text;
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
          <Link key={i} href={/\.md(#|$)/.test(span.href) ? `/rules/${ruleset}/${span.href.replace(/\.md(?=#|$)/, '')}` : span.href}>
            {span.text}
          </Link>
        );
    }
  });
}
