// Draws a tractor on its field: squares by what they need, the crop, the stones, the water, and which way the tractor looks.

import type { FieldCell, Heading, Tractor } from '@lanternwise/shared/activities/tractor/machine';
import type { MessageDescriptor } from '@lingui/core';
import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import styles from './FieldPicture.module.css';

/** Units of the picture for one square. */
const SIZE = 10;
const DIRECTIONS: Record<Heading, MessageDescriptor> = {
  north: msg({ context: 'tractor looks', message: 'north' }),
  east: msg({ context: 'tractor looks', message: 'east' }),
  south: msg({ context: 'tractor looks', message: 'south' }),
  west: msg({ context: 'tractor looks', message: 'west' }),
};
const TURNS: Record<Heading, number> = { north: 0, east: 90, south: 180, west: 270 };

/** What stands on a square besides its colour; a shape of its own for each, so that no colour must be told apart. */
const MARKS: Partial<Record<FieldCell, ReactNode>> = {
  ploughed: <path className={styles.furrow} d="M1 2.5h8M1 5h8M1 7.5h8" />,
  planted: (
    <>
      <path className={styles.furrow} d="M1 2.5h8M1 5h8M1 7.5h8" />
      <path className={styles.sprout} d="M2.6 6.6V3.6M1.4 3l1.2 1.4L3.8 3M7.4 6.6V3.6M6.2 3l1.2 1.4L8.6 3" />
    </>
  ),
  crop: <path className={styles.corn} d="M2.5 9V2M5 9V1.2M7.5 9V2M1.5 4l1 1 1-1M4 3.2l1 1 1-1M6.5 4l1 1 1-1" />,
  stone: <path className={styles.stone} d="M1.2 8.2 2.4 4 5.4 2l3 2.2.6 4z" />,
  water: <path className={styles.wave} d="M.8 3.5q1.4-1.4 2.8 0t2.8 0 2.8 0M.8 7q1.4-1.4 2.8 0t2.8 0 2.8 0" />,
};

export function FieldPicture({ tractor: { cells, pose }, label }: { tractor: Tractor; label: string }) {
  const [rows, columns] = [cells.length, cells[0]?.length ?? 0];
  const waiting = cells.flat().filter((cell) => cell === 'soil').length;
  const { row, col, heading } = pose;
  const rowNumber = row + 1;
  const square = col + 1;
  const direction = i18n._(DIRECTIONS[heading]);
  return (
    <svg
      className={styles.field}
      viewBox={`0 0 ${columns * SIZE} ${rows * SIZE}`}
      role="img"
      aria-label={t`${label}: the tractor is in row ${rowNumber}, square ${square}, and looks ${direction}. Brown squares: ${waiting}.`}
    >
      {cells.flatMap((line, y) =>
        line.map((cell, x) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a square has no identity but its place.
          <g key={`${x}-${y}`} transform={`translate(${x * SIZE} ${y * SIZE})`}>
            <rect className={cx(styles.square, styles[cell])} width={SIZE} height={SIZE} />
            {MARKS[cell]}
          </g>
        )),
      )}
      <g transform={`translate(${(col + 0.5) * SIZE} ${(row + 0.5) * SIZE}) rotate(${TURNS[heading]})`}>
        <path className={styles.wheel} d="M-4 .2h2v4h-2zM2 .2h2v4H2zM-3.4-3.8h1.6v2.6h-1.6zM1.8-3.8h1.6v2.6H1.8z" />
        <path className={styles.body} d="M-2.1 3.6v-5.4L0-4.6l2.1 2.8v5.4z" />
        <rect className={styles.cab} x="-1.4" y=".4" width="2.8" height="2.4" rx=".5" />
      </g>
    </svg>
  );
}
