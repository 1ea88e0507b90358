// The cake board: the picture with its icing bag, the button that skips to its end, its description for screen readers, and the download.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import ChevronsRight from 'lucide-react/icons/chevrons-right';
import Download from 'lucide-react/icons/download';
import Images from 'lucide-react/icons/images';
import { Button } from '../../ui/Button.tsx';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { LabPanel } from '../lab/LabPanel.tsx';
import styles from './DrawingBoard.module.css';
import type { Drawing } from './useDrawing.ts';

export interface DrawingBoardProps {
  drawing: Drawing;
  isRunning: boolean;
  onSavePicture(): void;
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const ICON_PROPS = { 'aria-hidden': true, size: 18, strokeWidth: 2.75 } as const;

export function DrawingBoard({ drawing, isRunning, onSavePicture }: DrawingBoardProps) {
  const { description, isPlaying } = drawing;
  const isBusy = isRunning || isPlaying;
  return (
    <LabPanel
      title={t`Cake Board`}
      icon={<Images aria-hidden="true" size={18} />}
      className={styles.board}
      aside={
        <div className={styles.buttons}>
          {isPlaying && (
            <Button size="small" variant="secondary" icon={<ChevronsRight {...ICON_PROPS} />} onClick={drawing.skip}>
              <Trans>Skip to end</Trans>
            </Button>
          )}
          <Button
            size="small"
            variant="secondary"
            icon={<Download {...ICON_PROPS} />}
            disabled={isBusy || drawing.isEmpty}
            onClick={onSavePicture}
          >
            <Trans>Save picture</Trans>
          </Button>
        </div>
      }
    >
      <div className={styles.stand}>
        <div
          className={styles.plate}
          ref={drawing.attach}
          role="img"
          aria-label={isBusy ? t`Your picture is being drawn.` : description.summary}
          style={{ background: drawing.board }}
          data-playing={isPlaying}
        >
          <canvas />
          <canvas />
        </div>
      </div>
      <LiveRegion text={isBusy ? '' : description.summary} />
      <details className={styles.words}>
        <summary>
          <Trans>The picture in words</Trans>
        </summary>
        <p>{description.summary}</p>
        <ol>
          {description.steps.map(({ at, text }) => {
            const step = capitalize(text);
            return <li key={at}>{t({ context: 'end of a sentence', message: `${step}.` })}</li>;
          })}
        </ol>
      </details>
    </LabPanel>
  );
}
