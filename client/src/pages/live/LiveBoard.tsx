// The board of a running lesson: counts and controls above, the learners as tiles or on the maps below.
import type { LiveLesson } from '@lanternwise/shared/contracts/liveMessages';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import Expand from 'lucide-react/icons/expand';
import EyeOff from 'lucide-react/icons/eye-off';
import Grid3x3 from 'lucide-react/icons/grid-3x3';
import MapIcon from 'lucide-react/icons/map';
import Shrink from 'lucide-react/icons/shrink';
import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { BoardState } from '../../features/live/liveState.ts';
import { useRealmWork } from '../../features/live/useRealmWork.ts';
import { listen } from '../../lib/subscriptions.ts';
import { BarButton } from '../../ui/BarButton.tsx';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { Select } from '../../ui/Select.tsx';
import { usePage } from '../layout/usePage.ts';
import type { BoardFrames } from './boardFrames.ts';
import { BoardProvider, type BoardView, useBoard, useBoardValue, useCounts, useNumbers } from './boardHooks.ts';
import { LearnerBoard } from './LearnerBoard.tsx';
import { LearnerPanel } from './LearnerPanel.tsx';
import { LessonNotes } from './LessonNotes.tsx';
import { LiveControls } from './LiveControls.tsx';
import { LiveMap } from './LiveMap.tsx';
import styles from './live.module.css';
import { type BoardSort, SORTS, STATE_ORDER } from './liveView.ts';
import { STATE_LOOKS } from './stateLooks.tsx';

const SORT_LABELS: Readonly<Record<BoardSort, MessageDescriptor>> = {
  need: msg`Needs help first`,
  name: msg`Name`,
  number: msg`Number`,
};

const computeRealms = ({ learners }: BoardState) =>
  [...new Set(Object.values(learners).map(({ realm }) => realm))].sort();
const isSameList = (a: readonly unknown[], b: readonly unknown[]) => a.join() === b.join();

/** What the board covers when it fills the window: the keyboard must not get lost behind it. */
const COVERED = 'body header, body footer, .lw-owl';

/** Covers the site, and the whole screen where the browser allows it. */
function useFullWindow(): [boolean, () => void] {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const update = () => document.fullscreenElement === null && setFull(false);
    return listen(document, 'fullscreenchange', update);
  }, []);
  useEffect(() => {
    if (!isFull) return;
    const covered = [...document.querySelectorAll<HTMLElement>(COVERED)];
    for (const element of covered) element.inert = true;
    return () => {
      for (const element of covered) element.inert = false;
    };
  }, [isFull]);
  const toggle = () => {
    setFull(!isFull);
    const change = isFull ? document.exitFullscreen?.() : document.documentElement.requestFullscreen?.();
    change?.catch(() => undefined);
  };
  return [isFull, toggle];
}

export function LiveBoard({ lesson, board }: { lesson: LiveLesson; board: BoardFrames }) {
  const { t } = useLingui();
  const { groupName, groupId } = lesson;
  const heading = usePage(t`Live lesson: ${groupName}`);
  const numbers = useNumbers(board);
  const work = useRealmWork(useBoardValue(board, computeRealms, isSameList));
  const [isMap, setMap] = useState(false);
  const [areNamesHidden, setNamesHidden] = useState(false);
  const [sort, setSort] = useState<BoardSort>('need');
  const [isFull, toggleFull] = useFullWindow();
  const [opened, setOpened] = useState<string>();
  const close = useCallback(() => setOpened(undefined), []);
  const view = useMemo<BoardView>(
    () => ({ board, numbers, areNamesHidden, open: setOpened }),
    [board, numbers, areNamesHidden],
  );
  return (
    <BoardProvider value={view}>
      <div className={styles.page} data-full={isFull || undefined} data-live-board="">
        <div className={styles.bar}>
          {!isFull && (
            <Link to={`/teacher/groups/${groupId}`} className="lw-link flex items-center gap-1 py-1">
              <ChevronLeft aria-hidden="true" size={20} /> <Trans>Back</Trans>
            </Link>
          )}
          <LessonTitle heading={heading} name={groupName} />
          <StateCounts />
          <div className="ml-auto flex flex-wrap items-center gap-2">
            <BarButton Icon={isMap ? Grid3x3 : MapIcon} onClick={() => setMap(!isMap)}>
              {isMap ? t`Tiles` : t`Map`}
            </BarButton>
            <BarButton Icon={EyeOff} onClick={() => setNamesHidden(!areNamesHidden)}>
              {areNamesHidden ? t`Show names` : t`Hide names`}
            </BarButton>
            <BarButton Icon={isFull ? Shrink : Expand} onClick={toggleFull}>
              {isFull ? t`Leave full screen` : t`Full screen`}
            </BarButton>
          </div>
        </div>
        <div className={styles.bar}>
          <LiveControls lesson={lesson} />
          {!isMap && (
            <Select<BoardSort>
              aria-label={t`Sort by`}
              className="ml-auto w-52"
              value={sort}
              options={SORTS.map((value) => ({ value, label: t(SORT_LABELS[value]) }))}
              onChange={setSort}
            />
          )}
        </div>
        <LessonNotes lesson={lesson} />
        {isMap ? <LiveMap /> : <LearnerBoard sort={sort} work={work} />}
        {opened !== undefined && <LearnerPanel id={opened} lesson={lesson} work={work} onClose={close} />}
      </div>
    </BoardProvider>
  );
}

function LessonTitle({ heading, name }: { heading: RefObject<HTMLHeadingElement | null>; name: string }) {
  return (
    <h1 ref={heading} tabIndex={-1} className={`${styles.title} text-game-title`} title={name}>
      <Trans>Live lesson: {name}</Trans>
    </h1>
  );
}

const ANNOUNCE_MS = 10_000;

/** How many learners are in each state, as large chips; screen readers hear a change at most every ten seconds. */
function StateCounts() {
  const { t } = useLingui();
  const counts = useCounts(useBoard().board);
  return (
    <>
      <ul className={styles.counts} aria-label={t`Students by state`}>
        {STATE_ORDER.map((state) => {
          const { Icon, label } = STATE_LOOKS[state];
          return (
            <li key={state} className={styles.count} data-state={state}>
              <Icon aria-hidden="true" className={styles.countIcon} />
              <strong>
                <span className={styles.countNumber}>{counts[state]}</span>
              </strong>{' '}
              {t(label)}
            </li>
          );
        })}
      </ul>
      <StuckAnnouncer stuck={counts.stuck} />
    </>
  );
}

/** Only who is stuck is worth interrupting for. */
function StuckAnnouncer({ stuck }: { stuck: number }) {
  const { t } = useLingui();
  const [said, setSaid] = useState(stuck);
  useEffect(() => {
    if (said === stuck) return;
    const timer = setTimeout(() => setSaid(stuck), ANNOUNCE_MS);
    return () => clearTimeout(timer);
  }, [said, stuck]);
  return <LiveRegion text={t`Students who are stuck: ${said}`} />;
}
