// @vitest-environment jsdom
// Tests that a student's report measures nobody against lessons that are not written.
import { BUILT } from '@lanternwise/shared/access/built';
import type { RealmReport } from '@lanternwise/shared/contracts/reports';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RealmTable } from './RealmTable.tsx';

beforeEach(() => void vi.spyOn(BUILT, 'isUnfinished').mockImplementation((realm) => realm === 'robo-realm'));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const report = (realm: RealmReport['realm'], entered: boolean): RealmReport => ({
  realm,
  title: `Title of ${realm}`,
  course: null,
  share: 25,
  score: null,
  completed: false,
  entered,
  tasks: [],
});

it('does not name an unfinished realm as one that the student has not begun', () => {
  render(<RealmTable realms={[report('robo-realm', false), report('python-world', false)]} />);
  expect(screen.getByText('Not started yet: Title of python-world.')).toBeTruthy();
});

it('says of a visited unfinished realm that its lessons open soon, of others how much is done', () => {
  render(<RealmTable realms={[report('robo-realm', true), report('python-world', true)]} />);
  expect(screen.getByText(/Its lessons open soon/)).toBeTruthy();
  expect(screen.getAllByText(/25% done/)).toHaveLength(1);
});
