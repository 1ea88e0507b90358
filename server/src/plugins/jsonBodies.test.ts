// Tests that large bodies are counted before they are parsed.
import { expect, it } from 'vitest';
import { isTooMuchJson } from './jsonBodies.ts';

const MANY = 30_000;

it.each([
  ['a list of many', `[${'0,'.repeat(MANY)}0]`],
  ['many keys', `{${'"a":0,'.repeat(MANY)}"b":1}`],
  ['many lists inside each other', '['.repeat(50)],
  ['many objects inside each other', '{"a":'.repeat(50)],
  ['many, behind a text with quotes', `["\\"\\\\",${'0,'.repeat(MANY)}0]`],
])('%s are too much', (_what, json) => expect(isTooMuchJson(json)).toBe(true));

it.each([
  ['a long text', JSON.stringify({ image: 'x'.repeat(500_000) })],
  ['a text of commas and brackets', JSON.stringify({ code: '[{,'.repeat(MANY) })],
  ['a text of quotes', JSON.stringify({ code: '"\\,'.repeat(MANY) })],
  ['two hundred events', JSON.stringify({ events: Array(200).fill({ answer: { a: Array(50).fill('b') } }) })],
  ['a text without its end', `{"code": "${','.repeat(MANY)}`],
  ['lists side by side', `[${'[],'.repeat(9000)}[]]`],
])('%s is not', (_what, json) => expect(isTooMuchJson(json)).toBe(false));
