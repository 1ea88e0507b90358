// @vitest-environment jsdom
// The variables beside a program, and lines that are tried with them, as a learner uses them in the Lab.
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { open, output, press, wait } from '../lab/testing/renderLab.tsx';
import { freezeTime } from '../testing/freezeTime.ts';

freezeTime();

describe('the variables', () => {
  it('are asked for only while the panel is open and a program runs', async () => {
    const { python } = await open({ starter: 'loop', programs: { loop: { endless: true } } });
    await press('Run Code');
    await wait(1000);
    expect(python.glimpses).toBe(0);
    await press('Variables');
    await wait(1000);
    expect(python.glimpses).toBeGreaterThan(1);
    act(() => python.tellGlimpse({ line: 2, functionName: 'work', variables: { n: '1' }, local: { m: '5' } }));
    expect(screen.getByRole('table', { name: 'Inside work()' }).textContent).toContain('m5');
    expect(screen.getByRole('table', { name: 'The program at this moment' }).textContent).toContain('n1');
    const before = python.glimpses;
    await press('Stop');
    await wait(1000);
    expect(python.glimpses).toBe(before);
  });
});

describe('a line after the run', () => {
  const tryLine = async (line: string) => {
    fireEvent.change(screen.getByLabelText('Try a line with these variables'), { target: { value: line } });
    await press('Try');
  };

  it('is shown in the console with what it prints, and its mistakes in plain words', async () => {
    const error = { type: 'NameError', message: "name 'y' is not defined", text: 'NameError', stack: [] };
    const programs = { 'x = 1': {}, 'x + 1': { prints: '2\n' }, y: { result: { status: 'error' as const, error } } };
    await open({ starter: 'x = 1', programs });
    await press('Variables');
    expect(screen.queryByLabelText('Try a line with these variables')).toBeNull();
    await press('Run Code');
    await tryLine('x + 1');
    expect(output()).toContain('>>> x + 1\n2\n');
    await tryLine('y');
    await wait(500);
    expect(output()).toContain("NameError: name 'y' is not defined");
    expect(output()).toContain('>>> y\nPython does not know');
    fireEvent.keyDown(screen.getByLabelText('Try a line with these variables'), { key: 'ArrowUp' });
    expect(screen.getByLabelText<HTMLInputElement>('Try a line with these variables').value).toBe('y');
  });

  it('can be stopped, and may ask', async () => {
    const programs = { 'x = 1': {}, loop: { endless: true }, ask: { asks: ['More? '] } };
    const { python } = await open({ starter: 'x = 1', programs });
    await press('Variables');
    await press('Run Code');
    await tryLine('loop');
    await press('Stop');
    expect(python.stops).toBe(1);
    await tryLine('ask');
    fireEvent.change(screen.getByLabelText('More?'), { target: { value: 'yes' } });
    await press('Submit');
    expect(output()).toContain('More? yes\n');
  });
});
