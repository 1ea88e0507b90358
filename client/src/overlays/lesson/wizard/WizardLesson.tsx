// A talk with a wizard: greeting, then question, answer and challenge of each concept, with a film on demand.
import type { LessonOf } from '@lanternwise/shared/content/lesson';
import { type WizardPage, wizardPages } from '@lanternwise/shared/content/wizardPages';
import { Trans, useLingui } from '@lingui/react/macro';
import Clapperboard from 'lucide-react/icons/clapperboard';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { FilmDialog } from '../film/FilmDialog.tsx';
import { LessonActivity } from '../LessonActivity.tsx';
import { LessonContent } from '../LessonContent.tsx';
import { LessonNav } from '../LessonNav.tsx';
import { type LessonProgress, pageAfter, useLessonPages, useLessonProgress } from '../useLessonProgress.ts';
import { WizardTalk } from './WizardTalk.tsx';

type Wizard = LessonOf<'wizard'>;

interface WizardLessonProps {
  lesson: Wizard;
  /** The activity that the learner comes back from the map with. */
  from?: string | undefined;
  close(): void;
}

export function WizardLesson({ lesson, from, close }: WizardLessonProps) {
  const { t } = useLingui();
  const tools = useLessonProgress(lesson.id, close);
  const pages = wizardPages(lesson);
  const { page, moving, goTo } = useLessonPages(
    ...[lesson.id, pages.length, pages.length - 1],
    pageAfter(
      pages.map((one) => (one.kind === 'challenge' ? one.activity : undefined)),
      from,
      from !== undefined && tools.isPassed(from),
    ),
  );
  const [showsFilm, setShowsFilm] = useState(false);
  const [guesses, setGuesses] = useState<Record<string, string>>({});
  /** The pages whose narration was typed to its end. */
  const [told, setTold] = useState<ReadonlySet<number>>(new Set());
  const shown = pages[page] ?? { kind: 'greeting' as const };
  const isLast = page === pages.length - 1;
  const isWaiting = mustWait(shown, tools, told.has(page), guesses);
  return (
    <>
      <LessonContent id={`${lesson.id}-${page}`} moving={moving}>
        {shown.kind === 'challenge' ? (
          <LessonActivity id={shown.activity} tools={tools} />
        ) : (
          <WizardTalk
            key={page}
            lesson={lesson}
            page={shown}
            silent={showsFilm}
            guess={shown.kind === 'greeting' ? undefined : guesses[shown.concept.id]}
            onGuess={(concept, guess) => setGuesses({ ...guesses, [concept]: guess })}
            onTold={() => setTold((before) => new Set(before).add(page))}
          />
        )}
      </LessonContent>
      <LessonNav
        close={{ label: lesson.leave, onPress: close }}
        back={{ label: t`Previous`, disabled: moving || page === 0, onPress: () => goTo(page - 1) }}
        middle={
          <Button
            data-film-button=""
            variant="secondary"
            icon={<Clapperboard aria-hidden="true" size={20} />}
            onClick={() => setShowsFilm(true)}
          >
            <Trans>Learn AI by Video</Trans>
          </Button>
        }
        next={{
          label: isLast ? lesson.finish : lesson.next,
          disabled: moving || isWaiting,
          onPress: () => (isLast ? tools.finish() : goTo(page + 1)),
        }}
      />
      {showsFilm && <FilmDialog film={lesson.film} close={() => setShowsFilm(false)} />}
    </>
  );
}

/** Until the text is told, the guess made, the challenge passed. */
function mustWait(page: WizardPage, tools: LessonProgress, isTold: boolean, guesses: Record<string, string>): boolean {
  if (page.kind === 'challenge') return !tools.isPassed(page.activity);
  return !isTold || (page.kind === 'question' && guesses[page.concept.id] === undefined);
}
