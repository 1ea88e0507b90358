// The picture of a post, or our own pattern of lantern light where it has none.
import { BLOG_IMAGE_SIDE, BLOG_IMAGE_WIDTHS } from '@lanternwise/shared/constants/blogs';
import { cx } from '../../ui/cx.ts';

/** Lanterns in the dusk, drawn with gradients. */
const PATTERN =
  'bg-[radial-gradient(circle_at_18%_30%,#ffc45c_0_3%,#ffc45c55_8%,transparent_22%),radial-gradient(circle_at_72%_22%,#ff9f5c_0_2%,#ff9f5c44_7%,transparent_20%),radial-gradient(circle_at_48%_70%,#ffe19a_0_2.5%,#ffe19a44_9%,transparent_24%),linear-gradient(150deg,#1d1440,#4a2c7a_45%,#136a72)]';

interface BlogPictureProps {
  image: string | null;
  /** Loaded at once instead of when it comes into view. */
  isFirst?: boolean;
  /** Its width on screen, as in the attribute `sizes`. */
  sizes: string;
  className?: string;
  onSize?(width: number, height: number): void;
}

/** A picture chosen in the editor is no address yet: there are no smaller ones of it. */
const smallerPictures = (image: string): string | undefined =>
  image.startsWith('/')
    ? [...BLOG_IMAGE_WIDTHS.map((width) => `${image}?width=${width} ${width}w`), `${image} ${BLOG_IMAGE_SIDE}w`].join()
    : undefined;

/** Decorative: the title beside it says what the post is about. */
export function BlogPicture({ image, isFirst = false, sizes, className, onSize }: BlogPictureProps) {
  if (image === null) return <span aria-hidden="true" className={cx('block', PATTERN, className)} />;
  return (
    <span className={cx('block', className)}>
      <img
        src={image}
        srcSet={smallerPictures(image)}
        sizes={sizes}
        alt=""
        loading={isFirst ? 'eager' : 'lazy'}
        {...(isFirst && { fetchPriority: 'high' as const })}
        decoding="async"
        className={cx('block size-full object-cover', !isFirst && 'after-first-paint')}
        onLoad={({ currentTarget }) => onSize?.(currentTarget.naturalWidth, currentTarget.naturalHeight)}
      />
    </span>
  );
}
