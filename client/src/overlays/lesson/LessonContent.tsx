// The scrolling content of a lesson: fades during page changes and takes the focus on a new page.
import { type ReactNode, useEffect, useRef } from 'react';
import { playSound } from '../../audio/playSound.ts';
import { cx } from '../../ui/cx.ts';
import styles from './LessonContent.module.css';

/** Ref callback that makes the stage focusable while it overflows, so that the keyboard can scroll a page without controls. */
function observePageSize(page: HTMLDivElement | null) {
  const stage = page?.parentElement;
  if (!page || !stage || !('ResizeObserver' in window)) return;
  const observer = new ResizeObserver(() => {
    stage.tabIndex = stage.scrollHeight > stage.clientHeight ? 0 : -1;
  });
  observer.observe(stage);
  observer.observe(page);
  return () => observer.disconnect();
}

export function LessonContent({ id, moving, children }: { id: string; moving: boolean; children: ReactNode }) {
  const stage = useRef<HTMLDivElement>(null);
  const shownId = useRef<string>(undefined);
  useEffect(() => {
    const first = shownId.current === undefined;
    if (shownId.current === id) return;
    shownId.current = id;
    if (stage.current) stage.current.scrollTop = 0;
    if (first) return;
    stage.current?.focus({ preventScroll: true });
    playSound('page');
  }, [id]);
  return (
    <div ref={stage} tabIndex={-1} data-first-focus="" className={cx(styles.stage, moving && styles.isMoving)}>
      <div key={id} ref={observePageSize} className={styles.page}>
        {children}
      </div>
    </div>
  );
}
