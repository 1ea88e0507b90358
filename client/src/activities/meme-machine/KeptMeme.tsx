// The meme that was kept, with a button that saves it as a file; it goes nowhere else.
import type { SceneId } from '@lanternwise/shared/activities/kit/memes/fields';
import { useLingui } from '@lingui/react/macro';
import { paintBoard } from '../../features/realm/paintBoard.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Brief } from '../kit/Brief.tsx';
import kitStyles from '../kit/layout.module.css';
import { MEME_WIDTH, MemePicture } from '../kit/memes/MemePicture.tsx';
import { memePicture } from '../kit/memes/memePicture.ts';
import type { Meme } from './draft.ts';

function download(scene: SceneId, caption: string): void {
  const canvas = document.createElement('canvas');
  paintBoard(canvas, memePicture(scene, caption), MEME_WIDTH);
  const link = document.createElement('a');
  link.href = canvas.toDataURL('image/png');
  link.download = 'meme.png';
  link.click();
}

export function KeptMeme({ meme: { caption }, scene }: { meme: Meme; scene: SceneId | undefined }) {
  const { t } = useLingui();
  if (!scene) return null;
  return (
    <section className={cx(kitStyles.card, kitStyles.stack)}>
      <p className={kitStyles.question}>{t`Your meme`}</p>
      <MemePicture scene={scene} caption={caption} label={caption} />
      <p className={kitStyles.note}>
        <Brief
          text={t`It hangs in the factory. Nothing is posted: it stays in this browser, and you can save it as a file.`}
          rest="more"
        />
      </p>
      <div className={kitStyles.buttons}>
        <Button size="small" variant="secondary" onClick={() => download(scene, caption)}>
          {t`Save as a picture`}
        </Button>
      </div>
    </section>
  );
}
