// Names the figures of model cards for teachers; each kind's definition lists what the server keeps.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatNumber } from '../../i18n/format.ts';
import { i18n } from '../../i18n/runtime.tsx';

const NAMES: Readonly<Record<string, MessageDescriptor>> = {
  'labelled captions': msg`labelled captions`,
  'same labels, funny, %': msg`same labels, funny, %`,
  'same labels, kind, %': msg`same labels, kind, %`,
  rules: msg`rules`,
  'right answers': msg`right answers`,
  line: msg`line`,
  cut: msg`cut`,
  runs: msg`runs`,
  'variety, cold': msg`variety, cold`,
  'variety, hot': msg`variety, hot`,
  'sense, cold': msg`sense, cold`,
  'sense, hot': msg`sense, hot`,
  'example drawings': msg`example drawings`,
  'test drawings': msg`test drawings`,
  'test accuracy': msg`test accuracy`,
  'sentences marked': msg`sentences marked`,
  'false among them': msg`false among them`,
  taps: msg`taps`,
  'topics before': msg`topics before`,
  'topics after': msg`topics after`,
  'predicted right': msg`predicted right`,
  examples: msg`examples`,
  attempts: msg`attempts`,
  'filters tried': msg`filters tried`,
  'weights used': msg`weights used`,
  'training captions': msg`training captions`,
  'precision, %': msg`precision, %`,
  'recall, %': msg`recall, %`,
  laughs: msg`laughs`,
  "Neo's laughs": msg`Neo’s laughs`,
  packs: msg`packs`,
  'copied with one pack, %': msg`copied with one pack, %`,
  'copied with more, %': msg`copied with more, %`,
  'false alarms': msg`false alarms`,
  misses: msg`misses`,
  'test friends': msg`test friends`,
  'test thieves': msg`test thieves`,
  'training rows': msg`training rows`,
  'test rows': msg`test rows`,
  precision: msg`precision`,
  recall: msg`recall`,
  baseline: msg`baseline`,
  predicted: msg`predicted`,
  'painted cells': msg`painted cells`,
  brightnesses: msg`brightnesses`,
  places: msg`places`,
  frames: msg`frames`,
  right: msg`right`,
  'certainty, %': msg`certainty, %`,
  'Brier score, %': msg`Brier score, %`,
  'own text': msg`own text`,
  'stones stepped on': msg`stones stepped on`,
  'broadest stones': msg`broadest stones`,
  'copied words': msg`copied words`,
  'false sentences without a source, %': msg`false sentences without a source, %`,
  'false sentences with a second text, %': msg`false sentences with a second text, %`,
  'false sentences when looked up, %': msg`false sentences when looked up, %`,
  'sprites by hand': msg`sprites by hand`,
  'sprites mirrored or varied': msg`sprites mirrored or varied`,
  rounds: msg`rounds`,
  'checker in round 1': msg`checker in round 1`,
  'maker in its best round': msg`maker in its best round`,
  'checker in that round': msg`checker in that round`,
  yards: msg`yards`,
  'accuracy of the first voice': msg`accuracy of the first voice`,
  'test clips': msg`test clips`,
  tests: msg`tests`,
  'votes for its answer': msg`votes for its answer`,
  'nearest distance': msg`nearest distance`,
  blocks: msg`blocks`,
  'fewest blocks': msg`fewest blocks`,
  'voices looked at': msg`voices looked at`,
  'lowest measures a second': msg`lowest measures a second`,
  'lowest bits': msg`lowest bits`,
  words: msg`words`,
  'different words': msg`different words`,
  'training examples': msg`training examples`,
  'test examples': msg`test examples`,
  solved: msg`solved`,
  firstTry: msg`right at the first try`,
};

export interface NamedFigure {
  name: string;
  value: string;
}

/** Figures that have a name for people; the others are parts of a picture (a maze's rows, single voices). */
export const namedFigures = (figures: Readonly<Record<string, number>>): NamedFigure[] =>
  Object.entries(figures).flatMap(([key, value]) => {
    const name = Object.hasOwn(NAMES, key) ? NAMES[key] : undefined;
    return name ? [{ name: i18n._(name), value: formatNumber(value, { maximumFractionDigits: 2 }) }] : [];
  });
