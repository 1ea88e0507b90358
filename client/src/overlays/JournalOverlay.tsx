// The journal: lessons, collected items and scores of the realm.

import type { Lesson } from '@lanternwise/shared/content/lesson';
import { lessonFinished } from '@lanternwise/shared/content/lessonProgress';
import type { Quest } from '@lanternwise/shared/content/quest';
import { countTries } from '@lanternwise/shared/quests/firstTries';
import { scoreRealm } from '@lanternwise/shared/quests/score';
import { Trans, useLingui } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { useRealmContent } from '../features/content/realmContentContext.ts';
import type { OverlayProps } from '../features/overlays/overlayRequest.ts';
import { useRealmState } from '../features/progress/hooks.ts';
import { GameDialog } from '../overlay-kit/GameDialog.tsx';
import { ItemIcon } from '../overlay-kit/ItemIcon.tsx';
import { cx } from '../ui/cx.ts';
import { Tabs } from '../ui/Tabs.tsx';
import styles from './JournalOverlay.module.css';
import { RecapList } from './RecapList.tsx';
import { StoryTab } from './story/StoryTab.tsx';

export function JournalOverlay({ close }: OverlayProps<'journal'>) {
  const { t } = useLingui();
  return (
    <GameDialog title={t`Journal`} colour="violet" size="wide" onClose={close}>
      <Tabs
        label={t`Parts of the journal`}
        tabs={[
          { id: 'learned', label: t`Learned`, content: <LearnedTab /> },
          { id: 'found', label: t`Found`, content: <FoundTab /> },
          { id: 'story', label: t`The Great Lamp`, content: <StoryTab /> },
          { id: 'figures', label: t`My numbers`, content: <ScoreTab /> },
        ]}
      />
    </GameDialog>
  );
}

/** Sorts lessons in the order of the quest log. */
function sortByQuest(quest: Quest, lessons: readonly Lesson[]): Lesson[] {
  const steps = quest.tasks.flatMap((task) => task.steps);
  const place = ({ id }: Lesson) => steps.findIndex(({ on }) => on.kind === 'lesson-finished' && on.ref === id);
  return [...lessons].sort((a, b) => place(a) - place(b));
}

function LearnedTab() {
  const { t } = useLingui();
  const { realm, lessons, quest } = useRealmContent();
  const state = useRealmState();
  return (
    <div>
      <p className={styles.goal}>{realm.goal}</p>
      <ul className={styles.list}>
        {sortByQuest(quest, Object.values(lessons)).map((lesson) => {
          const done = lessonFinished(quest, state, lesson.id);
          return (
            <li key={lesson.id}>
              {done ? (
                <CircleCheck className={cx(styles.isLearned)} aria-hidden="true" />
              ) : (
                <CircleDashed aria-hidden="true" />
              )}
              <span>
                <strong>{lesson.title}</strong> {done ? t`Learned` : t`Still to learn`}
              </span>
            </li>
          );
        })}
      </ul>
      {state.completed ? (
        <>
          <h3>
            <Trans>To remember</Trans>
          </h3>
          <RecapList />
        </>
      ) : null}
    </div>
  );
}

function FoundTab() {
  const { realm } = useRealmContent();
  const { collected } = useRealmState();
  const found = realm.items.filter(({ id }) => collected.includes(id));
  if (found.length === 0)
    return (
      <p>
        <Trans>Nothing found yet. Look for things that glow.</Trans>
      </p>
    );
  return (
    <ul className={styles.list}>
      {found.map((item) => (
        <li key={item.id}>
          <ItemIcon icon={item.icon} size={40} />
          <span>
            <strong>{item.name}</strong> {item.about}
          </span>
        </li>
      ))}
    </ul>
  );
}

function ScoreTab() {
  const { t } = useLingui();
  const { quest } = useRealmContent();
  const state = useRealmState();
  const { score, stars, trophies, xp } = scoreRealm(quest, state);
  const allStars = quest.tasks.length * 3;
  const { right, of } = countTries(quest, state);
  const rows = [
    // What is decided and not answered has no score.
    ...(quest.graded.length > 0 ? [[t`Score`, t`${score} of 100`]] : []),
    [t`Stars`, t`${stars} of ${allStars}`],
    ...(of > 0 ? [[t`Right at first try`, t`${right} of ${of}`]] : []),
    [t`Trophies`, String(trophies)],
    [t`XP`, String(xp)],
  ];
  return (
    <dl className={styles.figures}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
