// The product's logo: the lantern, with or without the name.

import barLantern from '../../../assets/ui/lantern-bar.webp';
import lantern from '../../../assets/ui/loading-logo.webp';
import wordmark from '../../../assets/ui/logo.webp';
import barWordmark from '../../../assets/ui/logo-bar.webp';

/** `size` is the edge in CSS pixels. Low priority: a page that is rendered by the server must not fetch it first for a part that only waits. */
export function Lantern({ size = 40 }: { size?: number }) {
  return <img src={lantern} alt="" width={size} height={size} fetchPriority="low" className="lw-lantern" />;
}

/** Height of the logo in the navigation bar in CSS pixels, for which a file of its own exists. */
const BAR_HEIGHT = 48;

/** Shows only the lantern on narrow screens. */
export function Logo({ name, height = BAR_HEIGHT }: { name: string; height?: number }) {
  const isSmall = height <= BAR_HEIGHT;
  return (
    <picture className="lw-logo">
      <source media="(width < 440px)" srcSet={isSmall ? barLantern : lantern} />
      <img src={isSmall ? barWordmark : wordmark} alt={name} style={{ blockSize: height }} />
    </picture>
  );
}
