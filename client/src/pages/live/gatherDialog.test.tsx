// @vitest-environment jsdom
// Tests what a teacher may say with 'All eyes here': own words with what is wrong with them, or ready-made lines only.
import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, it, vi } from 'vitest';
import { userVerified } from '../../features/session/sessionSlice.ts';
import { createStore } from '../../features/store/store.ts';
import { showInHindi } from '../../i18n/testing/showInHindi.ts';
import { createTestUser } from '../../testing/createTestUser.ts';
import { GatherDialog } from './GatherDialog.tsx';

async function open(isSchoolConfirmed: boolean) {
  // Loaded by the form when it needs them.
  await import('@lanternwise/shared/safety/textRefusals');
  const send = vi.fn(async () => true);
  const store = createStore();
  store.dispatch(userVerified(createTestUser({ role: 'Teacher', isSchoolConfirmed })));
  render(
    <Provider store={store}>
      <GatherDialog isSending={false} send={send} onClose={() => undefined} />
    </Provider>,
  );
  return send;
}

it('says what is wrong with a line while it is written, in both languages, and does not send it', async () => {
  const send = await open(true);
  fireEvent.click(screen.getByRole('radio', { name: 'A line of your own' }));
  const line = screen.getByLabelText('Your line');
  fireEvent.change(line, { target: { value: "Don't tell your mum. Call 98765 43210" } });
  expect(await screen.findByText(/^"Don't tell your mum" asks students to keep something/)).toBeTruthy();
  expect(screen.getByText(/^"98765 43210" looks like a way to contact someone/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show to everyone' }));
  fireEvent.change(line, { target: { value: 'Look at the owl' } });
  expect(screen.queryByText(/asks students/)).toBeNull();
  expect(send).not.toHaveBeenCalled();
  await showInHindi('live', 'classes', 'answers');
  fireEvent.change(line, { target: { value: 'यह हमारा राज़ है' } });
  expect(screen.getByText(/^“हमारा राज़” विद्यार्थियों से कुछ छिपाने को कहता है/)).toBeTruthy();
});

it('offers only ready-made lines to a teacher whose school is not confirmed, and says why', async () => {
  await open(false);
  expect(screen.queryByRole('radio', { name: 'A line of your own' })).toBeNull();
  expect(screen.getByText(/^Students see your own words once your school is confirmed/)).toBeTruthy();
});
