// A form whose fields stand in a column, with why it was refused, its button, and what else there is to do.
import type { ReactNode, Ref } from 'react';
import type { Form } from '../../features/useForm.ts';
import { Button, type ButtonAppearance } from '../../ui/Button.tsx';
import { ErrorText } from '../../ui/ErrorText.tsx';

interface FormColumnProps extends ButtonAppearance {
  form: Pick<Form<object>, 'failure' | 'busy' | 'submit'>;
  /** The words of the button. */
  submit: ReactNode;
  icon?: ReactNode;
  /** Buttons beside it. */
  others?: ReactNode;
  className?: string;
  ref?: Ref<HTMLFormElement>;
  children?: ReactNode;
}

export function FormColumn(props: FormColumnProps) {
  const { form, submit, others, className = 'grid gap-4', ref, children, ...button } = props;
  return (
    <form ref={ref} className={className} noValidate onSubmit={form.submit}>
      {children}
      <ErrorText>{form.failure}</ErrorText>
      <div className="flex flex-wrap gap-3">
        <Button {...button} type="submit" busy={form.busy}>
          {submit}
        </Button>
        {others}
      </div>
    </form>
  );
}
