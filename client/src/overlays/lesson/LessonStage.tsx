// The middle of a lesson: fades while pages change, scrolls if it must, and takes the focus when its page is new.
import { type ReactNode, useEffect, useRef } from 'react';
import { playSound } from '../../audio/playSound.ts';
import { cx } from '../../ui/cx.ts';

export function LessonStage({ id, moving, children }: { id: string; moving: boolean; children: ReactNode }) {
  const stage = useRef<HTMLDivElement>(null);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const first = shown.current === undefined;
    if (shown.current === id) return;
    shown.current = id;
    if (stage.current) stage.current.scrollTop = 0;
    if (first) return;
    stage.current?.focus({ preventScroll: true });
    playSound('page');
  }, [id]);
  // A page that scrolls must be reached and scrolled by keyboard, also where nothing in it can take the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has an element of its own to watch
  useEffect(() => {
    const box = stage.current;
    if (!box || !('ResizeObserver' in window)) return;
    const watch = new ResizeObserver(() => {
      box.tabIndex = box.scrollHeight > box.clientHeight ? 0 : -1;
    });
    watch.observe(box);
    if (box.firstElementChild) watch.observe(box.firstElementChild);
    return () => watch.disconnect();
  }, [id]);
  return (
    <div ref={stage} tabIndex={-1} data-first-focus="" className={cx('lesson-stage', moving && 'lesson-stage-moving')}>
      <div key={id} className="lesson-stage-page">
        {children}
      </div>
    </div>
  );
}
