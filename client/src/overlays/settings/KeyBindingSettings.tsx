// Lets the learner remap keys; rejects keys that are reserved or already bound to another action.
import type { MessageDescriptor } from '@lingui/core';
import { msg, t as translate } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useState } from 'react';
import { INPUT_ACTIONS, type InputAction } from '../../bridge/inputActions.ts';
import { DEFAULT_KEYS, findKeyConflict } from '../../features/settings/settings.ts';
import { useSettings, useUpdateSettings } from '../../features/settings/useSettings.ts';
import { keyCodeOf } from '../../lib/keyCode.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import styles from './KeyBindingSettings.module.css';
import { keyLabel } from './keyLabel.ts';
import shared from './settings.module.css';

const ACTION_LABELS: Record<InputAction, MessageDescriptor> = {
  up: msg`Walk up`,
  down: msg`Walk down`,
  left: msg`Walk left`,
  right: msg`Walk right`,
  interact: msg`Interact`,
  map: msg`Map`,
  inventory: msg`Inventory`,
  journal: msg`Journal`,
  places: msg`Places and people`,
  companion: msg`Ask Wick`,
  tasks: msg`Quest log`,
  nearer: msg`Nearer view`,
  wider: msg`Wider view`,
};

/** Keys reserved by the browser or the interface. */
const RESERVED = /^(Escape|Tab|F\d+|Meta.*|Control.*|Alt.*|Shift.*|CapsLock)$/;

/** Labels of all keys of an action, for example "↑ or W". */
function formatKeys(codes: readonly string[]): string {
  const [first = keyLabel(undefined), ...others] = codes.map(keyLabel);
  return others.reduce((before, next) => translate`${before} or ${next}`, first);
}

export function KeyBindingSettings() {
  const { t } = useLingui();
  const { keys } = useSettings();
  const update = useUpdateSettings();
  const [capturingAction, setCapturingAction] = useState<InputAction>();
  const [message, setMessage] = useState('');

  const assignKey = (action: InputAction, event: KeyboardEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setCapturingAction(undefined);
    const code = keyCodeOf(event);
    if (code === '') return setMessage(t`This key has no name that can be kept. Choose another key.`);
    if (code === 'Escape' || code === 'Tab') return setMessage(t`Nothing was changed.`);
    const owner = findKeyConflict(keys, code, action);
    const key = keyLabel(code);
    const label = t(ACTION_LABELS[action]);
    if (RESERVED.test(code)) return setMessage(t`${key} is needed by the browser. Choose another key.`);
    if (owner) {
      const other = t(ACTION_LABELS[owner]);
      return setMessage(t`${key} already means ${other}. Choose another key.`);
    }
    const [, ...others] = keys[action];
    update({ keys: { ...keys, [action]: [code, ...others.filter((other) => other !== code)] } });
    setMessage(t`${label} is now ${key}.`);
  };

  return (
    <div className={shared.tab}>
      <ul className={styles.keys}>
        {INPUT_ACTIONS.map((action) => (
          <KeyRow
            key={action}
            label={t(ACTION_LABELS[action])}
            codes={keys[action]}
            isCapturing={capturingAction === action}
            onStartCapture={() => {
              const label = t(ACTION_LABELS[action]);
              setCapturingAction(action);
              setMessage(t`Press the new key for ${label}.`);
            }}
            onCancelCapture={() => setCapturingAction((current) => (current === action ? undefined : current))}
            onKey={(event) => assignKey(action, event)}
          />
        ))}
      </ul>
      <p role="status" className={styles.message}>
        {message}
      </p>
      <Button
        variant="secondary"
        onClick={() => {
          update({ keys: DEFAULT_KEYS });
          setMessage(t`All keys are back to their defaults.`);
        }}
      >
        <Trans>Reset keys</Trans>
      </Button>
    </div>
  );
}

interface KeyRowProps {
  label: string;
  codes: readonly string[];
  /** The next key press is bound to this action. */
  isCapturing: boolean;
  onStartCapture(): void;
  onCancelCapture(): void;
  onKey(event: KeyboardEvent): void;
}

function KeyRow({ label, codes, isCapturing, onStartCapture, onCancelCapture, onKey }: KeyRowProps) {
  const { t } = useLingui();
  const names = formatKeys(codes);
  return (
    <li>
      <span>{label}</span>
      <button
        type="button"
        className={cx(styles.key, isCapturing && styles.isCapturing)}
        aria-label={t`${label}: ${names}. Change`}
        onClick={onStartCapture}
        onBlur={onCancelCapture}
        {...(isCapturing && { onKeyDown: onKey })}
      >
        {isCapturing ? t`Press a key…` : codes.map(keyLabel).join(' ')}
      </button>
    </li>
  );
}
