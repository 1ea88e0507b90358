// @vitest-environment jsdom
// Tests the hub of one who has a certificate, the verdict of a scanned code, and the focus after making a certificate.
import type { OwnCertificate } from '@lanternwise/shared/contracts/certificates';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { sessionEnded, userVerified } from '../../features/session/sessionSlice.ts';
import { DEFAULT_SETTINGS } from '../../features/settings/settings.ts';
import { createStore } from '../../features/store/store.ts';
import { createTestUser } from '../../testing/createTestUser.ts';
import { stubApi } from '../../testing/stubApi.ts';
import { GeneratePage } from './GeneratePage.tsx';
import { HubPage } from './HubPage.tsx';
import { VerifyPage } from './VerifyPage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const CERTIFICATE: OwnCertificate = {
  id: 'c1',
  name: 'Asha Ramanathan',
  generatedAt: '2026-11-20T00:00:00Z',
  verificationId: 'ABCD-EFGH-JKMN-PQRS-TVWX-YZ01',
  course: { title: 'AI Adventure' },
  user: { username: 'asha', email: null },
  completion: 100,
  score: 93,
  showUsername: false,
  showEmail: false,
};

function show(page: ReactNode, address: string, signedIn: boolean) {
  vi.stubGlobal('scrollTo', vi.fn());
  const store = createStore({ settings: DEFAULT_SETTINGS });
  store.dispatch(signedIn ? userVerified(createTestUser()) : sessionEnded());
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[address]}>{page}</MemoryRouter>
    </Provider>,
  );
}
const picture = (name: RegExp) => screen.findByRole('img', { name });

it('the hub shows the own certificate of one who has it, not an example', async () => {
  stubApi({ 'GET /api/v1/user-certificates': { certificates: [CERTIFICATE] } });
  show(<HubPage />, '/certificates', true);
  expect(await picture(/^Certificate of Achievement for Asha Ramanathan/)).toBeTruthy();
  expect(screen.queryByText('Your Name')).toBeNull();
  expect(screen.getByText('You have earned your certificate. Anyone can verify it.')).toBeTruthy();
});

it('the hub shows guests an example', async () => {
  stubApi({});
  show(<HubPage />, '/certificates', false);
  expect(await picture(/^Certificate of Achievement for Your Name/)).toBeTruthy();
});

it('a scanned code shows its verdict before the form, good or bad', async () => {
  stubApi({ [`GET /api/v1/verify-certificate/${CERTIFICATE.verificationId}`]: { certificate: CERTIFICATE } });
  const isBeforeForm = (verdict: HTMLElement) =>
    Boolean(
      verdict.compareDocumentPosition(screen.getByRole('button', { name: 'Verify Certificate' })) &
        Node.DOCUMENT_POSITION_FOLLOWING,
    );
  show(<VerifyPage />, `/certificates/verify?id=${CERTIFICATE.verificationId}`, false);
  expect(isBeforeForm(await screen.findByRole('heading', { name: 'Certificate Verified' }))).toBe(true);
  cleanup();
  show(<VerifyPage />, '/certificates/verify?id=nonsense', false);
  expect(isBeforeForm(await screen.findByRole('heading', { name: /^Verification failed/ }))).toBe(true);
});

it('a typed ID is answered below the form, where the reader is', async () => {
  stubApi({ 'GET /api/v1/verify-certificate/abc': { certificate: CERTIFICATE } });
  show(<VerifyPage />, '/certificates/verify', false);
  fireEvent.change(screen.getByLabelText('Certificate ID'), { target: { value: 'abc' } });
  const verify = screen.getByRole('button', { name: 'Verify Certificate' });
  fireEvent.click(verify);
  const verdict = await screen.findByRole('heading', { name: 'Certificate Verified' });
  expect(verify.compareDocumentPosition(verdict) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('making a certificate moves the focus to it', async () => {
  let certificate: OwnCertificate | null = null;
  stubApi({
    'GET /api/v1/course-completion': { completed: true, mayPublish: true },
    'GET /api/v1/check-certificate': () => ({ certificate }),
    'POST /api/v1/generate-certificate': () => {
      certificate = CERTIFICATE;
      return { certificate };
    },
  });
  show(<GeneratePage />, '/certificates/generate', true);
  fireEvent.change(await screen.findByLabelText('First Name'), { target: { value: 'Asha' } });
  fireEvent.change(screen.getByLabelText('Last name'), { target: { value: 'Ramanathan' } });
  const submit = screen.getByRole('button', { name: 'Generate Certificate' });
  submit.focus();
  fireEvent.click(submit);
  const confirm = await screen.findByRole('button', { name: 'Confirm & Generate' });
  confirm.focus();
  fireEvent.click(confirm);
  const heading = await screen.findByRole('heading', { level: 2, name: 'Asha Ramanathan' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});
