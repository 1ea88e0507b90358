// Prose of Python lessons in small Markdown: paragraphs, lists with "- ", **bold** and `code`.
import { Fragment } from 'react';

const PIECE = /(\*\*[^*]+\*\*|`[^`]+`)/;

export function Inline({ text }: { text: string }) {
  return text.split(PIECE).map((part, at) => {
    // Pieces alternate plain and marked and never move.
    const key = `${at}:${part}`;
    if (part.startsWith('**')) return <strong key={key}>{part.slice(2, -2)}</strong>;
    if (part.startsWith('`'))
      return (
        <code key={key} className="tut-chip">
          {part.slice(1, -1)}
        </code>
      );
    return <Fragment key={key}>{part}</Fragment>;
  });
}

export function LessonProse({ text }: { text: string }) {
  return (
    <div className="tut-prose">
      {text.split(/\n\s*\n/).map((block) =>
        block.startsWith('- ') ? (
          <ul key={block}>
            {block.split('\n').map((line) => (
              <li key={line}>
                <Inline text={line.replace(/^- /, '')} />
              </li>
            ))}
          </ul>
        ) : (
          <p key={block}>
            <Inline text={block} />
          </p>
        ),
      )}
    </div>
  );
}
