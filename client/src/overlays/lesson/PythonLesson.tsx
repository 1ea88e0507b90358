// A shop's Python lesson: tutorial, Arena challenge, summary and farewell.
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import type { LessonOf } from '@lanternwise/shared/content/lesson';
import { lessonFinished } from '@lanternwise/shared/content/lessonProgress';
import { ARENA_STEP, stepRef } from '@lanternwise/shared/content/programRefs';
import { pythonShops } from '@lanternwise/shared/content/pythonShops';
import type { PythonAttempt } from '@lanternwise/shared/quests/pythonAttempt';
import type { RealmState } from '@lanternwise/shared/quests/state';
import { useCallback, useMemo, useState } from 'react';
import { AVATAR } from '../../bridge/events.ts';
import { useRealmContent } from '../../features/content/realmContentContext.ts';
import { messageAdded } from '../../features/messages/messagesSlice.ts';
import { useRealmState, useRecord } from '../../features/progress/hooks.ts';
import { useAppDispatch } from '../../features/store/hooks.ts';
import { LessonPlaceProvider } from '../../overlay-kit/PlaceFrame.tsx';
import { ArenaChallenge } from '../../python-lab/arena/ArenaChallenge.tsx';
import { PYTHON_FACTS, pickFact } from '../../python-lab/funFacts.ts';
import { FreeLab } from '../../python-lab/lab/FreeLab.tsx';
import { ProgramRepositoryProvider } from '../../python-lab/programs/programRepository.ts';
import { useRealmProgramRepository } from '../../python-lab/programs/useRealmProgramRepository.ts';
import { pythonProvider } from '../../python-lab/runtime/pythonProvider.ts';
import { AgainDialog } from '../../python-lab/tutorial/AgainDialog.tsx';
import { CompletionDialog } from '../../python-lab/tutorial/CompletionDialog.tsx';
import { GoodbyeDialog } from '../../python-lab/tutorial/GoodbyeDialog.tsx';
import { TutorialDialog } from '../../python-lab/tutorial/TutorialDialog.tsx';
import { useLessonPages } from './useLessonProgress.ts';
import { type ProgramPlace, useProgramOnMap } from './useProgramOnMap.ts';

type Lesson = LessonOf<'python'>;
type PythonLessonPhase = 'again' | 'free' | 'tutorial' | 'arena' | 'completed' | 'farewell';

interface PythonLessonProps {
  lesson: Lesson;
  /** What it changed in the world was seen. */
  isCompleted?: boolean;
  close(): void;
}

/** Times the usual zoom: near enough to read the board. */
const CLOSE_UP = 2;

export function PythonLesson(props: PythonLessonProps) {
  const content = useRealmContent();
  const { id, arena } = props.lesson;
  const shopkeeper = useMemo(() => findShopkeeper(content, id), [content, id]);
  // Where a tractor drives, the camera keeps its distance.
  const place = useMemo(
    () => ({ target: shopkeeper?.place ?? AVATAR, closeUp: arena.field ? 1 : CLOSE_UP }),
    [shopkeeper, arena],
  );
  return (
    <ProgramRepositoryProvider value={useRealmProgramRepository()}>
      <LessonPlaceProvider value={place}>
        <PythonLessonFlow {...props} shopkeeper={shopkeeper} />
      </LessonPlaceProvider>
    </ProgramRepositoryProvider>
  );
}

