// AttributeError and errors of import: names after a dot, and modules.
import { editDistance } from '@lanternwise/shared/text/editDistance';
import { t } from '@lingui/core/macro';
import { type ErrorRule, errorRule } from './errorRule.ts';
import { HOMES, IMPORTABLE } from './moduleNames.ts';
import { capitalize, typeLabel } from './pythonTerms.ts';

const A = 'AttributeError';
const M = 'ModuleNotFoundError';

/** Names of methods in other languages, and Python's. */
const OTHER_METHODS: Readonly<Record<string, string>> = {
  lowercase: 'lower',
  uppercase: 'upper',
  toUpperCase: 'upper',
  toLowerCase: 'lower',
  toUpper: 'upper',
  toLower: 'lower',
  trim: 'strip',
  indexOf: 'index',
  replaceAll: 'replace',
  startsWith: 'startswith',
  endsWith: 'endswith',
};

/** Libraries that have to be installed; none of them is part of Python. */
const ADD_ONS = new Set(
  (
    'numpy pandas pygame matplotlib sklearn scipy requests cv2 torch tensorflow keras PIL pillow flask django seaborn nltk ' +
    'bs4 beautifulsoup4 selenium pyttsx3 gtts playsound speech_recognition openai transformers plotly kivy arcade pyautogui ' +
    'pgzero mediapipe gensim spacy xgboost emoji colorama termcolor rich art pyjokes wikipedia yfinance streamlit gradio'
  ).split(' '),
);

export const ATTRIBUTE_RULES: readonly ErrorRule[] = [
  errorRule('attr.none', A, /'NoneType' object has no attribute '(\w+)'/, ([, name = '']) => ({
    title: t`Nothing (None) has no “.${name}”`,
    help: t`The thing before the dot is empty (None). Does the function before it return something?`,
  })),
  errorRule('attr.length', A, /'(?:str|list|tuple|dict)' object has no attribute '(length|len|size)'/, () => ({
    title: t`Python asks for the length with len( )`,
    help: t`Write len( ) with the name between the brackets, like len(word).`,
  })),
  errorRule('attr.list-add', A, /'list' object has no attribute '(add|push|put|push_back)'/, ([, name = '']) => ({
    title: t`A list has no “.${name}”`,
    help: t`To add to a list, use .append( ).`,
  })),
  errorRule('attr.misspelt', A, /has no attribute '(\w+)'/, ([, name = '']) => {
    const near = Object.hasOwn(OTHER_METHODS, name) && OTHER_METHODS[name];
    return near ? { title: t`That name does not exist after the dot`, help: t`Did you mean “${near}”?` } : undefined;
  }),
  errorRule(
    'attr.module',
    A,
    /module '(\w+)' has no attribute '(\w+)'(?:.*Did you mean:? '\.?(.+?)')?/s,
    ([, module = '', name = '', near = '']) => ({
      title: t`${module} has no “${name}”`,
      help: near ? t`Did you mean “${near}”?` : t`Check the spelling after the dot.`,
    }),
  ),
  errorRule('attr.misspelt', A, /has no attribute '(\w+)'.*Did you mean:? '\.?(.+?)'/s, ([, name = '', near = '']) =>
    editDistance(name, near) <= 2
      ? { title: t`That name does not exist after the dot`, help: t`Did you mean “${near}”?` }
      : undefined,
  ),
  errorRule('attr.misspelt', A, /has no attribute '(\w+)'/, ([, name = ''], { plainLines }) => {
    const code = plainLines.join('\n');
    const own = [...code.matchAll(/\bself\.([A-Za-z_]\w*)|^\s+def\s+([A-Za-z_]\w*)/gm)].map(([, a, b]) => a ?? b ?? '');
    const near = own.find((one) => one !== name && editDistance(one, name) <= (name.length < 4 ? 1 : 2));
    return near ? { title: t`That name does not exist after the dot`, help: t`Did you mean “${near}”?` } : undefined;
  }),
  errorRule('attr.unknown', A, /'(\w+)' object has no attribute '(\w+)'/, ([, kind = '', name = '']) => {
    const what = capitalize(typeLabel(kind));
    return { title: t`${what} has no “.${name}”`, help: t`Check the spelling after the dot.` };
  }),
  errorRule('attr.other', A, /./, () => ({
    title: t`That name does not exist after the dot`,
    help: t`Check the spelling after the dot.`,
  })),
];

export const IMPORT_RULES: readonly ErrorRule[] = [
  errorRule('module.needs-locked', M, /No module named '(.+?)' in the Lab/, ([, inner = ''], { plain }) => {
    const module = /^\s*(?:from|import)\s+([\w.]+)/.exec(plain)?.[1];
    return module && module.split('.')[0] !== inner.split('.')[0]
      ? {
          title: t`“${module}” does not work in the Lab`,
          help: t`It needs a part of Python that is switched off here. The Lab has random, math, datetime and more.`,
        }
      : undefined;
  }),
  errorRule('module.locked', M, /No module named '(.+?)' in the Lab/, ([, name = '']) => ({
    title: t`There is no “${name}” here`,
    help: t`This module is switched off in the Lab. The Lab has random, math, datetime and more.`,
  })),
  errorRule('module.add-on', M, /No module named '(.+?)'/, ([, name = '']) =>
    ADD_ONS.has(name.split('.')[0] ?? '')
      ? {
          title: t`“${name}” is not here yet`,
          help: t`It is an add-on library that has to be installed, and the Lab cannot do that. The Lab has random, math, datetime and more.`,
        }
      : undefined,
  ),
  errorRule('import.not-module', M, /No module named '(.+?)'/, ([, name = '']) => {
    const module = Object.hasOwn(HOMES, name) ? HOMES[name] : undefined;
    return module === undefined
      ? undefined
      : { title: t`“${name}” is no module`, help: t`It is a part of ${module}. Write from ${module} import ${name}.` };
  }),
  errorRule('module.misspelt', M, /No module named '(.+?)'/, ([, name = '']) => {
    const near = [...IMPORTABLE].find((one) => editDistance(one, name.toLowerCase()) <= (one.length > 5 ? 2 : 1));
    return near ? { title: t`There is no “${name}” here`, help: t`Did you mean “${near}”?` } : undefined;
  }),
  errorRule('module.unknown', M, /No module named '(.+?)'/, ([, name = '']) => ({
    title: t`There is no “${name}” here`,
    help: t`Check the spelling. The Lab has random, math, datetime and more.`,
  })),
  errorRule(
    'import.name',
    'ImportError',
    /cannot import name '(.+?)' from '(.+?)'(?:.*Did you mean: '(.+?)')?/s,
    ([, name = '', module = '', near = '']) => ({
      title: t`${module} has no “${name}”`,
      help: near ? t`Did you mean “${near}”?` : t`Check the spelling of the name after import.`,
    }),
  ),
];
