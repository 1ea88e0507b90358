// The choice of teaching voices: each can be heard, and is switched on or off.
import { speak } from '@lanternwise/shared/voices/synthesise';
import { TEACHING_VOICES } from '@lanternwise/shared/voices/voices';
import { useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/Button.tsx';
import { ToggleOption } from '../kit/ToggleOption.tsx';
import styles from './TeachCommands.module.css';
import type { Teaching } from './TestClips.tsx';

interface TeachersProps {
  activity: Teaching;
  chosen: readonly string[];
  disabled: boolean;
  onChange(voices: string[]): void;
  onPlay(samples: Float32Array): void;
}

export function Teachers({ activity, chosen, disabled, onChange, onPlay }: TeachersProps) {
  const { t } = useLingui();
  const play = (voice: string) => {
    const speaker = TEACHING_VOICES.find(({ id }) => id === voice);
    if (speaker) onPlay(speak(speaker, 'carry', 0));
  };
  return (
    <ul className={styles.teachers} aria-label={t`Teaching voices`}>
      {activity.teachers.map(({ id, name, about }) => {
        const isChosen = chosen.includes(id);
        return (
          <li key={id}>
            <ToggleOption
              control={`teacher:${id}`}
              pressed={isChosen}
              disabled={disabled}
              onToggle={() => onChange(isChosen ? chosen.filter((one) => one !== id) : [...chosen, id])}
            >
              <span>{`${name}: ${about}`}</span>
            </ToggleOption>
            <Button
              size="small"
              variant="quiet"
              data-control={`hear:${id}`}
              aria-label={t`Hear ${name}`}
              onClick={() => play(id)}
            >
              {t`Hear`}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
