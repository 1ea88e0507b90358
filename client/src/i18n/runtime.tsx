// What Lingui's macros compile to: the one `i18n`, a hook and a component that follow its language without a provider around them.
import { i18n } from '@lingui/core';
import { TransNoContext, type TransProps } from '@lingui/react/server';
import { useSyncExternalStore } from 'react';

// English with placeholders is compiled by the build (vite-plugins/i18n.ts); what arrives here as text is a plain sentence.
i18n.setMessagesCompiler((message) => [message]);
i18n.loadAndActivate({ locale: 'en', messages: {} });

export { i18n };

/** `_` is a new function after every change, so that it may stand in dependencies. */
const createLinguiContext = () => ({ i18n, _: i18n._.bind(i18n) });
let context = createLinguiContext();
i18n.on('change', () => {
  context = createLinguiContext();
});

const subscribe = (onChange: () => void) => i18n.on('change', onChange);
const currentContext = () => context;

/** Renders again when the language changes or its words arrive. */
export const useLingui = () => useSyncExternalStore(subscribe, currentContext);

export function Trans(props: TransProps) {
  return <TransNoContext {...props} lingui={useLingui()} />;
}
