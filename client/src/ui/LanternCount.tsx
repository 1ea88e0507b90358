// The great lanterns of a realm as a row of icons, with their count in words.
import { Trans } from '@lingui/react/macro';
import { LanternIcon } from './LanternIcon.tsx';

export function LanternCount({ lit, total }: { lit: number; total: number }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-bold">
      <span aria-hidden="true" className="flex">
        {Array.from({ length: total }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the icons differ by their position only
          <LanternIcon key={index} mark={index < lit ? 'lit' : 'unlit'} size={22} />
        ))}
      </span>
      <span>
        <Trans>
          Lanterns: {lit} of {total}
        </Trans>
      </span>
    </p>
  );
}
