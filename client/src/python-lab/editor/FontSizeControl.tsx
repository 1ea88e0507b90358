// Two buttons that make the code's letters smaller and larger.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import AArrowDown from 'lucide-react/icons/a-arrow-down';
import AArrowUp from 'lucide-react/icons/a-arrow-up';
import { IconButton } from '../../ui/IconButton.tsx';
import { type FontSize, MAX_FONT_SIZE, MIN_FONT_SIZE } from './useFontSize.ts';

export function FontSizeControl({ font }: { font: FontSize }) {
  return (
    <fieldset className="flex items-center gap-1.5 [&_output]:min-w-[2ch] [&_output]:text-center [&_output]:tabular-nums">
      <legend className="lw-hidden">
        <Trans>Size of the code</Trans>
      </legend>
      <IconButton
        label={t`Smaller code`}
        variant="quiet"
        icon={<AArrowDown aria-hidden="true" size={22} />}
        disabled={font.size <= MIN_FONT_SIZE}
        onClick={font.decrease}
      />
      <output aria-label={t`Code size`}>{font.size}</output>
      <IconButton
        label={t`Larger code`}
        variant="quiet"
        icon={<AArrowUp aria-hidden="true" size={22} />}
        disabled={font.size >= MAX_FONT_SIZE}
        onClick={font.increase}
      />
    </fieldset>
  );
}
