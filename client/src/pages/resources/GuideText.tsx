// Renders running text of a guide: bold, code and links; a link to another place of the guides is a fragment.
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { InlineMarkdown } from '../../ui/Markdown.tsx';
import { LINK_MARKUP } from './plainText.ts';

export function GuideText({ text }: { text: string }) {
  return text.split(LINK_MARKUP).map((part, at) => {
    // The parts never reorder, so the index is a stable key.
    const key = `${at}:${part}`;
    const [, label, target] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
    if (!label || !target) {
      return (
        <Fragment key={key}>
          <InlineMarkdown text={part} />
        </Fragment>
      );
    }
    return (
      <Link key={key} to={target.startsWith('#') ? { hash: target } : target} className="lw-link">
        {label}
      </Link>
    );
  });
}
