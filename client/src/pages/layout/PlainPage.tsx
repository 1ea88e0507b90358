// The layout of small pages: one panel with a portrait, a title, and text or a form. It names the document.
import { type ReactNode, useEffect, useRef } from 'react';
import type { Form } from '../../features/useForm.ts';
import { useFocusIfLost } from '../../ui/layers/useFocusIfLost.ts';
import { OwlPortrait } from '../../ui/OwlPortrait.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { usePage } from './usePage.ts';

interface FormProps {
  form: Pick<Form<object>, 'failure' | 'submit'>;
  children: ReactNode;
}

export interface PlainPageProps extends Partial<FormProps> {
  title: string;
  /** Of the document, where the title alone would not tell what the page is. */
  tab?: string;
  /** Beside the title, 80 pixels; the owl, if it is left out. */
  portrait?: ReactNode;
  wide?: boolean;
}

export function PlainPage({ title, tab = title, portrait, wide = false, form, children }: PlainPageProps) {
  const heading = usePage(tab);
  // A form that was sent makes room for the next step, which has a title of its own.
  useFocusIfLost(heading, title);
  return (
    <div className="lw-page py-10">
      <Panel className={wide ? 'mx-auto max-w-2xl' : 'mx-auto max-w-lg'}>
        <div className="mb-5 flex items-center gap-4">
          {portrait ?? <OwlPortrait size={80} />}
          <h1 ref={heading} tabIndex={-1} className="text-2xl text-game-title">
            {title}
          </h1>
        </div>
        {form ? <PlainForm form={form}>{children}</PlainForm> : <div className="grid gap-5">{children}</div>}
      </Panel>
    </div>
  );
}

function PlainForm({ form: { failure, submit }, children }: FormProps) {
  const alert = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (failure) alert.current?.focus();
  }, [failure]);
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      {failure && (
        <p ref={alert} role="alert" tabIndex={-1} className="lw-error rounded-md border-2 border-error p-3">
          {failure}
        </p>
      )}
      {children}
    </form>
  );
}
