// TypeError: things of kinds that do not fit together.
import { type ErrorRule, errorRule, fixedRule } from './errorRule.ts';
import { capitalize, isFunction, isNumber, typeLabel } from './pythonTerms.ts';

const T = 'TypeError';
const INPUT_IS_TEXT = 'input( ) always gives text: wrap it in int( ) to make it a number.';

/** What to do where text meets a number. */
const mixesTextAndNumber = (a: string | undefined, b: string | undefined): boolean =>
  (a === 'str' && isNumber(b)) || (b === 'str' && isNumber(a));

const OPERATORS: readonly ErrorRule[] = [
  errorRule(T, /can only concatenate (\w+) \(not "(\w+)"\) to (\w+)/, 'link', ([, left, right]) => ({
    title: left === 'str' ? 'Text and a number do not join with +' : 'These do not join with +',
    help:
      left === 'str'
        ? `One side is text, the other is ${typeLabel(right)}. Use str( ) to turn it into text, or an f-string: f"{price}".`
        : `One side is ${typeLabel(left)}, the other is ${typeLabel(right)}.`,
  })),
  errorRule(T, /unsupported operand type\(s\) for (.+?): '([\w.]+)' and '([\w.]+)'/, 'calculator', ([, sign, a, b]) => {
    if (isFunction(a) || isFunction(b)) {
      return { title: `“${sign}” cannot use a function`, help: 'To use its answer, call it with brackets: name( ).' };
    }
    const more =
      a === 'NoneType' || b === 'NoneType' ? ' Does your function return something? print gives nothing back.' : '';
    return {
      title: `“${sign}” does not work here`,
      help: `One side is ${typeLabel(a)}, the other is ${typeLabel(b)}.${mixesTextAndNumber(a, b) ? ` ${INPUT_IS_TEXT}` : more}`,
    };
  }),
  errorRule(T, /bad operand type for unary (.+): '(\w+)'/, 'calculator', ([, sign, kind]) => ({
    title: `“${sign}” does not work here`,
    help: `It needs a number, but this is ${typeLabel(kind)}.`,
  })),
  errorRule(T, /can't multiply sequence by non-int of type '(\w+)'/, 'calculator', ([, kind]) => ({
    title: 'Text cannot be multiplied like this',
    help: `The other side is ${typeLabel(kind)}. ${kind === 'str' ? INPUT_IS_TEXT : 'Only a whole number can repeat a text.'}`,
  })),
  errorRule(T, /'(.+?)' not supported between instances of '(\w+)' and '(\w+)'/, 'equal', ([, sign, a, b]) => ({
    title: `“${sign}” cannot compare these`,
    help: `One side is ${typeLabel(a)}, the other is ${typeLabel(b)}.${mixesTextAndNumber(a, b) ? ` ${INPUT_IS_TEXT}` : ''}`,
  })),
];

