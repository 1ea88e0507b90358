// One narrated page of a wizard: portrait, the text as it is typed, and below a question the learner's guess.
import type { LessonOf } from '@lanternwise/shared/content/lesson';
import type { WizardPage } from '@lanternwise/shared/content/wizardPages';
import { useLingui } from '@lingui/react/macro';
import FastForward from 'lucide-react/icons/fast-forward';
import { useEffect, useRef } from 'react';
import { Options } from '../../../activities/kit/Options.tsx';
import { useSettings } from '../../../features/settings/useSettings.ts';
import { useNarration } from '../../../narration/useNarration.ts';
import { type Typewriter, useTypewriter } from '../../../overlay-kit/useTypewriter.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { LiveRegion } from '../../../ui/LiveRegion.tsx';
import { Portrait } from '../../../ui/Portrait.tsx';
import { TeachingCard } from '../TeachingCard.tsx';
import styles from './WizardTalk.module.css';

/** `silent` = something else speaks at present. `onTold` is called once the text is complete. */
function useTold(text: string, silent: boolean, onTold: () => void): Typewriter {
  const narrator = useNarration();
  const { textSpeed } = useSettings();
  const typing = useTypewriter(text, textSpeed);
  const { finish, isDone } = typing;
  const latest = useRef(onTold);
  useEffect(() => {
    latest.current = onTold;
  });
  useEffect(() => {
    if (silent) return;
    let isCurrent = true;
    void narrator.speak({ text }).then((result) => {
      if (result === 'failed' && isCurrent) finish();
    });
    return () => {
      isCurrent = false;
      narrator.stop();
    };
  }, [narrator, text, silent, finish]);
  useEffect(() => {
    if (isDone) latest.current();
  }, [isDone]);
  return typing;
}

type TalkPage = Exclude<WizardPage, { kind: 'challenge' }>;

export interface WizardTalkProps {
  lesson: LessonOf<'wizard'>;
  page: TalkPage;
  silent: boolean;
  guess: string | undefined;
  onGuess(concept: string, guess: string): void;
  onTold(): void;
}

export function WizardTalk({ lesson, page, silent, guess, onGuess, onTold }: WizardTalkProps) {
  const { t } = useLingui();
  const text = textOf(lesson, page, guess);
  const typing = useTold(text, silent, onTold);
  return (
    <div className={styles.talk}>
      <Stars />
      <Portrait character={lesson.guide} name="" expression={page.kind === 'question' ? 'think' : 'happy'} size={150} />
      <div className={styles.words}>
        <p className={styles.text} aria-hidden="true">
          {typing.visibleText}
          <span className={styles.untyped}>{text.slice(typing.visibleText.length)}</span>
        </p>
        <LiveRegion text={text} />
        {!typing.isDone && (
          <IconButton
            variant="quiet"
            label={t`Show the whole text`}
            icon={<FastForward aria-hidden="true" size={20} />}
            onClick={typing.finish}
          />
        )}
        {page.kind === 'greeting' && lesson.toy && <TeachingCard {...lesson.toy} />}
        {page.kind === 'question' && typing.isDone && (
          <Options
            label={t`What do you think?`}
            options={page.concept.guesses}
            chosen={guess}
            onChoose={(chosen) => onGuess(page.concept.id, chosen)}
          />
        )}
      </div>
    </div>
  );
}

/** The answer begins with what the guide says to the learner's guess. */
function textOf(lesson: LessonOf<'wizard'>, page: TalkPage, guess: string | undefined): string {
  if (page.kind === 'greeting') return lesson.greeting;
  const { question, answer, guesses } = page.concept;
  if (page.kind === 'question') return question;
  const reply = guesses.find(({ id }) => id === guess)?.reply;
  return reply === undefined ? answer : `${reply} ${answer}`;
}

/** Decorative stars behind the wizard (lessons.txt 9), always in the same places. */
const STAR_COUNT = 30;
/** Steps that spread the stars without a visible pattern. */
const ACROSS = 61.8;
const DOWN = 38.2;

const STARS = Array.from({ length: STAR_COUNT }, (_, at) => ({
  insetInlineStart: `${(at * ACROSS) % 100}%`,
  insetBlockStart: `${(at * DOWN + at * at * 3) % 100}%`,
  scale: `${0.5 + ((at * 7) % 10) / 12}`,
  animationDelay: `${(at % 6) * 0.4}s`,
}));

function Stars() {
  return (
    <div className={styles.stars} aria-hidden="true">
      {STARS.map((style) => (
        <span key={style.insetInlineStart} style={style} />
      ))}
    </div>
  );
}
