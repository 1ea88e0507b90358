// @vitest-environment jsdom
// Tests the one way of forms: what the schema says of each field, the focus, sending, and a refusal in words.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { PasswordField, TextField } from '../ui/TextField.tsx';
import { useForm } from './useForm.ts';

const schema = z.strictObject({
  email: z.email('That does not look like an e-mail address.'),
  password: z.string().min(3, 'A password has 3 characters.').max(5),
});
const sent = vi.fn(async (_body: object): Promise<unknown> => undefined);

interface FormProps {
  load?: () => Promise<typeof schema>;
  failureAt?: 'email';
}

function SignUp({ load = async () => schema, failureAt }: FormProps) {
  const form = useForm({
    initial: { email: '', password: '' },
    schema: load,
    check: ({ password }) => (password === 'word' ? { password: 'Too easy.' } : {}),
    body: ({ email, password }) => ({ email: email.trim(), password }),
    async send(body, { change }) {
      await sent(body);
      change({ password: '' });
    },
    ...(failureAt && { failureAt }),
  });
  return (
    <form noValidate onSubmit={form.submit}>
      <TextField {...form.field('email')} label="E-mail" />
      <PasswordField {...form.field('password')} label="Password" />
      <p>{form.failure}</p>
      <button type="submit">{form.busy ? 'Sending' : 'Send'}</button>
    </form>
  );
}

function fill(email: string, password: string): void {
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: email } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
}

afterEach(() => {
  cleanup();
  sent.mockClear();
});

it('says beside each field what its contract says, focuses the first, and takes it back while it is mended', async () => {
  render(<SignUp />);
  fill('asha', '');
  expect(await screen.findByText('That does not look like an e-mail address.')).toBeTruthy();
  expect(screen.getByText('A password has 3 characters.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('E-mail')));
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'asha@' } });
  expect(screen.queryByText('That does not look like an e-mail address.')).toBeNull();
  expect(sent).not.toHaveBeenCalled();
});

it('sends the body once, shows that it is busy, and lets the page empty a field', async () => {
  let answer = () => {};
  sent.mockReturnValueOnce(new Promise<void>((resolve) => (answer = resolve)));
  render(<SignUp />);
  fill(' asha@example.org ', 'owls');
  expect(await screen.findByText('Sending')).toBeTruthy();
  fireEvent.submit(screen.getByText('Sending'));
  answer();
  expect(await screen.findByText('Send')).toBeTruthy();
  expect(sent.mock.calls).toEqual([[{ email: 'asha@example.org', password: 'owls' }]]);
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
});

it('says what only the page knows, and leaves to the server what has no words or no schema', async () => {
  render(<SignUp />);
  fill('asha@example.org', 'word');
  expect(await screen.findByText('Too easy.')).toBeTruthy();
  fill('asha@example.org', 'longer');
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  cleanup();
  render(<SignUp load={() => Promise.reject(new Error('offline'))} />);
  fill('asha', '');
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
});

it("says the server's refusal in its words, beside a field where the form wants that", async () => {
  sent.mockRejectedValue({ status: 409, data: { success: false, code: 'email-taken', message: 'It is taken.' } });
  render(<SignUp />);
  fill('asha@example.org', 'owls');
  expect((await screen.findByText('It is taken.')).id).toBe('');
  cleanup();
  render(<SignUp failureAt="email" />);
  fill('asha@example.org', 'owls');
  await screen.findByText('It is taken.');
  expect(screen.getByLabelText('E-mail').getAttribute('aria-invalid')).toBe('true');
});
