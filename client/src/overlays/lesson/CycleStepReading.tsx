// The read view of one step: what it is, an example, a question to think about.

import type { IconName } from '@lanternwise/shared/content/icons';
import type { CycleStep } from '@lanternwise/shared/content/lesson';
import { Trans } from '@lingui/react/macro';
import { Lightbulb, MessageCircleQuestion } from 'lucide-react';
import { Illustration } from '../../activities/kit/Illustration.tsx';
import { Markdown } from '../../ui/Markdown.tsx';
import { ReadAloudButton } from './ReadAloudButton.tsx';

const STEP_ICONS: Record<string, IconName> = {
  scoping: 'search',
  acquisition: 'basket',
  exploration: 'map',
  modelling: 'tools',
  evaluation: 'target',
  deployment: 'rocket',
};

export function CycleStepReading({ step, number }: { step: CycleStep; number: number }) {
  return (
    <div className="lesson-read">
      <Illustration name={step.illustration} symbol={STEP_ICONS[step.illustration] ?? 'lantern'} />
      <div className="lesson-read-text">
        <p className="lesson-kicker">
          <Trans>Step {number}</Trans>
        </p>
        <div className="lesson-page-head">
          <h3 className="lesson-heading">{step.title}</h3>
          <ReadAloudButton texts={[step.title, step.explanation, step.example, step.question]} />
        </div>
        <Markdown text={step.explanation} />
        <div className="lesson-note lesson-note-teal">
          <Lightbulb aria-hidden="true" />
          <div>
            <p className="lesson-note-name">
              <Trans>Example</Trans>
            </p>
            <p>{step.example}</p>
          </div>
        </div>
        <div className="lesson-note lesson-note-violet">
          <MessageCircleQuestion aria-hidden="true" />
          <div>
            <p className="lesson-note-name">
              <Trans>Think about it</Trans>
            </p>
            <p>{step.question}</p>
          </div>
        </div>
      </div>
    </div>
  );
}
