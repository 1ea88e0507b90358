// The three channels of a picture are switched off and on like lamps; then the learner says what is hidden in one of them.
import { CHANNELS, type Channel, toPixels, withChannels } from '@lanternwise/shared/activities/image-explorer/picture';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { Options } from '../../kit/Options.tsx';
import { ToggleOption } from '../../kit/ToggleOption.tsx';
import styles from '../ImageExplorerActivity.module.css';
import { PixelCanvas } from '../PixelCanvas.tsx';
import { ToolLayout } from '../ToolLayout.tsx';
import type { ToolViewProps } from '../toolViewProps.ts';

export function ChannelsTool({ tool, state, disabled, onChange, foot }: ToolViewProps<'channels'>) {
  const { t } = useLingui();
  const { on, seen } = state;
  const original = useMemo(() => toPixels(tool), [tool]);
  const shown = useMemo(() => withChannels(original, on), [original, on]);
  const names: Record<Channel, string> = { red: t`Red`, green: t`Green`, blue: t`Blue` };
  const shining = CHANNELS.filter((channel) => on.includes(channel))
    .map((channel) => names[channel])
    .join(', ');
  const toggle = (channel: Channel) =>
    onChange({ ...state, on: on.includes(channel) ? on.filter((one) => one !== channel) : [...on, channel] });
  return (
    <ToolLayout
      foot={foot}
      picture={<PixelCanvas pixels={shown} label={shining ? t`Picture, lamps on: ${shining}` : t`All lamps are off`} />}
    >
      <fieldset className={styles.lamps} aria-label={t`Lamps`}>
        {CHANNELS.map((channel) => (
          <ToggleOption
            key={channel}
            control={`lamp:${channel}`}
            pressed={on.includes(channel)}
            disabled={disabled}
            onToggle={() => toggle(channel)}
          >
            {names[channel]}
          </ToggleOption>
        ))}
      </fieldset>
      <Options
        question={tool.ask}
        options={tool.options.map(({ id, text }) => ({ id, text }))}
        chosen={seen ?? undefined}
        disabled={disabled}
        onChoose={(id) => onChange({ ...state, seen: id })}
      />
    </ToolLayout>
  );
}
