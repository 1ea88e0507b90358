// A pad for drawing cell by cell with mouse, finger or keys; reports the drawing as rows of numbers from 0 to 1.

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Eraser from 'lucide-react/icons/eraser';
import Pencil from 'lucide-react/icons/pencil';
import { useEffect, useEffectEvent, useReducer } from 'react';
import { Button } from '../../../ui/Button.tsx';
import styles from './DrawingPad.module.css';
import { createPad, type Grid, type Pad, type PadAction, padReducer } from './grid.ts';
import { PadButtons } from './PadButtons.tsx';
import { PadCanvas } from './PadCanvas.tsx';

export interface DrawingPadProps {
  /** What to draw, e.g. "Draw a circle or a cross". */
  label: string;
  /** Cells on each side, e.g. 12 or 16. */
  size: number;
  /** Called after every change, also during a stroke. */
  onChange(grid: Grid): void;
}

export function DrawingPad({ label, size, onChange }: DrawingPadProps) {
  const [pad, dispatch] = useReducer(padReducer, size, (cells) => createPad(cells));
  const change = useEffectEvent(onChange);
  useEffect(() => void change(pad.grid), [pad.grid]);
  return (
    <div className={styles.pad}>
      <PadCanvas label={label} size={size} pad={pad} dispatch={dispatch} />
      <PadTools pad={pad} dispatch={dispatch} />
    </div>
  );
}

export function PadTools({ pad, dispatch }: { pad: Pad; dispatch(action: PadAction): void }) {
  const { t } = useLingui();
  return (
    <div className={styles.tools}>
      {TOOLS.map(({ tool, name, icon }) => (
        <Button
          key={tool}
          variant="secondary"
          size="small"
          icon={icon}
          aria-pressed={pad.tool === tool}
          onClick={() => dispatch({ type: 'toolChosen', tool })}
        >
          {t(name)}
        </Button>
      ))}
      <PadButtons dispatch={dispatch} />
    </div>
  );
}

const TOOLS = [
  { tool: 'pen', name: msg`Pen`, icon: <Pencil aria-hidden="true" /> },
  { tool: 'eraser', name: msg`Eraser`, icon: <Eraser aria-hidden="true" /> },
] as const;
