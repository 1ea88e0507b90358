// Fields of one text input: a line, several lines, a password, a code.
import type { ChangeEvent, ComponentProps, ComponentType } from 'react';
import { CodeInput } from './CodeInput.tsx';
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

export const TextField = fieldOf<ComponentProps<'input'>>(TextInput);
export const TextAreaField = fieldOf<ComponentProps<'textarea'>>(TextArea);
export const PasswordField = fieldOf<ComponentProps<typeof PasswordInput>>(PasswordInput);
export const CodeField = fieldOf<ComponentProps<'input'>>(CodeInput);
