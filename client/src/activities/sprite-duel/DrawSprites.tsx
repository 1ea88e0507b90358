// Drawing sprites: each one that is kept grows its mirror image and shifts, and all of them walk before the museum at once.

import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import {
  changedCells,
  growSprite,
  HAND_CELLS,
  type KeptSprite,
  MAX_SPRITES,
  NO_INK,
  type SpriteProblem,
  spriteProblem,
} from '@lanternwise/shared/activities/sprite-duel/sprites';
import { SPRITE_SIZE } from '@lanternwise/shared/learning/pixelGenerator';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useReducer, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ActionRow } from '../kit/ActionRow.tsx';
import { PadTools } from '../kit/drawing-pad/DrawingPad.tsx';
import { createPad, type Grid, padReducer } from '../kit/drawing-pad/grid.ts';
import { PadCanvas } from '../kit/drawing-pad/PadCanvas.tsx';
import { toCells } from '../kit/drawings/drawings.ts';
import kitStyles from '../kit/layout.module.css';
import { useOnMap } from '../kit/useOnMap.ts';
import { KeptSprites } from './KeptSprites.tsx';
import styles from './SpriteDuel.module.css';
import { SpriteThumb } from './SpriteThumb.tsx';
import { strollers, type WalkView } from './world.ts';

const toGrid = (cells: string): Grid =>
  Array.from({ length: SPRITE_SIZE }, (_, row) =>
    [...cells.slice(row * SPRITE_SIZE, (row + 1) * SPRITE_SIZE)].map(Number),
  );

interface DrawSpritesProps {
  activity: ActivityOf<'sprite-duel'>;
  sprites: readonly KeptSprite[];
  onChange(sprites: readonly KeptSprite[]): void;
  /** What leads on, once there are enough. */
  children?: ReactNode;
}

export function DrawSprites({ activity, sprites, onChange, children }: DrawSpritesProps) {
  const { t } = useLingui();
  const [pad, dispatch] = useReducer(padReducer, SPRITE_SIZE, (size) => createPad(size));
  /** What stood on the pad before the pen changed it. */
  const [base, setBase] = useState(NO_INK);
  const [taken, setTaken] = useState<string>();
  const cells = toCells(pad.grid);
  const problem = spriteProblem(cells, sprites);
  const replace = (next: string) => {
    dispatch({ type: 'replaced', grid: toGrid(next) });
    setBase(next);
  };
  const { needs } = activity;
  useOnMap<WalkView>(activity.id, { walkers: strollers(sprites), round: 0 });
  const keep = () => {
    const isByHand = changedCells(base, cells) >= HAND_CELLS;
    const own = [...sprites, { cells, isByHand }];
    // So many that those by hand make up the number.
    const most = Math.min(Math.ceil(needs.sprites / needs.byHand) - 1, MAX_SPRITES - own.length);
    onChange(isByHand ? [...own, ...growSprite(cells, own, most)] : own);
    dispatch({ type: 'cleared' });
    setBase(NO_INK);
    setTaken(undefined);
  };
  const isFull = sprites.length >= MAX_SPRITES;
  return (
    <>
      <div className={styles.draw}>
        <div className={styles.pad} data-control="pad">
          <PadCanvas label={activity.draw} size={SPRITE_SIZE} pad={pad} dispatch={dispatch} />
        </div>
        <div className={styles.tools}>
          <PadTools
            pad={pad}
            dispatch={(action) => {
              dispatch(action);
              if (action.type === 'cleared') setBase(NO_INK);
            }}
          />
          <KeepHint
            problem={problem}
            isFull={isFull}
            changed={base === NO_INK ? HAND_CELLS : changedCells(base, cells)}
          />
        </div>
      </div>
      <KeptSprites
        needs={needs}
        sprites={sprites}
        taken={taken}
        onTake={(next) => {
          setTaken(next);
          replace(next);
        }}
        onRemove={(gone) => {
          setTaken(undefined);
          onChange(sprites.filter((one) => one.cells !== gone));
        }}
      />
      <ActionRow>
        <Button
          variant={children ? 'secondary' : 'primary'}
          data-control="keep"
          disabled={problem !== undefined || isFull}
          onClick={keep}
        >
          {t`Keep it`}
        </Button>
        {children}
      </ActionRow>
      <details className={styles.examples}>
        <summary>{t`Look at examples`}</summary>
        <p className={kitStyles.note}>{activity.examples.by}</p>
        <div className={styles.thumbs}>
          {activity.examples.pixels.map((example) => (
            <SpriteThumb key={example} cells={example} />
          ))}
        </div>
      </details>
    </>
  );
}

interface KeepHintProps {
  problem: SpriteProblem | undefined;
  isFull: boolean;
  /** Cells changed with the pen. */
  changed: number;
}

function KeepHint({ problem, isFull, changed }: KeepHintProps) {
  const { t } = useLingui();
  const hints: Record<SpriteProblem, string> = {
    'too-little': '',
    'too-much': t`Leave some cells empty, so that a shape can be seen.`,
    kept: t`You have this one. Change it.`,
  };
  const needed = HAND_CELLS;
  const byHand =
    changed < needed ? t`Cells changed with the pen: ${changed}. From ${needed} on it counts as drawn by hand.` : '';
  const hint = isFull ? t`There is no room for more. Remove one first.` : problem ? hints[problem] : byHand;
  return (
    <p role="status" className={kitStyles.note}>
      {hint}
    </p>
  );
}
