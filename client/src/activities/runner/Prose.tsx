// Lesson prose in small Markdown: paragraphs, lists with "- ", **bold**.
import { Fragment } from 'react';

function Inline({ text }: { text: string }) {
  return text.split('**').map((part, at) => {
    // Parts alternate plain and bold and never move.
    const key = `${at}:${part}`;
    return at % 2 === 1 ? <strong key={key}>{part}</strong> : <Fragment key={key}>{part}</Fragment>;
  });
}

export function Prose({ text }: { text: string }) {
  return (
    <div className="lesson-prose">
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
