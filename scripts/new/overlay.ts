// A new overlay: its folder with a component in the game's dialog frame and a test, its request and its line in the registry.
import { checkName, key, pascal, title } from './names.ts';
import type { Plan } from './plan.ts';

const WORDS = 'Say something worth stopping for.';
const HINDI = 'यहाँ कुछ ऐसा लिखिए जिसके लिए रुकना अच्छा लगे।';

export function newOverlay(given?: string): Plan {
  const name = checkName(given, 'An overlay name');
  const component = `${pascal(name)}Overlay`;
  const folder = `client/src/overlays/${name}`;
  return {
    fresh: [folder],
    files: {
      [`${folder}/${component}.tsx`]: view(name, component),
      [`${folder}/${component}.test.tsx`]: test(name, component),
    },
    edits: [
      {
        file: 'client/src/features/overlays/requests.ts',
        insert: `\n  | { kind: '${name}' }`,
        at: { kind: 'after', from: 'export type OverlayRequest =', text: "  | { kind: 'feedback' }" },
      },
      {
        file: 'client/src/overlays/registry.ts',
        insert: `${key(name)}: part(async () => (await import('./${name}/${component}.tsx')).${component}),`,
        at: { kind: 'list', open: 'export const OVERLAYS', close: '};' },
      },
    ],
    hindi: { area: 'realm', words: { [title(name)]: title(name), [WORDS]: HINDI } },
    next: `open it with dispatch(overlayRequested({ kind: '${name}' })). The Hindi of its title waits in client/src/i18n/locales/hi/realm.po.`,
  };
}

const view = (name: string, component: string) => `// The overlay "${title(name)}".
import { Trans, useLingui } from '@lingui/react/macro';
import type { OverlayProps } from '../../features/overlays/requests.ts';
import { GameDialog } from '../shell/GameDialog.tsx';

export function ${component}({ close }: OverlayProps<'${name}'>) {
  const { t } = useLingui();
  return (
    <GameDialog title={t\`${title(name)}\`} onClose={close}>
      <p>
        <Trans>${WORDS}</Trans>
      </p>
    </GameDialog>
  );
}
`;

const test = (name: string, component: string) => `// @vitest-environment jsdom
// The overlay "${title(name)}" says its words and closes.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { createStore } from '../../app/store.ts';
import { ${component} } from './${component}.tsx';

afterEach(cleanup);

it('says its words and closes', () => {
  const close = vi.fn();
  render(
    <Provider store={createStore()}>
      <${component} request={{ kind: '${name}' }} close={close} />
    </Provider>,
  );
  expect(screen.getByRole('dialog', { name: '${title(name)}' }).textContent).toContain('${WORDS}');
  fireEvent.click(screen.getByRole('button', { name: /close/i }));
  expect(close).toHaveBeenCalledOnce();
});
`;
