// A field for a short code that is read from a screen or a card: no corrections, capitals on a phone's keyboard.
import type { ComponentProps } from 'react';
import { TextInput } from './TextInput.tsx';

/** What the server accepts: with blanks, dashes and invisible signs that come along when a code is copied. */
const LONGEST = 40;

export const CodeInput = (props: ComponentProps<'input'>) => (
  <TextInput {...props} autoComplete="off" autoCapitalize="characters" spellCheck={false} maxLength={LONGEST} />
);
