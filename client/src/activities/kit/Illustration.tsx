// A lesson picture by name; where it has not been painted, a lantern-lit card with a symbol stands in.
import type { IconName } from '@lanternwise/shared/content/icons';
import { ContentIcon } from './ContentIcon.tsx';

const pictureUrls = import.meta.glob<string>('../../../../assets/ui/illustrations/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

export interface IllustrationProps {
  name: string;
  /** Symbol of the stand-in. */
  symbol: IconName;
  className?: string;
}

export function Illustration({ name, symbol, className = '' }: IllustrationProps) {
  const picture = pictureUrls[`../../../../assets/ui/illustrations/${name}.webp`];
  return (
    <div className={`act-picture ${className}`} aria-hidden="true">
      {picture ? (
        <img src={picture} alt="" />
      ) : (
        <span className="act-picture-symbol">
          <ContentIcon name={symbol} size="1em" />
        </span>
      )}
    </div>
  );
}
