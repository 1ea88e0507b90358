// The gallery: fifteen pictures of the real game, each opening in a lightbox.
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { Page } from '../layout/PageHead.tsx';
import { PICTURES } from './pictures.ts';
import { WebPicture } from './WebPicture.tsx';

const Lightbox = lazyPart(async () => (await import('./Lightbox.tsx')).Lightbox);

export function GalleryPage() {
  const { t } = useLingui();
  const [shown, setShown] = useState<number>();
  return (
    <Page
      title={t`Gallery`}
      lead={<Trans>Game screenshots: the ten realms as you walk them, and some of what waits inside.</Trans>}
    >
      <ul className="lw-gallery">
        {PICTURES.map(({ name, caption }, index) => (
          <li key={name}>
            <button
              type="button"
              className="lw-picture-card lw-gallery-picture"
              aria-haspopup="dialog"
              onClick={() => setShown(index)}
            >
              <WebPicture name={name} sizes="(width < 640px) 92vw, (width < 1000px) 46vw, 400px" isLazy={index > 2} />
              <span>{t(caption)}</span>
            </button>
          </li>
        ))}
      </ul>
      {shown !== undefined && (
        <Suspense>
          <Lightbox index={shown} onShow={setShown} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </Page>
  );
}
