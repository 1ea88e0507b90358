// A name that holds None, because the method that filled it changes its list and gives nothing back: `x = list.append(1)`.
import { t } from '@lingui/core/macro';
import { type ErrorRule, errorRule } from './errorRule.ts';
import { noneFromMethod } from './programFacts.ts';

const noneRule = (type: string, pattern: RegExp): ErrorRule =>
  errorRule('append.none', type, pattern, (_, { plain, plainLines, error }) => {
    const found = noneFromMethod(plainLines, plain, error.line ?? 0);
    if (!found) return undefined;
    const { name, method, line } = found;
    return {
      line,
      title: t`.${method}( ) gives nothing back`,
      help: t`It changes the list itself and returns None. Take “${name} =” away and write only the call.`,
    };
  });

export const NONE_RULES: readonly ErrorRule[] = [
  noneRule('TypeError', /NoneType/),
  noneRule('AttributeError', /'NoneType' object has no attribute/),
];
