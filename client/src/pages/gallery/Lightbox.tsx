// Shows one picture large: arrow keys, buttons and swipes lead to its neighbours, Escape closes.
import { useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type RefCallback, useEffect, useEffectEvent, useState } from 'react';
import { listen, stopAll } from '../../lib/subscriptions.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './Lightbox.module.css';
import { PICTURES } from './pictures.ts';
import { WebPicture } from './WebPicture.tsx';

/** A shorter way of the finger is a tap. */
const SWIPE_PIXELS = 48;
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Returns the ref of the element that is swiped; it may appear later, as what a dialog shows does. */
function useStepping(go: (step: number) => void): RefCallback<HTMLElement> {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const onStep = useEffectEvent(go);
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      const step = STEPS[key];
      if (step !== undefined) onStep(step);
    };
    return listen(document, 'keydown', onKeyDown);
  }, []);
  useEffect(() => {
    if (!element) return;
    let start: number | undefined;
    const onDown = ({ clientX }: PointerEvent) => {
      start = clientX;
    };
    const onUp = ({ clientX }: PointerEvent) => {
      const way = start === undefined ? 0 : clientX - start;
      start = undefined;
      if (Math.abs(way) >= SWIPE_PIXELS) onStep(way < 0 ? 1 : -1);
    };
    return stopAll(listen(element, 'pointerdown', onDown), listen(element, 'pointerup', onUp));
  }, [element]);
  return setElement;
}

export interface LightboxProps {
  index: number;
  onShow(index: number): void;
  onClose(): void;
}

/** The pictures form a ring. */
const neighbour = (index: number, step: number): number => (index + step + PICTURES.length) % PICTURES.length;

export function Lightbox({ index, onShow, onClose }: LightboxProps) {
  const { t } = useLingui();
  const go = (step: number) => onShow(neighbour(index, step));
  const swiped = useStepping(go);
  const picture = PICTURES[index];
  if (!picture) return null;
  const caption = t(picture.caption);
  const [number, count] = [index + 1, PICTURES.length];
  return (
    <Dialog title={t`Gallery`} size="wide" className={styles.lightbox} onClose={onClose} closeOnOutsideClick>
      <div className={styles.stage}>
        <IconButton label={t`Previous picture`} icon={<ChevronLeft aria-hidden="true" />} onClick={() => go(-1)} />
        <figure>
          <div ref={swiped} className={styles.picture}>
            <WebPicture key={picture.name} name={picture.name} sizes="(width < 1300px) 92vw, 1140px" alt={caption} />
          </div>
          <figcaption aria-live="polite">
            {caption} <span className="text-muted">({t`${number} of ${count}`})</span>
          </figcaption>
        </figure>
        <IconButton label={t`Next picture`} icon={<ChevronRight aria-hidden="true" />} onClick={() => go(1)} />
      </div>
    </Dialog>
  );
}
