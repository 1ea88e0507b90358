// The layout of the sign-in and registration forms: a panel with a portrait, a title and the form's error.
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { OwlPortrait } from '../../ui/OwlPortrait.tsx';
import { Panel } from '../../ui/Panel.tsx';

export interface AuthFormProps {
  title: string;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Beside the title, 80 pixels; the owl, if it is left out. */
  portrait?: ReactNode;
  error: string | undefined;
  onSubmit(): void;
  children: ReactNode;
}

export function AuthForm({ title, heading, portrait, error, onSubmit, children }: AuthFormProps) {
  const alertRef = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (error) alertRef.current?.focus();
  }, [error]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    onSubmit();
    // Focus the first invalid field once the errors are rendered.
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  return (
    <div className="lw-page py-10">
      <Panel className="mx-auto max-w-lg">
        <div className="mb-5 flex items-center gap-4">
          {portrait ?? <OwlPortrait size={80} />}
          <h1 ref={heading} tabIndex={-1} className="text-2xl text-game-title">
            {title}
          </h1>
        </div>
        {error && (
          <p ref={alertRef} role="alert" tabIndex={-1} className="lw-error mb-4 rounded-md border-2 border-error p-3">
            {error}
          </p>
        )}
        <form noValidate className="grid gap-5" onSubmit={submit}>
          {children}
        </form>
      </Panel>
    </div>
  );
}
