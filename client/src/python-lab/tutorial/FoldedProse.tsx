// Shows the first paragraph of a text, and the rest when it is asked for.
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Markdown } from '../../ui/Markdown.tsx';

export function FoldedProse({ text, className }: { text: string; className?: string | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const [first = '', ...rest] = text.split(/\n\s*\n/);
  if (rest.length === 0 || isOpen) return <Markdown className={className} text={text} />;
  return (
    <div>
      <Markdown className={className} text={first} />
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        <Trans>More</Trans>
      </Button>
    </div>
  );
}
