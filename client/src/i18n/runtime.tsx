// Runtime of the Lingui macros: the `i18n` instance, and a hook and a component that need no provider.
import { i18n } from '@lingui/core';
import { TransNoContext, type TransProps } from '@lingui/react/server';
import { useSyncExternalStore } from 'react';

// Messages with placeholders are compiled by the build (vite-plugins/i18n.ts); strings here are plain sentences.
i18n.setMessagesCompiler((message) => [message]);
i18n.loadAndActivate({ locale: 'en', messages: {} });

export { i18n };

/** `_` is a new function after every change, so that it works as a hook dependency. */
const createLinguiContext = () => ({ i18n, _: i18n._.bind(i18n) });
let context = createLinguiContext();
i18n.on('change', () => {
  context = createLinguiContext();
});

const subscribe = (onChange: () => void) => i18n.on('change', onChange);
const currentContext = () => context;

/** Re-renders when the language changes or messages are loaded. */
export const useLingui = () => useSyncExternalStore(subscribe, currentContext, currentContext);

/** Lingui puts values into the text before it looks for tags, and drops those in what a person wrote. As React nodes they stay text. */
const asNode = (value: unknown): unknown => (typeof value === 'string' && value.includes('<') ? [value] : value);

function keepMarkup(values: TransProps['values']): Pick<TransProps, 'values'> {
  if (!values) return {};
  return { values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asNode(value)])) };
}

export function Trans(props: TransProps) {
  return <TransNoContext {...props} {...keepMarkup(props.values)} lingui={useLingui()} />;
}
