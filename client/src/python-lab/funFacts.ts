// True things worth a smile while a child waits: about Python while it loads, about AI while the Lab closes.
import type { MessageDescriptor } from '@lingui/core';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const PYTHON_FACTS: readonly MessageDescriptor[] = [
  msg`Python is not named after the snake! Its inventor was a fan of the comedy show Monty Python’s Flying Circus.`,
  msg`Guido van Rossum started Python during the Christmas holidays of 1989, as a hobby project.`,
  msg`Python first came out in 1991, the same year the World Wide Web opened to everyone.`,
  msg`Type “import this” in Python and it prints a poem about writing beautiful programs: the Zen of Python.`,
  msg`Python counts from 0, so the first item of a list is item number 0.`,
  msg`Python can work with numbers as long as you like. Try print(2 ** 1000)!`,
  msg`Most languages use brackets to group lines. Python uses the spaces at the start of a line instead.`,
  msg`Scientists used Python when they made the very first picture of a black hole in 2019.`,
  msg`The Python you use here runs inside your own browser. Your programs work without any far-away computer.`,
  msg`The Python logo is made of two snakes, one blue and one yellow, curled around each other.`,
];

export const AI_FACTS: readonly MessageDescriptor[] = [
  msg`The words “artificial intelligence” were first used in 1955, in the plan for a summer workshop.`,
  msg`One of the first chatbots, ELIZA, was written in the 1960s. It turned what you said into questions.`,
  msg`A computer called Deep Blue beat the world champion in chess, Garry Kasparov, in 1997.`,
  msg`An AI does not see a cat in a photo. It sees a big table of numbers and has learned which patterns mean “cat”.`,
  msg`Much of today’s AI is written in Python, the very language you are learning!`,
];

/** One of a list in the language of the moment, by a number of 0 up to (not including) 1. */
export function pickFact(facts: readonly MessageDescriptor[], random: number = Math.random()): string {
  const fact = facts[Math.floor(random * facts.length)];
  return fact ? i18n._(fact) : '';
}
