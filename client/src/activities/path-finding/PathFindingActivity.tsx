// The Path Finding Adventure: a grid that grows on the lawn of the map, and searches to watch there and to compare.

import { pathLevel, toAnswer } from '@lanternwise/shared/activities/path-finding/definition';
import { type EditMode, editGrid, type GridEdit } from '@lanternwise/shared/activities/path-finding/editGrid';
import { GARDEN } from '@lanternwise/shared/activities/path-finding/mapNames';
import { mazeFigures } from '@lanternwise/shared/activities/path-finding/mazeFigures';
import type { GridCell } from '@lanternwise/shared/learning/search/grid';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNarration } from '../../narration/useNarration.ts';
import { Button } from '../../ui/Button.tsx';
import { ActionRow } from '../kit/ActionRow.tsx';
import { AnswerFeedback } from '../kit/AnswerFeedback.tsx';
import type { ActivityProps } from '../kit/activityProps.ts';
import { IntroStrip } from '../kit/IntroStrip.tsx';
import { LevelEndButton } from '../kit/LevelEndButton.tsx';
import kitStyles from '../kit/layout.module.css';
import { useCameraBeside } from '../kit/useCameraBeside.ts';
import { useOnMap } from '../kit/useOnMap.ts';
import { useStoredDraft } from '../kit/useStoredDraft.ts';
import { ComparePanel } from './ComparePanel.tsx';
import { EMPTY_MAZE, mazeInHand, parseMaze, withEdit } from './mazeDraft.ts';
import type { LiveMaze } from './messages.ts';
import styles from './PathGame.module.css';
import { PathGrid } from './PathGrid.tsx';
import { SearchPanel } from './SearchPanel.tsx';
import { type SearchShow, useSearchShow } from './useSearchShow.ts';

export function PathFindingActivity({ activity, submit, report }: ActivityProps<'path-finding'>) {
  return (
    <IntroStrip pages={activity.intro} start={activity.start}>
      <PathGame activity={activity} submit={submit} report={report} />
    </IntroStrip>
  );
}

type PathGameProps = Pick<ActivityProps<'path-finding'>, 'activity' | 'submit' | 'report'>;

function PathGame({ activity, submit, report }: PathGameProps) {
  const { t } = useLingui();
  useCameraBeside(GARDEN);
  const level = pathLevel(activity.level);
  const narrator = useNarration();
  const [draft, setDraft] = useStoredDraft(activity.id, EMPTY_MAZE, parseMaze);
  const [entrance, setEntrance] = useState<GridCell>();
  const edit: GridEdit = { grid: mazeInHand(activity.level, draft) ?? level.grid, entrance };
  const [mode, setMode] = useState<EditMode>('wall');
  /** Stays while the other searches are watched on the same grid. */
  const [isFound, setIsFound] = useState(false);
  const show = useSearchShow((result) => {
    if (result.method !== 'breadth-first') return;
    setIsFound(result.path !== undefined);
    const { correct } = submit(toAnswer(edit.grid));
    // The garden on the map grows this maze.
    if (correct) report(mazeFigures(edit.grid));
    void narrator.speak({ text: [correct ? activity.messages.correct : activity.messages.wrong] });
  });
  const { phase, result } = show;
  useOnMap<LiveMaze>(activity.id, liveMaze(edit, show));
  const isSearching = phase === 'searching';
  const change = (next: GridEdit | null) => {
    show.clear();
    setIsFound(false);
    setDraft(next ? withEdit(draft, next) : { ...draft, edited: null });
    setEntrance(next?.entrance);
  };
  return (
    <>
      <div className={styles.tools}>
        <EditModes mode={mode} hasTeleporters={level.hasTeleporters} disabled={isSearching} onMode={setMode} />
        <Button variant="quiet" size="small" data-control="reset" disabled={isSearching} onClick={() => change(null)}>
          {t`Reset All`}
        </Button>
      </div>
      <div className={styles.board}>
        <PathGrid
          edit={edit}
          show={show}
          disabled={isSearching}
          onEdit={(cell) => change(editGrid(edit, mode, cell))}
        />
        {phase !== 'idle' && <SearchPanel grid={edit.grid} show={show} />}
      </div>
      <div role="status" className={kitStyles.status}>
        {phase === 'ended' && result?.method === 'breadth-first' && (
          <AnswerFeedback
            tone={result.path ? 'right' : 'wrong'}
            message={result.path ? activity.messages.correct : activity.messages.wrong}
            explanations={
              result.path ? [] : [{ item: 'route', label: activity.blocked.label, text: activity.blocked.why }]
            }
          />
        )}
      </div>
      <ActionRow>
        {isSearching ? (
          <Button variant="secondary" data-control="skip" onClick={show.skip}>
            {t`Show the end`}
          </Button>
        ) : (
          <Button
            data-control="find"
            variant={isFound ? 'secondary' : 'primary'}
            disabled={edit.entrance !== undefined}
            onClick={() => show.start(edit.grid, 'breadth-first')}
          >
            {edit.entrance ? t`Complete teleporter placement first` : activity.check}
          </Button>
        )}
        {isFound && !isSearching && (
          <Button variant="secondary" data-control="again" onClick={show.clear}>
            {t`Try Again`}
          </Button>
        )}
        {isFound && !isSearching && <LevelEndButton />}
      </ActionRow>
      {isFound && <ComparePanel grid={edit.grid} show={show} report={report} />}
    </>
  );
}

const liveMaze = ({ grid, entrance }: GridEdit, { steps, path }: SearchShow): LiveMaze => ({
  grid,
  entrance: entrance ?? null,
  visited: steps.map(({ visited }) => visited.cell),
  waiting: path.length > 0 ? [] : (steps.at(-1)?.frontier ?? []),
  path: path.map(({ cell }) => cell),
});

interface EditModesProps {
  mode: EditMode;
  hasTeleporters: boolean;
  disabled: boolean;
  onMode(mode: EditMode): void;
}

/** What a click on a cell does. */
function EditModes({ mode, hasTeleporters, disabled, onMode }: EditModesProps) {
  const { t } = useLingui();
  const labels: Record<EditMode, string> = { wall: t`Add Walls`, remove: t`Remove`, teleporter: t`Add Teleporter` };
  const modes: EditMode[] = hasTeleporters ? ['wall', 'remove', 'teleporter'] : ['wall', 'remove'];
  return (
    <fieldset className={styles.modes} aria-label={t`What a click does`}>
      {modes.map((one) => (
        <Button
          key={one}
          data-control={`mode:${one}`}
          variant="secondary"
          size="small"
          aria-pressed={one === mode}
          disabled={disabled}
          onClick={() => onMode(one)}
        >
          {labels[one]}
        </Button>
      ))}
    </fieldset>
  );
}
