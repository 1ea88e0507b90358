// Defines the tractor's blocks in Blockly, with a number field that reads the digits and minus signs of every script.
import { readTypedNumber } from '@lanternwise/shared/text/typedNumber';
import { Blocks, common, FieldNumber, registry } from 'blockly/core';
import { blockDefinitions, NUMBER_FIELD } from './blockShapes.ts';

class TypedNumberField extends FieldNumber {
  /** What reads as no number is left to Blockly; it refuses most of it, and the block keeps its number. */
  protected override doClassValidation_(typed?: unknown): number | null {
    return super.doClassValidation_(readTypedNumber(String(typed ?? ''), { decimals: 0 }) ?? typed);
  }
}

/** In the language of the interface, which may have changed since the last time. */
export function defineBlocks(): void {
  registry.register(registry.Type.FIELD, NUMBER_FIELD, TypedNumberField, true);
  const definitions = blockDefinitions();
  for (const { type } of definitions) delete Blocks[type];
  common.defineBlocksWithJsonArray(definitions);
}
