// Remapping keys: one key belongs to one action; taken keys are refused with a reason; the defaults can come back.
import { type KeyboardEvent, useState } from 'react';
import { ACTIONS, type Action } from '../../bridge/events.ts';
import { DEFAULT_KEYS, keyTakenBy } from '../../features/settings/settings.ts';
import { useSettings, useUpdateSettings } from '../../features/settings/useSettings.ts';
import { Button } from '../../ui/Button.tsx';
import { keyName } from './keyNames.ts';

const LABELS: Record<Action, string> = {
  up: 'Walk up',
  down: 'Walk down',
  left: 'Walk left',
  right: 'Walk right',
  interact: 'Interact',
  map: 'Map',
  inventory: 'Inventory',
  journal: 'Journal',
  places: 'Places and people',
  tasks: 'Quest log',
};

/** Keys the browser or the interface needs for itself. */
const RESERVED = /^(Escape|Tab|F\d+|Meta.*|Control.*|Alt.*|Shift.*|CapsLock)$/;

export function KeySettings() {
  const { keys } = useSettings();
  const update = useUpdateSettings();
  const [waiting, setWaiting] = useState<Action>();
  const [message, setMessage] = useState('');

  const take = (action: Action, event: KeyboardEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setWaiting(undefined);
    const { code } = event;
    if (code === 'Escape' || code === 'Tab') return setMessage('Nothing was changed.');
    const owner = keyTakenBy(keys, code, action);
    if (RESERVED.test(code)) return setMessage(`${keyName(code)} is needed by the browser. Choose another key.`);
    if (owner) return setMessage(`${keyName(code)} already means ${LABELS[owner]}. Choose another key.`);
    const [, ...others] = keys[action];
    update({ keys: { ...keys, [action]: [code, ...others.filter((other) => other !== code)] } });
    setMessage(`${LABELS[action]} is now ${keyName(code)}.`);
  };

  return (
    <div className="set">
      <ul className="keys">
        {ACTIONS.map((action) => (
          <li key={action}>
            <span>{LABELS[action]}</span>
            <button
              type="button"
              className={waiting === action ? 'key is-waiting' : 'key'}
              aria-label={`${LABELS[action]}: ${keys[action].map(keyName).join(' or ')}. Change`}
              onClick={() => {
                setWaiting(action);
                setMessage(`Press the new key for ${LABELS[action]}.`);
              }}
              onBlur={() => setWaiting((current) => (current === action ? undefined : current))}
              {...(waiting === action && { onKeyDown: (event: KeyboardEvent) => take(action, event) })}
            >
              {waiting === action ? 'Press a key…' : keys[action].map(keyName).join(' ')}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="keys-message">
        {message}
      </p>
      <Button
        variant="secondary"
        onClick={() => {
          update({ keys: DEFAULT_KEYS });
          setMessage('All keys are as they were at the start.');
        }}
      >
        Reset keys
      </Button>
    </div>
  );
}
