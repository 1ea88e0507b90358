// Shows a rating as stars.
import { useLingui } from '@lingui/react/macro';
import Star from 'lucide-react/icons/star';

export function Stars({ value, of = 5, size = 24 }: { value: number; of?: number; size?: number }) {
  const { t } = useLingui();
  const places = Array.from({ length: of }, (_, index) => index + 1);
  return (
    <span role="img" aria-label={t`${value} of ${of} stars`} className="lw-stars">
      {places.map((place) => (
        <Star
          key={place}
          size={size}
          aria-hidden="true"
          className={place <= value ? 'lw-star-full' : 'lw-star-empty'}
        />
      ))}
    </span>
  );
}
