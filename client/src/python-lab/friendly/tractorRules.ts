// What stopped the tractor that a program drives: the words of the block editor, and that brackets make a command.
import { CRASH_REASONS } from '@lanternwise/shared/activities/tractor/machine';
import { ORDER_LIMIT } from '@lanternwise/shared/activities/tractor/pythonDrive';
import { t } from '@lingui/core/macro';
import { crashText, limitText } from '../../activities/tractor/runTexts.ts';
import { type ErrorRule, errorRule } from './errorRule.ts';

export const TRACTOR_RULES: readonly ErrorRule[] = [
  errorRule('tractor.stopped', 'TractorError', /^[a-z-]+$/, ([reason]) => {
    const crash = CRASH_REASONS.find((one) => one === reason);
    return { title: t`The tractor stopped here`, help: crash ? crashText(crash) : limitText(ORDER_LIMIT) };
  }),
];
