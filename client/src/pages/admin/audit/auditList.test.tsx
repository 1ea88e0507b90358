// @vitest-environment jsdom
// Tests that the audit log reads as sentences with links, in both languages, also for entries of older and deleted things.
import { AUDIT_ACTIONS } from '@lanternwise/shared/constants/audit';
import type { AuditEntry } from '@lanternwise/shared/contracts/admin-users';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { showInHindi } from '../../../i18n/testing/showInHindi.ts';
import { AuditList } from './AuditList.tsx';

const entry = (more: Partial<AuditEntry>): AuditEntry => ({
  id: 'e1',
  at: Date.UTC(2026, 10, 25),
  action: 'account-suspended',
  actor: { id: 'u1', username: 'Meera' },
  subjectKind: 'user',
  subjectId: 'u2',
  subjectName: 'Asha',
  about: null,
  group: null,
  reason: null,
  detail: {},
  ...more,
});

function show(more: Partial<AuditEntry>): string {
  render(
    <MemoryRouter>
      <AuditList entries={[entry(more)]} />
    </MemoryRouter>,
  );
  return screen.getByRole('listitem').textContent;
}

describe('an entry', () => {
  it('says who did what to whom, with links', () => {
    expect(show({ reason: 'rude words' })).toMatch(/^Meera suspended the account Asha.*“rude words”$/);
    expect(screen.getByRole('link', { name: 'Asha' }).getAttribute('href')).toBe('/admin/users/u2');
    expect(screen.getByRole('link', { name: 'Meera' }).getAttribute('href')).toBe('/admin/users/u1');
  });

  it('names roles, groups and other people in words', () => {
    expect(show({ action: 'role-changed', detail: { from: 'User', to: 'Teacher' } })).toContain(
      'changed the role of Asha from User to Teacher',
    );
    cleanup();
    const removed = { action: 'group-member-removed', subjectKind: 'group', subjectId: 'g1', subjectName: 'Class 6C' };
    expect(show({ ...removed, about: { id: 'u3', username: 'Bina' } })).toContain(
      'removed Bina from the group Class 6C',
    );
    expect(screen.getByRole('link', { name: 'Class 6C' }).getAttribute('href')).toBe('/teacher/groups/g1');
  });

  it('reads for what is deleted, by the server, and of another version', () => {
    expect(show({ actor: null, subjectName: null })).toContain(
      'The server suspended the account an account that is deleted',
    );
    cleanup();
    expect(show({ action: 'something-of-later' })).toContain('Something of later');
  });

  it('is in Hindi, whatever the action', async () => {
    await showInHindi('admin');
    for (const action of AUDIT_ACTIONS) {
      const text = show({
        action,
        actor: null,
        subjectKind: 'user',
        subjectName: null,
        detail: { from: 'User', to: 'none' },
      });
      expect(text, action).not.toMatch(/[A-Za-z{}]/);
      cleanup();
    }
  });
});
