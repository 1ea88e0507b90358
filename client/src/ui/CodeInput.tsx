// A field for a short code that is read from a screen or a card: no corrections, capitals on a phone's keyboard.
import type { ControlProps } from './Field.tsx';
import { TextInput } from './TextInput.tsx';

interface CodeInputProps extends ControlProps {
  value: string;
  className?: string;
  onChange(value: string): void;
}

/** What the server accepts: with blanks, dashes and invisible signs that come along when a code is copied. */
const LONGEST = 40;

export const CodeInput = ({ onChange, ...props }: CodeInputProps) => (
  <TextInput
    {...props}
    autoComplete="off"
    autoCapitalize="characters"
    spellCheck={false}
    maxLength={LONGEST}
    onChange={(event) => onChange(event.target.value)}
  />
);
