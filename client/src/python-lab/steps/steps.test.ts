// From a recording to what is drawn and told: frames, boxes, who shares what, and places that never overlap.
import { describe, expect, it } from 'vitest';
import type { TraceLook, TraceResult, TraceStep } from '../protocol.ts';
import { describeMemory } from './describeMemory.ts';
import { layoutMemory } from './layoutMemory.ts';
import { memoryGraphAt, needsPicture } from './memoryGraph.ts';
import { traceViewAt } from './traceView.ts';

const list = (...items: TraceLook['items']): TraceLook => ({ kind: 'list', type: 'list', size: items.length, items });

const program: TraceStep = {
  line: 1,
  depth: 1,
  name: '<module>',
  printed: 0,
  variables: {},
};

const recorded = (step: Partial<TraceStep>, looks: readonly TraceLook[]): TraceResult => ({
  status: 'ok',
  ms: 1,
  output: '',
  steps: [{ ...program, ...step }],
  looks,
});

/** `basket` of the program and `items` of add() are one list, which holds another one. */
const SHARED = recorded(
  {
    line: 2,
    depth: 2,
    name: 'add',
    variables: { items: '[[7], 1]' },
    refs: { items: 1 },
    callers: [
      {
        name: '<module>',
        line: 5,
        variables: { basket: '[[7], 1]', add: 'function add()', n: '3' },
        refs: { basket: 1 },
      },
    ],
    boxes: { 1: 0, 2: 1 },
  },
  [list([null, '[7]', 2], [null, '1', 0]), list([null, '7', 0])],
);

describe('the graph of a step', () => {
  it('has the program first and the running function last, without functions as values', () => {
    const { frames, leftOut } = memoryGraphAt(SHARED, 0);
    expect(frames.map(({ functionName, line, isCurrent }) => [functionName, line, isCurrent])).toEqual([
      [undefined, 5, false],
      ['add', 2, true],
    ]);
    expect(frames[0]?.rows.map(({ name }) => name)).toEqual(['basket', 'n']);
    expect(leftOut).toBe(0);
  });

  it('knows every place that leads to a box', () => {
    const { boxes } = memoryGraphAt(SHARED, 0);
    expect(boxes.map(({ id, places }) => [id, places.map(({ path }) => path)])).toEqual([
      [1, ['basket', 'items']],
      [2, ['basket[0]']],
    ]);
  });

  it('ends for a list that holds itself', () => {
    const { boxes } = memoryGraphAt(
      recorded({ variables: { x: '[...]' }, refs: { x: 1 }, boxes: { 1: 0 } }, [list([null, '[...]', 1])]),
      0,
    );
    expect(boxes[0]?.places.map(({ path }) => path)).toEqual(['x', 'x[0]']);
  });

  it('counts the frames that were left out', () => {
    const callers = [
      { name: 'f', line: 3, variables: {} },
      { name: '<module>', line: 9, variables: {} },
    ];
    expect(memoryGraphAt(recorded({ depth: 40, name: 'f', callers }, []), 0).leftOut).toBe(37);
  });

  it('needs no picture for plain variables of the program', () => {
    expect(needsPicture(memoryGraphAt(recorded({ variables: { n: '1' } }, []), 0))).toBe(false);
    expect(needsPicture(memoryGraphAt(SHARED, 0))).toBe(true);
  });
});

describe('the words', () => {
  it('tell the running frame first, and which names lead to one thing', () => {
    expect(describeMemory(memoryGraphAt(SHARED, 0))).toEqual([
      'add(), at line 2: items = [[7], 1].',
      'The program, waiting in line 5: basket = [[7], 1], n = 3.',
      'basket and items in add() lead to one and the same list. A change through one of them can be seen through the others.',
    ]);
  });
});

describe('the layout', () => {
  const boxOf = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => ({
    left: x,
    right: x + width,
    top: y,
    bottom: y + height,
  });

  it.each([280, 340, 440, 700])('keeps all panels apart and inside at %i pixels', (width) => {
    const { frames, boxes, height } = layoutMemory(memoryGraphAt(SHARED, 0), width);
    const panels = [...frames, ...boxes].map(boxOf);
    for (const [at, a] of panels.entries()) {
      expect(a.right).toBeLessThanOrEqual(width);
      expect(a.bottom).toBeLessThanOrEqual(height);
      for (const b of panels.slice(at + 1)) {
        expect(a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top).toBe(true);
      }
    }
  });

  it('draws one arrow for each name and item that leads to a box, and marks the shared ones', () => {
    const { arrows, frames, boxes } = layoutMemory(memoryGraphAt(SHARED, 0), 440);
    expect(arrows.map(({ isShared }) => isShared)).toEqual([true, true, false]);
    expect(frames[0]?.rows[0]).toMatchObject({ label: 'basket', text: '' });
    expect(arrows[0]?.tip).toEqual({ x: boxes[0]?.x, y: (boxes[0]?.y ?? 0) + 13 });
  });

  it('puts the cells of a list in lines that fit, and cuts what is too long', () => {
    const texts = ['1', '22', "'a long text'", `'${'x'.repeat(90)}'`, '4', '5', '6', '7'];
    const long = recorded({ variables: { x: '' }, refs: { x: 1 }, boxes: { 1: 0 } }, [
      list(...texts.map((text) => [null, text, 0] as const)),
    ]);
    const [box] = layoutMemory(memoryGraphAt(long, 0), 300).boxes;
    expect(box?.rows.every(({ x, width }) => x + width <= box.x + box.width)).toBe(true);
    expect(box?.rows[3]?.text).toMatch(/…$/);
    expect(new Set(box?.rows.map(({ y }) => y)).size).toBeGreaterThan(1);
  });

  it('says how many items it leaves out', () => {
    const look = { ...list([null, '0', 0]), size: 50 };
    const many = recorded({ variables: { x: '' }, refs: { x: 1 }, boxes: { 1: 0 } }, [look]);
    expect(layoutMemory(memoryGraphAt(many, 0), 440).boxes[0]?.more?.count).toBe(49);
  });
});

describe('the view of a step', () => {
  it('cuts the output between characters, not inside one', () => {
    const trace = { ...recorded({ printed: 2 }, []), output: '🎂\n🎂' };
    expect(traceViewAt(trace, 0).output).toBe('🎂\n');
  });

  it('has the parts of its line only where they were recorded', () => {
    expect(traceViewAt(recorded({}, []), 0).parts).toBeUndefined();
    const trace = { ...recorded({ parts: [[1, '9']] }, []), parts: ['a', 'a * 2'] };
    expect(traceViewAt(trace, 0).parts).toEqual([{ at: 0, text: 'a * 2', value: '9' }]);
  });
});