interface PythonLessonFlowProps extends PythonLessonProps {
  shopkeeper: Shopkeeper | undefined;
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: puts a screen together of components; what is left is their state
function PythonLessonFlow({ lesson, isCompleted = false, close, shopkeeper }: PythonLessonFlowProps) {
  const content = useRealmContent();
  const state = useRealmState();
  const record = useRecord();
  const dispatch = useAppDispatch();
  const [runtime] = useState(() => pythonProvider.runtime());
  const [phase, setPhase] = useState<PythonLessonPhase>(() =>
    isCompleted ? 'completed' : lessonFinished(content.quest, state, lesson.id) ? 'again' : 'tutorial',
  );
  const [furthest] = useState(() => state.pages[lesson.id] ?? 0);
  const [fact] = useState(() => pickFact(PYTHON_FACTS));
  const count = lesson.steps.length;
  const { page, moving, goTo } = useLessonPages(lesson.id, count, count - 1);
  const { react } = useProgramOnMap(lesson.id, runtime, shopkeeper ?? {});

  const recordAttempt = useCallback(
    (step: string, figures: PythonAttempt) => {
      record({ kind: 'python-attempt', ref: stepRef(lesson.id, step), figures });
      react(figures.solved === 1);
    },
    [record, react, lesson.id],
  );
  const openArena = () => {
    // One page beyond the last: all steps are passed, and a later visit starts at the last one, unlocked.
    if ((state.pages[lesson.id] ?? 0) < count) record({ kind: 'lesson-page', ref: lesson.id, page: count });
    setPhase('arena');
  };
  const finish = (skipped: boolean) => {
    record({ kind: 'lesson-finished', ref: lesson.id, skipped });
    dispatch(messageAdded({ subject: 'completion', lesson: lesson.id }));
    close();
  };
  const leave = () => {
    runtime.stop();
    setPhase('farewell');
  };

  switch (phase) {
    case 'again':
      return (
        <AgainDialog
          lesson={lesson}
          shopkeeper={shopkeeper}
          onPractise={() => setPhase('arena')}
          onFreeLab={() => setPhase('free')}
          onLesson={() => setPhase('tutorial')}
          onClose={close}
        />
      );
    case 'free':
      return <FreeLab lesson={lesson.id} runtime={runtime} onClose={close} />;
    case 'tutorial':
      return (
        <TutorialDialog
          lesson={lesson}
          page={page}
          moving={moving}
          furthest={Math.max(furthest, state.pages[lesson.id] ?? 0)}
          runtime={runtime}
          fact={fact}
          shopkeeperPortrait={shopkeeper?.portrait}
          goTo={goTo}
          onComplete={openArena}
          onSkip={() => finish(true)}
          onClose={leave}
          onAttempt={recordAttempt}
        />
      );
    case 'arena':
      return (
        <ArenaChallenge
          lesson={lesson}
          runtime={runtime}
          shopkeeperPortrait={shopkeeper?.portrait}
          onComplete={() => finish(false)}
          onClose={close}
          onAttempt={(figures) => recordAttempt(ARENA_STEP, figures)}
        />
      );
    case 'completed':
      return (
        <CompletionDialog
          lesson={lesson}
          shopkeeper={shopkeeper}
          badge={shopBadgeId(content, state, lesson.id)}
          skipped={state.skipped?.[lesson.id] === true}
          onFreeLab={() => setPhase('free')}
          onClose={close}
        />
      );
    case 'farewell':
      return <GoodbyeDialog keeper={shopkeeper?.portrait} onGone={close} />;
  }
}

/** Badges are numbered in the order of the shops. */
function shopBadgeId(content: RealmContent, state: RealmState, lesson: string): string | undefined {
  const at = pythonShops(content, state).findIndex((shop) => shop.lesson === lesson);
  return at < 0 ? undefined : `badge-shop-${at + 1}`;
}

interface Shopkeeper extends ProgramPlace {
  name: string;
  portrait: string;
}

/** The shopkeeper: portrait of the shop that opens the lesson, name of the character with that portrait. */
function findShopkeeper({ realm }: RealmContent, lesson: string): Shopkeeper | undefined {
  const shop = realm.characters.find(({ opens, later }) =>
    [opens, ...later.map((visit) => visit.opens)].some((what) => what?.kind === 'lesson' && what.ref === lesson),
  );
  if (!shop?.portrait) return undefined;
  const person = realm.characters.find(({ id, portrait }) => portrait === shop.portrait && id !== shop.id);
  const { id, name } = person ?? shop;
  return { name, portrait: shop.portrait, place: shop.id, person: id };
}
