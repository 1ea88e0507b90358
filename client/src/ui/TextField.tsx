// Fields of one text input: a line, several lines, a password, a code.
import type { ChangeEvent, ComponentProps, ComponentType } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { TextArea, TextInput } from './TextInput.tsx';

type Labels = Omit<FieldProps, 'children'>;
type Typed<P> = Labels & Omit<P, 'value' | 'onChange'> & { value?: string; onChange?(text: string): void };
type TextControl = HTMLInputElement | HTMLTextAreaElement;

function fieldOf<P>(Input: ComponentType<P>) {
  return function TextField({ label, hint, error, optional, onChange, ...input }: Typed<P>) {
    return (
      <Field label={label} hint={hint} error={error} optional={optional}>
        {(control) => (
          <Input
            {...(input as P)}
            {...control}
            onChange={(event: ChangeEvent<TextControl>) => onChange?.(event.target.value)}
          />
        )}
      </Field>
    );
  };
}

/** What the server accepts of a code: with blanks, dashes and invisible signs that come along when it is copied. */
const LONGEST_CODE = 40;

/** Of a code that is read from a screen or a card: no corrections, capitals on a phone's keyboard. */
const CodeInput = (props: ComponentProps<'input'>) => (
  <TextInput {...props} autoComplete="off" autoCapitalize="characters" spellCheck={false} maxLength={LONGEST_CODE} />
);

export const TextField = fieldOf<ComponentProps<'input'>>(TextInput);
export const TextAreaField = fieldOf<ComponentProps<'textarea'>>(TextArea);
export const PasswordField = fieldOf<ComponentProps<typeof PasswordInput>>(PasswordInput);
export const CodeField = fieldOf<ComponentProps<'input'>>(CodeInput);
