// Describes the tractor's blocks to Blockly: text, fields and mouths of each, in the language of the interface.

import { MAX_TIMES } from '@lanternwise/shared/activities/tractor/program';
import { type EditorBlock, SENSOR_CHOICES, START_BLOCK } from '@lanternwise/shared/activities/tractor/workspace';
import { t } from '@lingui/core/macro';

export type BlockFamily = 'start' | 'drive' | 'work' | 'loop' | 'choice' | 'count';

interface Shape {
  family: BlockFamily;
  /** %1, %2 stand for the fields. */
  text: string;
  fields?: readonly object[];
  /** Has a mouth for other blocks; with `otherwise` a second one. */
  body?: boolean;
  otherwise?: string;
}

const sensors = () => ({
  type: 'field_dropdown',
  name: 'CONDITION',
  options: [t`crop ahead`, t`stone ahead`, t`water ahead`, t`no crop ahead`, t`no stone ahead`, t`no water ahead`].map(
    (label, at) => [label, SENSOR_CHOICES[at]],
  ),
});
/** Our own field (see defineBlocks.ts). */
export const NUMBER_FIELD = 'field_typed_number';
const number = (name: string, value: number, min: number, max: number) => ({
  ...{ type: NUMBER_FIELD, name, value, min, max, precision: 1 },
});
const comparison = () => [
  {
    type: 'field_dropdown',
    name: 'IS',
    options: [
      ['=', 'equal'],
      ['<', 'less'],
      ['>', 'more'],
    ],
  },
  number('THAN', 3, -1000, 1000),
];

const SHAPES: Record<EditorBlock | typeof START_BLOCK, () => Shape> = {
  [START_BLOCK]: () => ({ family: 'start', text: t`When the tractor starts` }),
  move: () => ({ family: 'drive', text: t`move` }),
  'turn-left': () => ({ family: 'drive', text: t`turn left ↺` }),
  'turn-right': () => ({ family: 'drive', text: t`turn right ↻` }),
  plough: () => ({ family: 'work', text: t`plough` }),
  plant: () => ({ family: 'work', text: t`plant` }),
  repeat: () => ({ family: 'loop', text: t`repeat %1 times`, fields: [number('TIMES', 4, 0, MAX_TIMES)], body: true }),
  while: () => ({ family: 'loop', text: t`while %1`, fields: [sensors()], body: true }),
  'repeat-until': () => ({ family: 'loop', text: t`repeat until %1`, fields: [sensors()], body: true }),
  'while-count': () => ({ family: 'loop', text: t`while count %1 %2`, fields: comparison(), body: true }),
  if: () => ({ family: 'choice', text: t`if %1`, fields: [sensors()], body: true }),
  'if-else': () => ({ family: 'choice', text: t`if %1`, fields: [sensors()], body: true, otherwise: t`else` }),
  'if-count': () => ({ family: 'choice', text: t`if count %1 %2`, fields: comparison(), body: true }),
  'set-count': () => ({ family: 'count', text: t`set count to %1`, fields: [number('BY', 0, -1000, 1000)] }),
  'change-count': () => ({ family: 'count', text: t`change count by %1`, fields: [number('BY', 1, -1000, 1000)] }),
};

const mouth = (name: string) => [{ type: 'input_statement', name }];

/** The definitions for `defineBlocksWithJsonArray`. */
export const blockDefinitions = (): { type: string }[] =>
  Object.entries(SHAPES).map(([type, describe]) => {
    const { family, text, fields = [], body, otherwise } = describe();
    return {
      type,
      style: family,
      message0: text,
      args0: fields,
      ...(body && { message1: '%1', args1: mouth('BODY') }),
      ...(otherwise && { message2: otherwise, message3: '%1', args3: mouth('ELSE') }),
      ...(family === 'start' ? { hat: 'cap' } : { previousStatement: null }),
      nextStatement: null,
    };
  });

/** Name and family of a block on its button, where no field is filled in yet. */
export function blockButton(type: EditorBlock): { label: string; family: BlockFamily } {
  const { family, text, otherwise } = SHAPES[type]();
  const plain = text.replace(/\s*%\d/g, ' …').replace(/…( …)+/, '…');
  return { family, label: otherwise ? `${plain} ${otherwise} …` : plain };
}
