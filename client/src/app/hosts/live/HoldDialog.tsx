// Covers everything while the teacher holds the class: the pause, or 'All eyes here' with the teacher's line in large letters.
import { useLingui } from '@lingui/react/macro';
import { Eye, Pause } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { TellAdultButton } from '../../../help/TellAdultButton.tsx';
import { focusWorld } from '../../../overlay-kit/focusWorld.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import styles from './liveLesson.module.css';

const isOtherDialog = (node: Node): boolean =>
  node instanceof Element &&
  node.querySelector('[role="dialog"]') !== null &&
  node.querySelector('[data-lesson-hold]') === null;

/** Changes whenever another dialog opens, such as the end of a program that still runs: the hold must lie over it. */
function useDialogsOpened(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const observer = new MutationObserver((records) => {
      if (records.some(({ addedNodes }) => [...addedNodes].some(isOtherDialog))) setCount((before) => before + 1);
    });
    observer.observe(document.body, { childList: true });
    return () => observer.disconnect();
  }, []);
  return count;
}

/** Gives the focus back to what had it, to the dialog that is still open, or to the world. */
function returnFocus(before: Element | null): void {
  if (document.querySelector('[data-lesson-hold]')) return;
  const open = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].at(-1);
  const isUsable = before instanceof HTMLElement && before.isConnected && before !== document.body;
  if (isUsable && (!open || open.contains(before))) before.focus({ preventScroll: true });
  else if (open) open.focus();
  else focusWorld();
}

/**
 * @param line what the teacher says, or null for a pause without any; shown as text, never as markup
 * @param isOwnText whether these are the teacher's own words, not a ready-made line
 */
export function HoldDialog({ line, isOwnText = false }: { line: string | null; isOwnText?: boolean }) {
  const { t } = useLingui();
  const opened = useDialogsOpened();
  const [before] = useState(() => document.activeElement);
  const lastLine = useRef(line);
  useEffect(() => {
    lastLine.current = line;
  }, [line]);
  return (
    <Dialog
      key={opened}
      title={line === null ? t`Your teacher has paused the lesson` : t`All eyes here`}
      colour="amber"
      size="wide"
      className={styles.hold}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        returnFocus(before);
      }}
    >
      <div data-lesson-hold="" className={styles.holdBody}>
        {line === null ? <Pause aria-hidden="true" size={72} /> : <Eye aria-hidden="true" size={72} />}
        {line !== null && (
          <p role="alert" className={styles.line}>
            {line}
          </p>
        )}
        <p role={line === null ? 'alert' : undefined} className={styles.holdNote}>
          {t`Everything stays as it is. You can go on when your teacher says so.`}
        </p>
        {line !== null && isOwnText && <TellAdultButton field="live-gather" text={line} />}
      </div>
    </Dialog>
  );
}
