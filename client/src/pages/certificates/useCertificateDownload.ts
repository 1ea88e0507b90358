// Renders the certificate drawing to a JPEG and downloads it.
import { certificateFileName } from '@lanternwise/shared/certificates/certificate';
import { type RefObject, useRef, useState } from 'react';
import { ART_HEIGHT, ART_WIDTH } from './art/CertificateArt.tsx';

/** Twice the drawing's own size. */
const SCALE = 2;
const JPEG_QUALITY = 0.95;

export interface CertificateDownload {
  /** Ref of the OffscreenArt to download. */
  art: RefObject<HTMLDivElement | null>;
  busy: boolean;
  download(name: string): Promise<void>;
}

export function useCertificateDownload(): CertificateDownload {
  const art = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  const download = async (name: string) => {
    if (!art.current || busy) return;
    setBusy(true);
    try {
      saveBlob(await renderToBlob(art.current), certificateFileName(name));
    } catch (error) {
      console.warn('The certificate could not be downloaded', error);
    }
    setBusy(false);
  };
  return { art, busy, download };
}

async function renderToBlob(node: HTMLElement): Promise<Blob> {
  const { domToBlob } = await import('modern-screenshot');
  await document.fonts.ready;
  const drawn = node.firstElementChild;
  if (!drawn) throw new Error('the certificate is not rendered');
  return domToBlob(drawn, {
    type: 'image/jpeg',
    quality: JPEG_QUALITY,
    scale: SCALE,
    width: ART_WIDTH,
    height: ART_HEIGHT,
    style: { borderRadius: '0', boxShadow: 'none' },
  });
}

function saveBlob(picture: Blob, fileName: string): void {
  const url = URL.createObjectURL(picture);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser needs the URL until the download has started.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
