// One picture of the gallery in the format and size that the browser takes.
import { type PictureWidth, pictureUrl } from './pictures.ts';

export interface WebPictureProps {
  name: string;
  /** How wide it is shown, as of the attribute `sizes`. */
  sizes: string;
  isLazy?: boolean;
  /** Empty where a caption beside the picture says what it shows. */
  alt?: string;
}

const WIDTHS: readonly PictureWidth[] = [480, 1200];
const sourceSet = (name: string, format: 'webp' | 'avif'): string =>
  WIDTHS.map((width) => `${pictureUrl(name, width, format)} ${width}w`).join(', ');

export function WebPicture({ name, sizes, isLazy = false, alt = '' }: WebPictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(name, 'avif')} sizes={sizes} />
      <img
        src={pictureUrl(name, 1200, 'webp')}
        srcSet={sourceSet(name, 'webp')}
        sizes={sizes}
        alt={alt}
        width={1200}
        height={675}
        loading={isLazy ? 'lazy' : 'eager'}
        decoding="async"
      />
    </picture>
  );
}
