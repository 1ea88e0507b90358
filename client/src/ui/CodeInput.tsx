// A field for a short code that is read from a screen or a card: no corrections, capitals on a phone's keyboard.
import type { ControlProps } from './Field.tsx';
import { TextInput } from './TextInput.tsx';

interface CodeInputProps extends ControlProps {
  value: string;
  className?: string;
  onChange(value: string): void;
}

/** With blanks and dashes that people type between the parts. */
const LONGEST = 20;

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
