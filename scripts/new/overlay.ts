// A new overlay: its folder with a component in the game's dialog frame and a test, its request and its line in the registry.
import { checkName, pascal, quoteKey, title } from './names.ts';
import type { ScaffoldPlan } from './plan.ts';

const SAMPLE_TEXT = 'Say something worth stopping for.';

export function newOverlay(given?: string): ScaffoldPlan {
  const name = checkName(given, 'An overlay name');
  const component = `${pascal(name)}Overlay`;
  const folder = `client/src/overlays/${name}`;
  return {
    newFolders: [folder],
    files: {
      [`${folder}/${component}.tsx`]: componentSource(name, component),
      [`${folder}/${component}.test.tsx`]: testSource(name, component),
    },
    edits: [
      {
        file: 'client/src/features/overlays/overlayRequest.ts',
        insert: `\n  | { kind: '${name}' }`,
        position: { kind: 'after', from: 'export type OverlayRequest =', text: "  | { kind: 'feedback' }" },
      },
      {
        file: 'client/src/overlays/registry.ts',
        insert: `${quoteKey(name)}: prefetchedPart(async () => (await import('./${name}/${component}.tsx')).${component}),`,
        position: { kind: 'list', open: 'export const OVERLAYS', close: '};' },
      },
    ],
    words: {
      area: 'realm',
      messages: { hi: { [title(name)]: title(name), [SAMPLE_TEXT]: 'यहाँ कुछ ऐसा लिखिए जिसके लिए रुकना अच्छा लगे।' } },
    },
    nextSteps: `open it with dispatch(overlayRequested({ kind: '${name}' })). The translation of its title waits in client/src/i18n/locales.`,
  };
}

const componentSource = (name: string, component: string) => `// The overlay "${title(name)}".
import { Trans, useLingui } from '@lingui/react/macro';
import type { OverlayProps } from '../../features/overlays/overlayRequest.ts';
import { GameDialog } from '../../overlay-kit/GameDialog.tsx';

export function ${component}({ close }: OverlayProps<'${name}'>) {
  const { t } = useLingui();
  return (
    <GameDialog title={t\`${title(name)}\`} onClose={close}>
      <p>
        <Trans>${SAMPLE_TEXT}</Trans>
      </p>
    </GameDialog>
  );
}
`;

const testSource = (name: string, component: string) => `// @vitest-environment jsdom
// The overlay "${title(name)}" shows its text and closes.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { createStore } from '../../features/store/store.ts';
import { ${component} } from './${component}.tsx';

afterEach(cleanup);

it('shows its text and closes', () => {
  const close = vi.fn();
  render(
    <Provider store={createStore()}>
      <${component} request={{ kind: '${name}' }} close={close} />
    </Provider>,
  );
  expect(screen.getByRole('dialog', { name: '${title(name)}' }).textContent).toContain('${SAMPLE_TEXT}');
  fireEvent.click(screen.getByRole('button', { name: /close/i }));
  expect(close).toHaveBeenCalledOnce();
});
`;
