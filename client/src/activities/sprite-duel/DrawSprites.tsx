// Drawing sprites: a pad whose drawing can be kept, mirrored and varied, and the kept ones, each to be taken up again or removed.

import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import {
  changedCells,
  HAND_CELLS,
  type KeptSprite,
  MAX_SPRITES,
  mirrorSprite,
  NO_INK,
  type SpriteProblem,
  spriteProblem,
  varySprite,
} from '@lanternwise/shared/activities/sprite-duel/sprites';
import { SPRITE_SIZE } from '@lanternwise/shared/learning/pixelGenerator';
import { seededRandom } from '@lanternwise/shared/learning/random';
import { useLingui } from '@lingui/react/macro';
import FlipHorizontal2 from 'lucide-react/icons/carets-to-axis-dashed-horizontal';
import Shuffle from 'lucide-react/icons/shuffle';
import { type ReactNode, useReducer, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ActionRow } from '../kit/ActionRow.tsx';
import { PadTools } from '../kit/drawing-pad/DrawingPad.tsx';
import { createPad, type Grid, padReducer } from '../kit/drawing-pad/grid.ts';
import { PadCanvas } from '../kit/drawing-pad/PadCanvas.tsx';
import { toCells } from '../kit/drawings/drawings.ts';
import kitStyles from '../kit/layout.module.css';
import { KeptSprites } from './KeptSprites.tsx';
import styles from './SpriteDuel.module.css';
import { SpriteThumb } from './SpriteThumb.tsx';

const toGrid = (cells: string): Grid =>
  Array.from({ length: SPRITE_SIZE }, (_, row) =>
    [...cells.slice(row * SPRITE_SIZE, (row + 1) * SPRITE_SIZE)].map(Number),
  );

/** Turns until the variation is one that is not kept yet. */
const TRIES = 20;

function varied(cells: string, kept: readonly KeptSprite[], seed: number): string {
  const random = seededRandom(seed);
  let next = varySprite(cells, random);
  for (let turn = 0; turn < TRIES && spriteProblem(next, kept) !== undefined; turn += 1)
    next = varySprite(cells, random);
  return next;
}

interface DrawSpritesProps {
  activity: ActivityOf<'sprite-duel'>;
  seed: number;
  sprites: readonly KeptSprite[];
  onChange(sprites: readonly KeptSprite[]): void;
  /** What leads on, once there are enough. */
  children?: ReactNode;
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: puts a screen together of components; what is left is their state
export function DrawSprites({ activity, seed, sprites, onChange, children }: DrawSpritesProps) {
  const { t } = useLingui();
  const [pad, dispatch] = useReducer(padReducer, SPRITE_SIZE, (size) => createPad(size));
  /** What stood on the pad before the pen changed it. */
  const [base, setBase] = useState(NO_INK);
  const [turns, setTurns] = useState(0);
  const [taken, setTaken] = useState<string>();
  const cells = toCells(pad.grid);
  const problem = spriteProblem(cells, sprites);
  const replace = (next: string) => {
    dispatch({ type: 'replaced', grid: toGrid(next) });
    setBase(next);
  };
  const keep = () => {
    onChange([...sprites, { cells, isByHand: changedCells(base, cells) >= HAND_CELLS }]);
    setBase(cells);
    setTaken(undefined);
  };
  const isFull = sprites.length >= MAX_SPRITES;
  const isBlank = cells === NO_INK;
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
          <div>
            <Button
              variant="secondary"
              size="small"
              icon={<FlipHorizontal2 aria-hidden="true" />}
              data-control="mirror"
              disabled={isBlank}
              onClick={() => replace(mirrorSprite(cells))}
            >
              {t`Mirror`}
            </Button>
            <Button
              variant="secondary"
              size="small"
              icon={<Shuffle aria-hidden="true" />}
              data-control="vary"
              disabled={isBlank}
              onClick={() => {
                setTurns(turns + 1);
                replace(varied(cells, sprites, seed + turns));
              }}
            >
              {t`Vary`}
            </Button>
          </div>
          <KeepHint
            problem={problem}
            isFull={isFull}
            changed={base === NO_INK ? HAND_CELLS : changedCells(base, cells)}
          />
        </div>
      </div>
      <KeptSprites
        needs={activity.needs}
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
        <Count needs={activity.needs} sprites={sprites} />
        <Button
          variant={children ? 'secondary' : 'primary'}
          data-control="keep"
          disabled={problem !== undefined || isFull}
          onClick={keep}
        >
          {t`Keep this sprite`}
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

function Count({
  needs,
  sprites: kept,
}: {
  needs: { sprites: number; byHand: number };
  sprites: readonly KeptSprite[];
}) {
  const { t } = useLingui();
  const { sprites, byHand } = needs;
  const count = Math.min(kept.length, sprites);
  const hand = Math.min(kept.filter((one) => one.isByHand).length, byHand);
  return <p className={kitStyles.note}>{t`${count} of ${sprites} sprites, ${hand} of ${byHand} by hand.`}</p>;
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
    'too-little': t`Fill at least six cells.`,
    'too-much': t`Leave some cells empty, so that a shape can be seen.`,
    kept: t`This one is kept. Change it for the next one, or clear the pad.`,
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
