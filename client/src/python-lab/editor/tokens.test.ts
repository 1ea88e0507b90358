// Checks that what marks a program can be told from its ground, which does not follow the theme: dark unless the learner chose light.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const rules = (css: string): [selector: string, body: string][] =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => [selector, body]);

/** What is drawn on the ground of the program. */
const MARKS = /\.lineError|\.lineStep|\.underline|cm-lintRange|cm-lint-marker/;

describe('the marks of a program', () => {
  const marks = rules(read('./CodeEditor.module.css')).filter(([selector]) => MARKS.test(selector));

  it.each(marks)('%s takes its colours from the program’s own tokens', (_selector, body) => {
    const colours = [...body.matchAll(/var\(--([\w-]+)\)/g)].map(([, name = '']) => name);
    expect(colours.filter((name) => !name.startsWith('code-'))).toEqual([]);
  });

  it('finds the marks', () => expect(marks.length).toBeGreaterThanOrEqual(5));
});
