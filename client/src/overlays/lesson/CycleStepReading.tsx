// The reading view of a cycle's step: one idea; the rest with its example, and a question to think about, come on a tap.

import type { IconName } from '@lanternwise/shared/content/icons';
import type { CycleStep } from '@lanternwise/shared/content/lesson';
import { useLingui } from '@lingui/react/macro';
import Lightbulb from 'lucide-react/icons/lightbulb';
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark';
import { Illustration } from '../../activities/kit/Illustration.tsx';
import { splitBrief } from '../../activities/kit/splitBrief.ts';
import { useStoredDraft } from '../../activities/kit/useStoredDraft.ts';
import { isRecord, type Schema } from '../../lib/storage/schemas.ts';
import { Markdown } from '../../ui/Markdown.tsx';
import { TextArea } from '../../ui/TextInput.tsx';
import styles from './CycleStepReading.module.css';
import { ReadAloudButton } from './ReadAloudButton.tsx';
import shared from './reading.module.css';
import { Taps } from './Taps.tsx';

const STEP_ICONS: Record<string, IconName> = {
  scoping: 'search',
  acquisition: 'basket',
  exploration: 'map',
  modelling: 'tools',
  evaluation: 'target',
  deployment: 'rocket',
};

export function CycleStepReading({ step }: { step: CycleStep }) {
  const { t } = useLingui();
  const { first, rest } = splitBrief(step.explanation);
  return (
    <div className={shared.reading}>
      <Illustration name={step.illustration} symbol={STEP_ICONS[step.illustration] ?? 'lantern'} size="reading" />
      <div className={shared.text}>
        <div className={shared.head}>
          <h3 className={shared.heading}>{step.title}</h3>
          <ReadAloudButton texts={[step.title, step.explanation, step.example, step.question]} />
        </div>
        <Markdown text={first} />
        <Taps
          taps={[
            {
              name: t`More`,
              icon: <Lightbulb size={20} />,
              content: <Markdown text={[rest, step.example].filter((part) => part !== '').join('\n\n')} />,
            },
            {
              name: t`Think about it`,
              icon: <MessageCircleQuestion size={20} />,
              content: (
                <>
                  <p>{step.question}</p>
                  <OwnThought step={step.id} />
                </>
              ),
            },
          ]}
        />
      </div>
    </div>
  );
}

const NO_THOUGHT = { text: '' };
const readThought: Schema<{ text: string }> = (value) =>
  isRecord(value) && typeof value.text === 'string' ? { text: value.text } : undefined;

/** Room for the child's own answer, which nobody grades and this browser alone keeps. */
function OwnThought({ step }: { step: string }) {
  const { t } = useLingui();
  const [thought, keep] = useStoredDraft(`thought:${step}`, NO_THOUGHT, readThought);
  return (
    <TextArea
      className={styles.thought}
      aria-label={t`Your answer`}
      placeholder={t`Your answer. It stays in this browser.`}
      rows={1}
      maxLength={500}
      value={thought.text}
      onChange={({ target }) => keep({ text: target.value })}
    />
  );
}
