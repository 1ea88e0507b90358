// Prose of which one idea is shown: its first paragraph, or of a long one the first sentences; the rest comes on a tap.
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { splitBrief } from '../../activities/kit/splitBrief.ts';
import { Button } from '../../ui/Button.tsx';
import { Markdown } from '../../ui/Markdown.tsx';

/** Of one idea, words. */
const IDEA = 12;

export interface BriefProseProps {
  text: string;
  /** Words that are shown whole. */
  most?: number;
  className?: string | undefined;
}

export function BriefProse({ text, most = IDEA, className }: BriefProseProps) {
  const [isOpen, setOpen] = useState(false);
  const [paragraph = '', ...others] = text.split(/\n\s*\n/);
  const { first, rest } = splitBrief(paragraph, most);
  const more = [rest, ...others].filter((part) => part !== '').join('\n\n');
  return (
    <>
      <Markdown className={className} text={first} />
      {isOpen && <Markdown className={className} text={more} />}
      {more !== '' && !isOpen && (
        <Button variant="quiet" size="small" className="justify-self-start" onClick={() => setOpen(true)}>
          <Trans>More</Trans>
        </Button>
      )}
    </>
  );
}
