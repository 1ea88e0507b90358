// A number is added to all values of a picture; its mean and the values cut off at the end of the scale are measured.
import { brighten, measureBrightness, toPixels } from '@lanternwise/shared/activities/image-explorer/picture';
import { ADDED_STEP, MAX_ADDED } from '@lanternwise/shared/activities/image-explorer/tools';
import { useLingui } from '@lingui/react/macro';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useMemo } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Slider } from '../../../ui/Slider.tsx';
import kitStyles from '../../kit/layout.module.css';
import { PixelCanvas } from '../PixelCanvas.tsx';
import { Figures, ToolLayout } from '../ToolLayout.tsx';
import type { ToolViewProps } from '../toolViewProps.ts';

const clamp = (value: number): number => Math.max(-MAX_ADDED, Math.min(MAX_ADDED, value));

export function BrightnessTool({ tool, state: { add }, disabled, onChange, foot }: ToolViewProps<'brightness'>) {
  const { t } = useLingui();
  const original = useMemo(() => toPixels(tool), [tool]);
  const shown = useMemo(() => brighten(original, add), [original, add]);
  const { mean, lost } = useMemo(() => measureBrightness(original, add), [original, add]);
  const change = (next: number) => onChange({ kind: 'brightness', add: clamp(next) });
  return (
    <ToolLayout foot={foot} picture={<PixelCanvas pixels={shown} label={t`Photo with ${add} added to every value`} />}>
      <div inert={disabled}>
        <Slider
          label={t`Added to every value`}
          value={add}
          min={-MAX_ADDED}
          max={MAX_ADDED}
          step={ADDED_STEP / 2}
          onChange={change}
        />
      </div>
      <div className={kitStyles.buttons}>
        <Button
          variant="secondary"
          size="small"
          data-control="darker"
          disabled={disabled}
          icon={<Moon aria-hidden="true" size={18} />}
          onClick={() => change(add - ADDED_STEP)}
        >
          {t`Darker`}
        </Button>
        <Button
          variant="secondary"
          size="small"
          data-control="brighter"
          disabled={disabled}
          icon={<Sun aria-hidden="true" size={18} />}
          onClick={() => change(add + ADDED_STEP)}
        >
          {t`Brighter`}
        </Button>
      </div>
      <Figures
        figures={[
          { name: t`Mean of all values`, value: String(mean) },
          { name: t`Lost above 255`, value: t`${lost}%` },
        ]}
      />
    </ToolLayout>
  );
}
