// The picture of one step: frames with their names, lists and objects as boxes, and arrows for references.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useMemo, useRef, useState } from 'react';
import { cx } from '../../ui/cx.ts';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import { describeMemory, frameName, kindName } from './describeMemory.ts';
import {
  DOT,
  fitText,
  layoutMemory,
  type PlacedArrow,
  type PlacedBox,
  type PlacedFrame,
  type PlacedText,
  ROW_HEIGHT,
  TITLE_CHARACTER,
  TITLE_HEIGHT,
} from './layoutMemory.ts';
import styles from './MemoryPicture.module.css';
import { isShared, type MemoryGraph } from './memoryGraph.ts';

const DEFAULT_WIDTH = 440;
const MIN_WIDTH = 280;
const PADDING = 8;

function useWidth() {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(DEFAULT_WIDTH);
  useEffect(() => {
    const box = place.current;
    if (!box || typeof ResizeObserver === 'undefined') return;
    const measure = () => setWidth(Math.max(MIN_WIDTH, Math.floor(box.clientWidth)));
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(box);
    return () => watch.disconnect();
  }, []);
  return { place, width };
}

function frameTitle({ frame }: PlacedFrame): string {
  const name = frameName(frame.functionName);
  const { line } = frame;
  return line === undefined ? name : t`${name}, line ${line}`;
}

function boxTitle({ box }: PlacedBox): string {
  const kind = kindName(box.look);
  return isShared(box) ? t`${kind} (shared)` : kind;
}

function leftOutText(count: number): string {
  return t`… ${count} more`;
}

export function MemoryPicture({ graph }: { graph: MemoryGraph }) {
  const { place, width } = useWidth();
  const layout = useMemo(() => layoutMemory(graph, width), [graph, width]);
  const sentences = describeMemory(graph);
  return (
    <div className={styles.picture}>
      <ScrollBox className={styles.scroll} label={t`Frames and boxes`}>
        <div ref={place}>
          <svg width={layout.width} height={layout.height} role="img" aria-label={sentences.join(' ')}>
            {layout.frames.map((placed) => (
              <Panel key={placed.y} placed={placed} title={frameTitle(placed)} isCurrent={placed.frame.isCurrent} />
            ))}
            {layout.leftOutY !== undefined && (
              <text className={styles.quiet} x={PADDING} y={layout.leftOutY + 16}>
                {leftOutText(graph.leftOut)}
              </text>
            )}
            {layout.boxes.map((placed) => (
              <Panel key={placed.box.id} placed={placed} title={boxTitle(placed)} isShared={isShared(placed.box)}>
                {placed.more && (
                  <text className={styles.quiet} x={placed.x + PADDING} y={placed.more.y + 16}>
                    {leftOutText(placed.more.count)}
                  </text>
                )}
              </Panel>
            ))}
            {layout.arrows.map((arrow) => (
              <Arrow key={arrow.path} arrow={arrow} />
            ))}
          </svg>
        </div>
      </ScrollBox>
      <details className={styles.words}>
        <summary>
          <Trans>The picture in words</Trans>
        </summary>
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}

interface PanelProps {
  placed: PlacedFrame | PlacedBox;
  title: string;
  isCurrent?: boolean;
  isShared?: boolean;
  children?: React.ReactNode;
}

function Panel({ placed, title, isCurrent = false, isShared = false, children }: PanelProps) {
  const { x, y, width, height, rows } = placed;
  const hasCells = 'hasCells' in placed && placed.hasCells;
  return (
    <g className={cx(styles.panel, isCurrent && styles.isCurrent, isShared && styles.isShared)}>
      <rect x={x} y={y} width={width} height={Math.max(height, TITLE_HEIGHT)} rx={8} />
      <text className={styles.title} x={x + PADDING} y={y + 18}>
        {fitText(title, width - 2 * PADDING, TITLE_CHARACTER)}
      </text>
      {rows.map((row) => (hasCells ? <Cell key={`${row.x}:${row.y}`} cell={row} /> : <Row key={row.y} row={row} />))}
      {children}
    </g>
  );
}

function Row({ row }: { row: PlacedText }) {
  const { x, y, width, label, text, dot } = row;
  const base = y + ROW_HEIGHT - 8;
  return (
    <>
      <line className={styles.rule} x1={x} x2={x + width} y1={y} y2={y} />
      <text className={styles.code} x={x + PADDING} y={base}>
        {label}
      </text>
      <text className={cx(styles.code, styles.value)} x={x + width - PADDING} y={base} textAnchor="end">
        {text}
      </text>
      {dot && <circle className={styles.dot} cx={dot.x} cy={dot.y} r={DOT} />}
    </>
  );
}

function Cell({ cell }: { cell: PlacedText }) {
  const { x, y, width, height, label, text, dot } = cell;
  const middle = x + width / 2;
  return (
    <>
      <text className={styles.index} x={middle} y={y + 11} textAnchor="middle">
        {label}
      </text>
      <rect className={styles.cell} x={x} y={y + 15} width={width} height={height - 17} />
      <text className={cx(styles.code, styles.value)} x={middle} y={y + height - 8} textAnchor="middle">
        {text}
      </text>
      {dot && <circle className={styles.dot} cx={dot.x} cy={dot.y} r={DOT} />}
    </>
  );
}

function Arrow({ arrow: { path, tip, isShared: shared } }: { arrow: PlacedArrow }) {
  return (
    <g className={cx(styles.arrow, shared && styles.isShared)}>
      <path d={path} />
      <polygon points={`${tip.x - 9},${tip.y - 6} ${tip.x},${tip.y} ${tip.x - 9},${tip.y + 6}`} />
    </g>
  );
}
