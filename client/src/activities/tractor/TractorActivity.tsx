// Programs the tractor for one field: reading the new idea, then blocks, Python and the run on the map.
import { tractorField } from '@lanternwise/shared/activities/tractor/fields';
import {
  type BlockKind,
  countBlocks,
  EMPTY_PROGRAM,
  type Program,
} from '@lanternwise/shared/activities/tractor/program';
import { writePython } from '@lanternwise/shared/activities/tractor/python';
import type { ShowOutcome } from '@lanternwise/shared/activities/tractor/show';
import { FIELD_PROGRAMS } from '@lanternwise/shared/activities/tractor/solutions';
import { EDITOR_BLOCKS, type EditorBlock } from '@lanternwise/shared/activities/tractor/workspace';
import { useLingui } from '@lingui/react/macro';
import Medal from 'lucide-react/icons/medal';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { prefetchedPart } from '../../ui/lazyPart.tsx';
import { AnswerFeedback } from '../kit/AnswerFeedback.tsx';
import type { ActivityProps } from '../kit/activityProps.ts';
import { IntroPages } from '../kit/IntroPages.tsx';
import kitStyles from '../kit/layout.module.css';
import { useCameraBeside } from '../kit/useCameraBeside.ts';
import { useOnMap } from '../kit/useOnMap.ts';
import { PythonLines } from './PythonLines.tsx';
import { RunBar, SPEEDS } from './RunBar.tsx';
import { frameText, outcomeText } from './runTexts.ts';
import styles from './TractorActivity.module.css';
import { useSavedProgram } from './useSavedProgram.ts';
import { type TractorRun, useTractorRun } from './useTractorRun.ts';
import type { RunView } from './world.ts';

export function TractorActivity({ activity, submit, report }: ActivityProps<'tractor'>) {
  useCameraBeside(tractorField(activity.field).id);
  const { intro } = activity;
  const game = <TractorGame activity={activity} submit={submit} report={report} />;
  if (!intro) return game;
  return (
    <IntroPages pages={[{ id: 'intro', ...intro }]} start={intro.button}>
      {game}
    </IntroPages>
  );
}

/** What each block of the editor needs in the toolbox of the field. */
const NEEDS: Partial<Record<EditorBlock, BlockKind>> = {
  'if-else': 'if',
  'if-count': 'set-count',
  'while-count': 'set-count',
};

/** In the order of the palette. */
const offeredBlocks = (toolbox: readonly BlockKind[]): EditorBlock[] =>
  EDITOR_BLOCKS.filter((block) => toolbox.includes(NEEDS[block] ?? (block as BlockKind)));

/** Blockly is large: it is loaded when a tractor is programmed for the first time. */
const BlockEditor = prefetchedPart(async () => (await import('./editor/BlockEditor.tsx')).BlockEditor);

type TractorGameProps = Pick<ActivityProps<'tractor'>, 'activity' | 'submit' | 'report'>;

function TractorGame({ activity, submit, report }: TractorGameProps) {
  const { t } = useLingui();
  const field = tractorField(activity.field);
  const store = useSavedProgram(activity.id, FIELD_PROGRAMS[field.id]?.starter ?? EMPTY_PROGRAM);
  const { saved } = store;
  const program = saved.kind === 'program' ? saved.program : EMPTY_PROGRAM;
  const [loose, setLoose] = useState(0);
  const [speed, setSpeed] = useState(2);
  const stepMs = SPEEDS[speed] ?? SPEEDS[0];
  const blocks = countBlocks(program);
  const run = useTractorRun(field, program, stepMs, () => {
    const { correct } = submit(program);
    if (!correct || blocks > (store.best ?? blocks)) return;
    store.saveBest(blocks);
    report({ blocks, 'fewest blocks': field.fewestBlocks });
  });
  const crashed = crashOf(run);
  useOnMap<RunView>(activity.id, { frame: run.frame ?? null, stepMs, isCrashed: crashed !== undefined });
  const lit = crashed ?? run.frame?.step?.blockId;
  const change = (next: Program, looseBlocks: number) => {
    setLoose(looseBlocks);
    if (JSON.stringify(next) === JSON.stringify(program)) return;
    run.reset();
    store.save(next);
  };
  if (saved.kind === 'refused') {
    return (
      <div className={kitStyles.card} role="alert">
        <p>{t`This saved program was made by another version of Lanternwise and cannot be opened here. It is kept in this browser.`}</p>
        <Button data-control="new-program" onClick={store.startNew}>
          {t`Start a new program`}
        </Button>
      </div>
    );
  }
  const { maxBlocks } = field;
  return (
    <div className={styles.game}>
      <div className={styles.bench}>
        <BlockEditor
          key={store.edition}
          initial={program}
          offered={offeredBlocks(field.toolbox)}
          lit={lit}
          onChange={change}
        />
      </div>
      <p className={styles.status} role="status">
        <span className={styles.blocks}>{t`Blocks: ${blocks} of ${maxBlocks}`}</span>{' '}
        {run.frame ? (
          frameText(run.frame, field.layouts.length)
        ) : loose > 0 ? (
          t`Blocks that hang on nothing do not run.`
        ) : (
          // The chosen block is marked: who sees it needs no words.
          <span className="lw-hidden">{t`The next block goes after the chosen one.`}</span>
        )}
      </p>
      <RunBar run={run} label={activity.check} speed={speed} onSpeed={setSpeed} />
      <PythonLines program={program} lit={lit} />
      <div role="status" className={kitStyles.status}>
        {run.outcome && <Outcome activity={activity} outcome={run.outcome} program={program} />}
      </div>
    </div>
  );
}

/** The block at which the shown run crashed or was stopped. */
function crashOf({ outcome }: TractorRun): string | undefined {
  if (outcome?.kind !== 'failed' || outcome.end.kind === 'finished') return undefined;
  return outcome.end.blockId;
}

interface OutcomeProps extends Pick<TractorGameProps, 'activity'> {
  outcome: ShowOutcome;
  program: Program;
}

/** Success with its medal, or which line stopped the tractor and why. */
function Outcome({ activity, outcome, program }: OutcomeProps) {
  const { t } = useLingui();
  const field = tractorField(activity.field);
  if (outcome.kind === 'passed') {
    const { fewestBlocks } = field;
    const hasMedal = countBlocks(program) <= fewestBlocks;
    return (
      <AnswerFeedback tone="right" message={activity.messages.correct}>
        <p className={styles.medal} data-medal={hasMedal}>
          {hasMedal && <Medal aria-hidden="true" size={20} />}
          {hasMedal
            ? t`Fewest blocks possible: ${fewestBlocks}.`
            : t`The field can be done with ${fewestBlocks} blocks. Can you find how?`}
        </p>
      </AnswerFeedback>
    );
  }
  const blockId = outcome.kind === 'failed' && outcome.end.kind !== 'finished' ? outcome.end.blockId : undefined;
  const lines = writePython(program);
  const at = lines.findIndex((line) => line.blockId === blockId);
  const code = lines[at]?.text.trim();
  const number = at + 1;
  const label = blockId !== undefined && code ? t`Line ${number}, ${code}` : t`The program`;
  const explanations = [
    { item: 'run', label, text: outcomeText(outcome, field) ?? activity.unfinished.why },
    ...(outcome.kind === 'failed' && outcome.end.kind === 'finished'
      ? [{ item: 'idea', label: activity.unfinished.label, text: activity.unfinished.why }]
      : []),
  ];
  return <AnswerFeedback tone="wrong" message={activity.messages.wrong} explanations={explanations} />;
}
