// Recognises names of classes that are made of a grade, a section, a subject and a year, and can carry no message.
import { plainWords } from '../safety/plainWords.ts';

const WORDS = new Set(
  `class grade group section standard std batch year division div form room club lab team course term
  ai python coding computer computers science maths math robotics robot english hindi games chess
  morning afternoon evening after school monday tuesday wednesday thursday friday saturday
  कक्षा क्लास समूह ग्रुप वर्ग सेक्शन बैच क्लब लैब टीम कोर्स एआई पाइथन कोडिंग कंप्यूटर विज्ञान गणित रोबोटिक्स सुबह दोपहर शाम`
    .normalize('NFKC')
    .split(/\s+/),
);
const ROMAN = /^(?:i{1,3}|iv|vi{0,3}|ix|xi{0,2})(?:-[a-z])?$/;
/** 6, 6F, 7-B, 10th. */
const GRADE = /^\d{1,2}(?:st|nd|rd|th)?-?(?:[a-z]|[\u0915-\u0939])?$/;
const SECTION = /^(?:[a-z]|[\u0915-\u0939])$/;
const SCHOOL_YEAR = /^20\d\d(?:[-/–](?:20)?\d\d)?$/;
const WORDS_MAX = 6;

/** At most one grade, one section and one year: no numbers in a row, and no spelled words. */
export function isPresetClassName(name: string): boolean {
  const words = plainWords(name).replaceAll(/[(),]/g, ' ').split(' ').filter(Boolean);
  if (words.length === 0 || words.length > WORDS_MAX) return false;
  const rest = words.filter((word) => !WORDS.has(word) && word !== '-');
  const grades = rest.filter((word) => GRADE.test(word) || ROMAN.test(word));
  const years = rest.filter((word) => SCHOOL_YEAR.test(word));
  const sections = rest.filter((word) => SECTION.test(word) && !ROMAN.test(word));
  const isEachKnown = grades.length + years.length + sections.length === rest.length;
  return isEachKnown && grades.length <= 1 && years.length <= 1 && sections.length <= 1;
}
