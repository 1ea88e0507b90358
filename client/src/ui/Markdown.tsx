// Prose of content in small Markdown: paragraphs, lists with "- ", **bold** and `code`.
import { Fragment } from 'react';
import { cx } from './cx.ts';
import './prose.css';

const INLINE_MARKUP = /(\*\*[^*]+\*\*|`[^`]+`)/;

/** One line of it. */
export function InlineMarkdown({ text }: { text: string }) {
  return text.split(INLINE_MARKUP).map((part, at) => {
    // Pieces alternate plain and marked and never move.
    const key = `${at}:${part}`;
    if (part.startsWith('**')) return <strong key={key}>{part.slice(2, -2)}</strong>;
    if (part.startsWith('`')) {
      return (
        <code key={key} className="lw-code">
          {part.slice(1, -1)}
        </code>
      );
    }
    return <Fragment key={key}>{part}</Fragment>;
  });
}

export function Markdown({ text, className }: { text: string; className?: string | undefined }) {
  return (
    <div className={cx('lw-prose', className)}>
      {text.split(/\n\s*\n/).map((block) =>
        block.startsWith('- ') ? (
          <ul key={block}>
            {block.split('\n').map((line) => (
              <li key={line}>
                <InlineMarkdown text={line.replace(/^- /, '')} />
              </li>
            ))}
          </ul>
        ) : (
          <p key={block}>
            <InlineMarkdown text={block} />
          </p>
        ),
      )}
    </div>
  );
}
