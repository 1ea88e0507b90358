// The middle of a lesson: fades while pages change, scrolls if it must, and takes the focus when its page is new.
import { type ReactNode, useEffect, useRef } from 'react';
import { playSound } from '../../audio/playSound.ts';
import { cx } from '../../ui/cx.ts';

/** A page that scrolls must be reached and scrolled by keyboard, also where nothing in it can take the focus. Each page is watched while it stands. */
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
    <div ref={stage} tabIndex={-1} data-first-focus="" className={cx('lesson-stage', moving && 'lesson-stage-moving')}>
      <div key={id} ref={observePageSize} className="lesson-stage-page">
        {children}
      </div>
    </div>
  );
}
