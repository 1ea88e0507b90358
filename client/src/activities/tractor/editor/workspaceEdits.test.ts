// @vitest-environment jsdom
// Tests the edits of the palette in a workspace without a screen, and that no message of the editor is missing.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { countBlocks, EMPTY_PROGRAM, type Program } from '@lanternwise/shared/activities/tractor/program';
import { FIELD_PROGRAMS } from '@lanternwise/shared/activities/tractor/solutions';
import { Workspace } from 'blockly/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { defineBlocks } from './defineBlocks.ts';
import { blocklyMessages } from './messages.ts';
import {
  describeBlock,
  loadProgram,
  placeBlock,
  readProgram,
  removeBlock,
  setBlockValue,
  stepChoice,
} from './workspaceEdits.ts';

beforeAll(defineBlocks);

function workspaceWith(program: Program): Workspace {
  const workspace = new Workspace();
  loadProgram(workspace, program);
  return workspace;
}
const kindsOf = (workspace: Workspace) => {
  const read = readProgram(workspace);
  return read.kind === 'program' ? read.program.blocks.map(({ kind }) => kind) : read.message;
};

describe('the workspace', () => {
  it('gives back every program of the fields', () => {
    for (const { solution } of Object.values(FIELD_PROGRAMS))
      expect(readProgram(workspaceWith(solution))).toEqual({ kind: 'program', program: solution, loose: 0 });
  });
  it('takes a placed block after the chosen one, and what followed stays behind it', () => {
    const workspace = workspaceWith(FIELD_PROGRAMS['first-furrow']!.starter);
    placeBlock(workspace, 'turn-left', '1');
    expect(kindsOf(workspace)).toEqual(['move', 'turn-left', 'plough']);
    placeBlock(workspace, 'move', undefined);
    expect(kindsOf(workspace)).toEqual(['move', 'turn-left', 'plough', 'move']);
  });
  it('takes a placed block into the empty mouth of a chosen loop', () => {
    const workspace = workspaceWith(EMPTY_PROGRAM);
    const loop = placeBlock(workspace, 'repeat', undefined);
    const inside = placeBlock(workspace, 'plough', loop);
    placeBlock(workspace, 'move', inside);
    placeBlock(workspace, 'turn-left', loop);
    const read = readProgram(workspace);
    expect(read).toMatchObject({
      program: {
        blocks: [{ kind: 'repeat', times: 4, body: [{ kind: 'plough' }, { kind: 'move' }] }, { kind: 'turn-left' }],
      },
    });
  });
  it('closes the gap of a removed block, and keeps the hat', () => {
    const workspace = workspaceWith(FIELD_PROGRAMS['first-furrow']!.solution);
    expect(removeBlock(workspace, '2')).toBe('1');
    expect(kindsOf(workspace)).toEqual(['move', 'move', 'turn-right', 'move', 'plough']);
    removeBlock(workspace, 'tractor-start');
    const read = readProgram(workspace);
    expect(read.kind === 'program' && countBlocks(read.program)).toBe(5);
  });
  it('is walked through block by block, into a loop and out of it, and no further than its ends', () => {
    const workspace = workspaceWith(FIELD_PROGRAMS['pond-ring']!.solution);
    const walked = ['1', '1.1', '1.1.1', '1.1.2', '1.2', '1.2'];
    let chosen: string | undefined;
    expect(walked.map(() => (chosen = stepChoice(workspace, chosen, 1)))).toEqual(walked);
    expect(stepChoice(workspace, '1', -1)).toBe('tractor-start');
    expect(stepChoice(workspace, 'tractor-start', -1)).toBe('tractor-start');
  });
  it('lets a number and a list of the chosen block be changed; an emptied number changes nothing', () => {
    const workspace = workspaceWith(FIELD_PROGRAMS['stony-lane']!.solution);
    expect(describeBlock(workspace, '1')).toMatchObject({ values: [{ name: 'TIMES', value: '20' }] });
    setBlockValue(workspace, '1', 'TIMES', '12');
    setBlockValue(workspace, '1', 'TIMES', '');
    setBlockValue(workspace, '1.3', 'CONDITION', 'no-crop-ahead');
    expect(describeBlock(workspace, '1')?.values).toEqual([{ name: 'TIMES', value: '12' }]);
    expect(describeBlock(workspace, '1.3')?.values[0]).toMatchObject({
      value: 'no-crop-ahead',
      options: { length: 6 },
    });
    expect(describeBlock(workspace, '1.1')?.values).toEqual([]);
  });
});

describe('a number field', () => {
  it.each([
    ['५', 5],
    ['１२', 12],
    ['٣', 3],
    [' 7\u200b', 7],
    ['7.4', 7],
    ['99', 50],
    ['−3', 0],
  ])('takes %j as %d', (typed, times) => {
    const workspace = workspaceWith(FIELD_PROGRAMS['stony-lane']!.solution);
    setBlockValue(workspace, '1', 'TIMES', typed);
    expect(readProgram(workspace)).toMatchObject({ program: { blocks: [{ kind: 'repeat', times }] } });
  });
  it.each(['-', 'ten', '५x', '१ २'])('keeps its number where %j is typed', (typed) => {
    const workspace = workspaceWith(FIELD_PROGRAMS['stony-lane']!.solution);
    setBlockValue(workspace, '1', 'TIMES', typed);
    expect(describeBlock(workspace, '1')?.values).toEqual([{ name: 'TIMES', value: '20' }]);
  });
});

describe('the messages of the editor', () => {
  /** Of what this editor does not have: comments, variables, procedures, a toolbox, a bin, folding, zoom buttons. */
  const NOT_USED =
    /COMMENT|VARIABLE|PROCEDURE|TRASH|FLYOUT|TOOLBOX_CATEGORY|COLLAPSE|EXPAND|ZOOM|MUTATOR|WARNING|BUBBLE|ENABLE_BLOCK|DISABLE_BLOCK|_INPUTS$/;
  it("are all that Blockly's core can ask for", () => {
    const require = createRequire(import.meta.url);
    const core = readFileSync(
      require.resolve('blockly/core').replace(/core-node\.js$/, 'blockly_compressed.js'),
      'utf8',
    );
    const english = readFileSync(require.resolve('blockly/msg/en'), 'utf8');
    const known = [...english.matchAll(/Blockly\.Msg\["(\w+)"\]/g)].map(([, key]) => key!);
    const asked = known.filter((key) => !NOT_USED.test(key) && new RegExp(`\\b${key}\\b`).test(core));
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter((key) => !(key in blocklyMessages()))).toEqual([]);
  });
});
