// Painting with numbers: 12 × 12 cells in five brightnesses that hang in the valley at once, and one hidden cell to read.

import { GALLERY } from '@lanternwise/shared/activities/pixel-painting/mapNames';
import { PAINTING_SIZE, paintingBytes, paintingFigures, SHADES } from '@lanternwise/shared/learning/shades';
import { useLingui } from '@lingui/react/macro';
import { type Dispatch, useReducer, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { BoardsView } from '../host/boardsView.ts';
import type { ActivityProps } from '../kit/activityProps.ts';
import { CheckBar } from '../kit/CheckBar.tsx';
import { createPad, type Pad, type PadAction, padReducer } from '../kit/drawing-pad/grid.ts';
import { PadButtons } from '../kit/drawing-pad/PadButtons.tsx';
import kitStyles from '../kit/layout.module.css';
import { Options } from '../kit/Options.tsx';
import { Predict } from '../kit/Predict.tsx';
import { useAnswerCheck } from '../kit/useAnswerCheck.ts';
import { useCameraBeside } from '../kit/useCameraBeside.ts';
import { useOnMap } from '../kit/useOnMap.ts';
import { useStoredDraft } from '../kit/useStoredDraft.ts';
import { EMPTY_DRAFT, hiddenCell, inkOf, parsePainting, toGrid } from './draft.ts';
import { PixelCanvas } from './PixelCanvas.tsx';
import styles from './PixelPaintingActivity.module.css';
import { paintingPicture } from './work.ts';

const NOTHING_READ = -1;

export function PixelPaintingActivity({ activity, submit, report }: ActivityProps<'pixel-painting'>) {
  const { t } = useLingui();
  const { least, predict } = activity;
  useCameraBeside(GALLERY);
  const [{ cells, predicted }, store] = useStoredDraft(activity.id, EMPTY_DRAFT, parsePainting);
  const [pad, dispatch] = useReducer(padReducer, cells, (kept) => createPad(PAINTING_SIZE, toGrid(kept)));
  const [numbers, setNumbers] = useState(false);
  const figures = paintingFigures(cells);
  const boards = { [activity.guide]: { lines: [], label: null, picture: paintingPicture(cells) } };
  useOnMap<BoardsView>(activity.id, figures.painted > 0 ? { boards } : null);
  const isPainted = figures.painted >= least.painted && figures.shades >= least.shades;
  const hidden = isPainted ? hiddenCell(cells) : undefined;
  const check = useAnswerCheck(NOTHING_READ, (read) => {
    const byte = paintingBytes(cells)[hidden ?? 0] ?? 0;
    const grade = submit({ predicted: predicted ?? '_none', ...figures, hidden: byte, read });
    if (grade.correct) report({ 'painted cells': figures.painted, brightnesses: figures.shades });
    return grade;
  });
  const isAsked = numbers && hidden !== undefined;
  return (
    <>
      <div className={styles.paint}>
        <div className={styles.canvas} data-control="pixels" inert={check.solved}>
          <PixelCanvas
            label={activity.paint}
            pad={pad}
            dispatch={dispatch}
            numbers={numbers}
            hidden={check.solved ? undefined : hidden}
            onChange={(next) => {
              if (next === cells) return;
              store({ cells: next, predicted });
              check.reset();
            }}
          />
        </div>
        <div className={styles.side}>
          <p className={kitStyles.question}>{isAsked ? activity.ask : activity.paint}</p>
          {!isAsked && <Brushes pad={pad} dispatch={dispatch} disabled={check.solved} />}
          {figures.painted > 0 && (
            <Button
              variant="secondary"
              size="small"
              data-control="numbers"
              aria-pressed={numbers}
              onClick={() => setNumbers(!numbers)}
            >
              {numbers ? t`Hide the numbers` : t`Show the numbers`}
            </Button>
          )}
          <Predict
            predict={predict}
            predicted={predicted}
            on={['numbers']}
            onPredict={(guess) => store({ cells, predicted: guess })}
          />
          {isAsked && (
            <div className={styles.readings}>
              <Options
                label={activity.ask}
                group="read"
                options={SHADES.map((shade) => ({ id: String(shade), text: String(shade) }))}
                chosen={String(check.answer)}
                disabled={check.solved}
                onChoose={(read) => check.changeAnswer(Number(read))}
              />
            </div>
          )}
        </div>
      </div>
      <CheckBar
        activity={activity}
        check={check}
        ready={isAsked && check.answer !== NOTHING_READ}
        incompleteHint={undefined}
      >
        {check.solved && <p className={kitStyles.note}>{t`Your picture stays in this browser.`}</p>}
      </CheckBar>
    </>
  );
}

interface BrushesProps {
  pad: Pad;
  dispatch: Dispatch<PadAction>;
  disabled: boolean;
}

/** The five brightnesses, undo and clear. */
function Brushes({ pad, dispatch, disabled }: BrushesProps) {
  const { t } = useLingui();
  const names = [t`Black`, t`Dark grey`, t`Grey`, t`Light grey`, t`White`];
  return (
    <fieldset className={styles.brushes} aria-label={t`Brightness of the brush`} disabled={disabled}>
      {names.map((name, shade) => (
        <button
          key={name}
          type="button"
          className={styles.brush}
          data-control={`brush:${shade}`}
          aria-pressed={pad.ink === inkOf(shade)}
          title={name}
          onClick={() => dispatch({ type: 'inkChosen', ink: inkOf(shade) })}
        >
          <svg viewBox="0 0 10 10" aria-hidden="true" focusable="false">
            <rect width="10" height="10" fill={`rgb(${SHADES[shade]} ${SHADES[shade]} ${SHADES[shade]})`} />
          </svg>
          <span className="lw-hidden">{name}</span>
        </button>
      ))}
      <PadButtons dispatch={dispatch} />
    </fieldset>
  );
}
