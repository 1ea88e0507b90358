// All learners of the class as tiles that fill the screen; arrow keys move between them, Enter opens one.

import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { WorkByRealm } from '../../features/live/useRealmWork.ts';
import { useShownLanguage } from '../../i18n/language.ts';
import { listen, stopAll } from '../../lib/subscriptions.ts';
import { useBoard, useOrder } from './boardHooks.ts';
import { boardSize } from './boardLayout.ts';
import { LearnerTile } from './LearnerTile.tsx';
import styles from './live.module.css';
import type { BoardSort } from './liveView.ts';

interface Size {
  width: number;
  height: number;
}

/** Of a laptop's window, until it is measured. */
const FIRST_SIZE: Size = { width: 1334, height: 430 };
const FOOT = 12;
/** After the last move of the pointer or the focus on the board. */
const HOLD_MS = 4000;

/** The width of the element, and the height from it to the foot of the window. */
function useRoom(element: React.RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState(FIRST_SIZE);
  useEffect(() => {
    const target = element.current;
    if (!target || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const { top, width } = target.getBoundingClientRect();
      const height = window.innerHeight - (top + window.scrollY) - FOOT;
      setSize((before) =>
        Math.abs(before.width - width) < 1 && Math.abs(before.height - height) < 1 ? before : { width, height },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    // What stands above it may grow and shrink.
    if (target.parentElement) observer.observe(target.parentElement);
    return stopAll(() => observer.disconnect(), listen(window, 'resize', measure));
  }, [element]);
  return size;
}

const tilesIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-learner]')];

export function LearnerBoard({ sort, work }: { sort: BoardSort; work: WorkByRealm }) {
  const { t } = useLingui();
  const language = useShownLanguage();
  const { board, numbers } = useBoard();
  const list = useRef<HTMLUListElement>(null);
  const focused = useCallback(() => {
    const target = document.activeElement;
    return target instanceof HTMLElement && list.current?.contains(target) ? target.dataset.learner : undefined;
  }, []);
  const { ids: order, moves, heldUntil } = useOrder(board, numbers, sort, focused);
  const { width, height } = useRoom(list);
  const { columns, tileHeight, fontSize } = boardSize(order.length, width, height, language);
  const [active, setActive] = useState<string>();
  const inTabOrder = active !== undefined && order.includes(active) ? active : order[0];
  const pictureSize = Math.round(Math.min(tileHeight - 16, fontSize * 2.4));

  const move = (event: KeyboardEvent<HTMLUListElement>) => {
    const tiles = tilesIn(event.currentTarget);
    const at = tiles.indexOf(event.target as HTMLElement);
    const steps: Record<string, number> = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      ArrowUp: at - columns,
      ArrowDown: at + columns,
      Home: 0,
      End: tiles.length - 1,
    };
    const target = tiles[steps[event.key] ?? -1];
    if (at < 0 || !target || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    setActive(target.dataset.learner);
    target.focus();
  };
  const hold = () => {
    heldUntil.current = performance.now() + HOLD_MS;
  };

  return (
    <ul
      ref={list}
      aria-label={t`Students`}
      className={styles.board}
      style={
        {
          '--columns': columns,
          '--tile-height': `${tileHeight}px`,
          '--tile-font': `${fontSize}px`,
        } as CSSProperties
      }
      onKeyDown={move}
      onFocus={hold}
      onPointerMove={hold}
    >
      {order.map((id) => (
        <li key={`${id} ${moves.get(id) ?? 0}`} className={styles.cell}>
          <LearnerTile id={id} work={work} pictureSize={pictureSize} isInTabOrder={id === inTabOrder} />
        </li>
      ))}
    </ul>
  );
}
