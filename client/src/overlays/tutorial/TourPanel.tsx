// One stop of the map tour: the camera shows the place, the panel names it.
import type { LessonOf } from '@lanternwise/shared/content/lesson';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useNarration } from '../../narration/useNarration.ts';
import { useWorld } from '../../overlay-kit/useWorld.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import styles from './Tutorial.module.css';
import type { TutorialMove } from './tutorialSteps.ts';

/** About this share of the screen lies below the upper edge of the panel. */
const PANEL_SHARE = 0.36;
/** About this share is taken by the buttons at the top. */
const HUD_SHARE = 0.14;

export interface TourPanelProps {
  stops: LessonOf<'tutorial'>['stops'];
  at: number;
  /** Fills the names of keys into the texts. */
  fill(text: string): string;
  onMove(move: TutorialMove): void;
}

export function TourPanel({ stops, at, fill, onMove }: TourPanelProps) {
  const { t } = useLingui();
  const world = useWorld();
  const narrator = useNarration();
  const stop = stops[at];
  const text = stop && fill(stop.text);
  useEffect(() => {
    if (!stop) return;
    world.emit('camera/framed', { target: stop.target, zoom: stop.zoom, top: HUD_SHARE, bottom: PANEL_SHARE });
    void narrator.speak({ text: [stop.title, text ?? ''] });
  }, [world, narrator, stop, text]);
  if (!stop) return null;
  const number = at + 1;
  const count = stops.length;
  const isLast = number === count;
  return (
    <section className={cx('lw-panel lw-panel-slim', styles.panel, styles.tour)} aria-label={t`Map tour`}>
      <div className={styles.words}>
        <p className={styles.counter}>{t`Stop ${number}/${count}`}</p>
        <p className={styles.ask}>{stop.title}</p>
        <p>{text}</p>
      </div>
      <div className={styles.buttons}>
        {!isLast && (
          <Button variant="quiet" size="small" onClick={() => onMove('skip')}>
            <Trans>Skip tour</Trans>
          </Button>
        )}
        <Button variant="secondary" size="small" disabled={at === 0} onClick={() => onMove('back')}>
          <Trans>Previous</Trans>
        </Button>
        <Button key={at} size="small" ref={focusWithoutScroll} onClick={() => onMove('forward')}>
          {isLast ? t`Start Adventure!` : t`Next`}
        </Button>
      </div>
      <LiveRegion text={`${stop.title}. ${text}`} />
    </section>
  );
}

const focusWithoutScroll = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });
