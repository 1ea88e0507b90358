// @vitest-environment jsdom
// The programs of a class in the Workshop: offered, shown, remixed, and refused in words.
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { freezeTime } from '../testing/freezeTime.ts';
import type { ClassPrograms } from './classPrograms.ts';
import { dialog, editorText, openWorkshop, press, saveAs } from './testing/openWorkshop.tsx';

freezeTime();

describe('the programs of a class', () => {
  const shown = { groupName: 'Class 7B', isOwn: false, remixOf: null };
  const inClass = (more: Partial<ClassPrograms> = {}): ClassPrograms => ({
    classes: [{ id: 'g1', name: 'Class 7B' }],
    offers: [],
    shown: [
      { ...shown, id: 'c1', title: 'Tower', by: 'ravi' },
      { ...shown, id: 'c2', title: 'Mine', by: 'ada', isOwn: true, remixOf: 'c1' },
    ],
    username: 'ada',
    isLimited: false,
    problem: undefined,
    refresh: vi.fn(),
    offer: vi.fn(async () => undefined),
    takeBack: vi.fn(async () => undefined),
    readCode: vi.fn(async () => ({ ok: true, code: 'a tower' }) as const),
    ...more,
  });

  it('are not offered to those who are in none', async () => {
    await openWorkshop({}, 'my cake');
    expect(screen.queryByRole('button', { name: 'My Class' })).toBeNull();
    await saveAs('Cake');
    await press('My Programs');
    expect(screen.queryByRole('button', { name: 'Show Cake to my class' })).toBeNull();
  });

  it('are remixed: a copy that says whose idea it was, also once it is saved', async () => {
    const programs = inClass();
    const { shelf } = await openWorkshop({}, undefined, programs);
    await press('My Class');
    expect(programs.refresh).toHaveBeenCalledTimes(1);
    expect(within(dialog('Programs of my class')).getByText('Remix after “Tower” by ravi')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Remix Mine by ada' })).toBeNull();
    await press('Remix Tower by ravi');
    expect(editorText()).toBe('a tower');
    expect(screen.getByText('Remix after “Tower” by ravi')).toBeDefined();
    await saveAs('My tower');
    expect(shelf.programs()).toMatchObject([{ name: 'My tower', code: 'a tower', remixOf: 'c1' }]);
    // No name of a classmate is stored in the copy.
    expect(JSON.stringify({ ...localStorage })).not.toContain('ravi');
    cleanup();
    await openWorkshop({}, undefined, inClass({ shown: [] }));
    expect(screen.getByText('A remix of a program from my class')).toBeDefined();
  });

  it('say why one cannot be copied any more', async () => {
    const readCode = async () => ({ ok: false, why: 'This program is not here any more.' }) as const;
    await openWorkshop({}, 'half a cake', inClass({ readCode }));
    await press('My Class');
    await press('Remix Tower by ravi');
    expect(screen.getByRole('alert').textContent).toBe('This program is not here any more.');
    expect(editorText()).toBe('half a cake');
  });

  it('take what was saved, and show where it stands', async () => {
    const programs = inClass();
    const { shelf } = await openWorkshop({}, 'my cake', programs);
    await saveAs('Cake');
    await press('My Programs');
    await press('Show Cake to my class');
    expect(dialog('Show it to my class').textContent).toContain('your user name ada');
    await press('Ask my teacher');
    expect(programs.offer).toHaveBeenCalledWith(expect.objectContaining({ name: 'Cake', code: 'my cake' }), 'g1');
    cleanup();
    const offer = { id: 'o1', groupId: 'g1', groupName: 'Class 7B', title: 'Cake', offeredAt: 1 };
    const savedId = shelf.programs()[0]?.id ?? '';
    const declined = inClass({ offers: [{ ...offer, savedId, state: 'declined', reason: 'has-error' }] });
    await openWorkshop({}, undefined, declined);
    await press('My Programs');
    expect(screen.getByText(/^Not shown yet. Your teacher says: It stops with an error/)).toBeDefined();
    await press('Show Cake to my class');
    await press('Take it back');
    expect(declined.takeBack).toHaveBeenCalledWith('o1');
    await press('Back to my programs');
    await press('Delete Cake');
    expect(dialog('Delete it?').textContent).toContain('gone from your shelf, and from your class');
  });

  it('go to the chosen one of two classes', async () => {
    const programs = inClass({
      classes: [
        { id: 'g1', name: 'Class 7B' },
        { id: 'g2', name: 'Robot club' },
      ],
    });
    await openWorkshop({}, 'my cake', programs);
    await saveAs('Cake');
    await press('My Programs');
    await press('Show Cake to my class');
    fireEvent.click(screen.getByRole('radio', { name: 'Robot club' }));
    await press('Ask my teacher');
    expect(programs.offer).toHaveBeenCalledWith(expect.objectContaining({ name: 'Cake' }), 'g2');
  });

  it('wait for a parent’s consent, in words', async () => {
    await openWorkshop({}, 'my cake', inClass({ isLimited: true }));
    await saveAs('Cake');
    await press('My Programs');
    await press('Show Cake to my class');
    expect(dialog('Show it to my class').textContent).toContain('until a parent has agreed to your account');
    expect(screen.queryByRole('button', { name: 'Ask my teacher' })).toBeNull();
  });
});
