// Renders a small subset of Markdown: paragraphs, lists with "- ", **bold** and `code`.
import { cx } from './cx.ts';
import { TextWithHardWords } from './HardWords.tsx';
import './prose.css';

const INLINE_MARKUP = /(\*\*[^*]+\*\*|`[^`]+`)/;

/** Renders one line of it. */
export function InlineMarkdown({ text }: { text: string }) {
  return text.split(INLINE_MARKUP).map((part, at) => {
    // The parts alternate between plain and marked and never reorder, so the index is a stable key.
    const key = `${at}:${part}`;
    if (part.startsWith('**')) return <strong key={key}>{part.slice(2, -2)}</strong>;
    if (part.startsWith('`')) {
      return (
        <code key={key} className="lw-code">
          {part.slice(1, -1)}
        </code>
      );
    }
    return <TextWithHardWords key={key} text={part} />;
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