const CALLS: readonly ErrorRule[] = [
  errorRule(T, /'(\w+)' object is not callable/, 'phone', ([, kind]) => ({
    title: 'This cannot be called with ( )',
    help: `Brackets stand after ${typeLabel(kind)}, but only functions can be called. Is a sign like * missing, or has a variable the name of a function?`,
  })),
  errorRule(T, /(\w+)\(\) takes exactly (\w+) arguments? \((\d+) given\)/, 'package', ([, name, wants, got]) => ({
    title: `${name}( ) wants another number of values`,
    help: `It works with ${wants}, but it was given ${got}.`,
  })),
  errorRule(T, /(\w+)\(\) missing (\d+) required .*?arguments?: (.+)/, 'package', ([, name, , names = '']) => ({
    title: `${name}( ) needs more`,
    help: `It still waits for ${names.replaceAll("'", '')}. Put the values between the brackets of the call.`,
  })),
  errorRule(
    T,
    /(\w+)\(\) takes (?:from \d+ to )?(?:at most )?(\w+) (?:positional )?arguments?.*?(?:but )?\(?(\d+) (?:was|were)? ?given/,
    'package',
    ([, name, takes, given]) => ({
      title: `Too much for ${name}( )`,
      help: `It takes ${takes === '0' ? 'nothing' : takes}, but it was given ${given}.`,
    }),
  ),
  errorRule(T, /(\w+)\(\) takes no (?:keyword )?arguments/, 'package', ([, name]) => ({
    title: `Too much for ${name}( )`,
    help: 'It takes nothing between the brackets.',
  })),
  errorRule(T, /(\w+)\(\) got an unexpected keyword argument '(\w+)'/, 'package', ([, name, word]) => ({
    title: `${name}( ) does not know “${word}”`,
    help: `There is no ${word}= for ${name}( ). Check the spelling.`,
  })),
  errorRule(T, /(\w+)\(\) got multiple values for argument '(\w+)'/, 'package', ([, name, word]) => ({
    title: `${word} was given twice`,
    help: `${name}( ) got two values for ${word}. Take one away.`,
  })),
  errorRule(
    T,
    /(\w+) expected (?:at (?:least|most) )?(\d+) arguments?, got (\d+)/,
    'package',
    ([, name, wants, got]) => ({
      title: `${name}( ) wants another number of values`,
      help: `It works with ${wants}, but it was given ${got}.`,
    }),
  ),
];

const SEQUENCES: readonly ErrorRule[] = [
  errorRule(T, /(string|list|tuple|\w+) indices must be integers/, 'list-ordered', ([, what]) => ({
    title: 'Use a whole number between [ ]',
    help: `Places in a ${what === 'string' ? 'text' : what} are counted 0, 1, 2 and so on.`,
  })),
  errorRule(T, /'(\w+)' object is not subscriptable/, 'list-ordered', ([, kind]) => ({
    title: 'This has no [ ]',
    help: `[ ] works on text, lists and dictionaries, but this is ${typeLabel(kind)}.${isFunction(kind) ? ' Call it with ( ).' : ''}`,
  })),
  errorRule(T, /'(\w+)' object does not support item (?:assignment|deletion)/, 'list-ordered', ([, kind]) => ({
    title: `${capitalize(typeLabel(kind))} cannot be changed inside`,
    help: 'Make a new one instead and store it under the same name.',
  })),
  errorRule(
    T,
    /'(\w+)' object is not iterable|argument of type '(\w+)' is not (?:iterable|a container)/,
    'repeat',
    ([, a, b]) => ({
      title: 'Python cannot go through this',
      help: `It is ${typeLabel(a ?? b)}. Lists, texts and range( ) can be gone through. To count, use range( ).`,
    }),
  ),
  errorRule(T, /object of type '(\w+)' has no len/, 'list-ordered', ([, kind]) => ({
    title: 'This has no length',
    help: `len( ) works on text and lists, but this is ${typeLabel(kind)}.`,
  })),
  errorRule(T, /cannot unpack non-iterable (\w+) object/, 'package', ([, kind]) => ({
    title: 'There is only one value on the right',
    help: `Several names stand on the left, but on the right is ${typeLabel(kind)}.`,
  })),
  errorRule(T, /sequence item \d+: expected str instance, (\w+) found/, 'link', ([, kind]) => ({
    title: 'Only texts can be joined',
    help: `The list holds ${typeLabel(kind)}. Turn it into text with str( ).`,
  })),
  errorRule(
    T,
    /cannot use '(\w+)' as a (?:dict key|set element)|unhashable type: '(\w+)'/,
    'key-round',
    ([, a, b]) => ({
      title: 'This cannot be a key',
      help: `${capitalize(typeLabel(a ?? b))} can change, so it cannot be a key. Use a text or a number.`,
    }),
  ),
];

const VALUES: readonly ErrorRule[] = [
  errorRule(T, /(\w+)\(\) argument must be a string.*, not '(\w+)'/, 'calculator', ([, name, kind]) => ({
    title: `${name}( ) cannot use this`,
    help: `It makes numbers out of text and numbers, but this is ${typeLabel(kind)}.`,
  })),
  errorRule(T, /'(\w+)' object cannot be interpreted as an integer/, 'calculator', ([, kind]) => ({
    title: 'A whole number is needed here',
    help: `This is ${typeLabel(kind)}. ${kind === 'str' ? INPUT_IS_TEXT : 'int( ) makes it a whole number.'}`,
  })),
  errorRule(
    T,
    /type (\w+) doesn't define __round__|must be real number, not (\w+)|bad operand type for abs\(\): '(\w+)'/,
    'calculator',
    ([, a, b, c]) => ({
      title: 'A number is needed here',
      help: `This is ${typeLabel(a ?? b ?? c)}. Use int( ) or float( ) first.`,
    }),
  ),
  fixedRule(
    T,
    /./,
    'calculator',
    'These kinds of things do not fit together',
    'Look at each value on this line: is it text, a number or a list? type( ) tells you.',
  ),
];

export const TYPE_RULES: readonly ErrorRule[] = [...OPERATORS, ...CALLS, ...SEQUENCES, ...VALUES];
