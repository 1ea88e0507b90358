// The layout of the sign-in and registration forms: a panel with a portrait, a title and the form's error.
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { Form } from '../../features/useForm.ts';
import { OwlPortrait } from '../../ui/OwlPortrait.tsx';
import { Panel } from '../../ui/Panel.tsx';

export interface AuthFormProps {
  title: string;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Beside the title, 80 pixels; the owl, if it is left out. */
  portrait?: ReactNode;
  form: Pick<Form<object>, 'failure' | 'submit'>;
  children: ReactNode;
}

export function AuthForm({ title, heading, portrait, form, children }: AuthFormProps) {
  const { failure, submit } = form;
  const alertRef = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (failure) alertRef.current?.focus();
  }, [failure]);
  return (
    <div className="lw-page py-10">
      <Panel className="mx-auto max-w-lg">
        <div className="mb-5 flex items-center gap-4">
          {portrait ?? <OwlPortrait size={80} />}
          <h1 ref={heading} tabIndex={-1} className="text-2xl text-game-title">
            {title}
          </h1>
        </div>
        {failure && (
          <p ref={alertRef} role="alert" tabIndex={-1} className="lw-error mb-4 rounded-md border-2 border-error p-3">
            {failure}
          </p>
        )}
        <form noValidate className="grid gap-5" onSubmit={submit}>
          {children}
        </form>
      </Panel>
    </div>
  );
}
