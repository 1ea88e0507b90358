// @vitest-environment jsdom
// Tests that messages follow the language immediately, and that untranslated ones stay English.
import { msg, plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { i18n } from './runtime.tsx';

afterEach(() => {
  cleanup();
  act(() => i18n.activate('en'));
});

const SIGN = msg`Lamp`;

function Shelf({ count, owner }: { count: number; owner: string }) {
  const { t } = useLingui();
  return (
    <section aria-label={t`Shelf of ${owner}`} title={t(SIGN)}>
      <p>
        <Trans>
          {owner} has <b>many</b> lamps
        </Trans>
      </p>
      <p>
        <Plural value={count} one="# lamp" other="# lamps" />
      </p>
      <p>{t`It holds ${plural(count, { one: 'one', other: 'several' })}`}</p>
    </section>
  );
}

it('shows English with placeholders, elements and plurals', () => {
  const { container } = render(<Shelf count={1} owner="Asha" />);
  expect(screen.getByRole('region', { name: 'Shelf of Asha' }).title).toBe('Lamp');
  expect(container.textContent).toBe('Asha has many lamps1 lampIt holds one');
  expect(container.querySelector('b')?.textContent).toBe('many');
});

it('shows markup in a value literally, whatever tags it contains', () => {
  const owner = '<b>Asha</b> <0>x</0> <img src=x onerror="y">';
  const { container } = render(<Shelf count={1} owner={owner} />);
  expect(container.querySelector('p')?.textContent).toBe(`${owner} has many lamps`);
  expect(container.querySelectorAll('b')).toHaveLength(1);
  expect(container.querySelector('img')).toBeNull();
});

it('switches to Hindi in place', () => {
  const { container } = render(<Shelf count={2} owner="Asha" />);
  act(() => i18n.loadAndActivate({ locale: 'hi', messages: { [SIGN.id]: ['दीया'] } }));
  expect(screen.getByTitle('दीया')).toBeTruthy();
  expect(container.textContent).toBe('Asha has many lamps2 lampsIt holds several');
});
