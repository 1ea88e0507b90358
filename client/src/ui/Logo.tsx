// The product's logo: the lantern, with or without the name.
import lantern from '../../../assets/ui/loading-logo.webp';
import wordmark from '../../../assets/ui/logo.webp';

/** `size` is the edge in CSS pixels. */
export function Lantern({ size = 40 }: { size?: number }) {
  return <img src={lantern} alt="" width={size} height={size} className="lw-lantern" />;
}

/** Shows only the lantern on narrow screens. */
export function Logo({ name, height = 48 }: { name: string; height?: number }) {
  return (
    <picture className="lw-logo">
      <source media="(width < 440px)" srcSet={lantern} />
      <img src={wordmark} alt={name} style={{ blockSize: height }} />
    </picture>
  );
}
