// Generates user names and passphrases for children from word lists.
import { randomInt } from 'node:crypto';
import { PHRASE_WORDS } from '@lanternwise/shared/text/phraseWords';

const ADJECTIVES =
  'amber brave bright calm clever cosy eager fair fancy gentle glad golden grand happy jolly keen kind lively lucky merry mighty neat nimble noble proud quick quiet royal shiny silver smart sunny super swift tidy warm wise witty'.split(
    ' ',
  );
const ANIMALS =
  'badger beaver bison camel crane deer dolphin eagle falcon finch fox gecko giraffe heron hippo ibis koala lark lemur lion llama lynx magpie moose newt otter owl panda parrot penguin pony puffin quail rabbit raven robin salmon seal sloth sparrow stork swan tiger toucan turtle walrus whale wombat yak zebra'.split(
    ' ',
  );

/** Of about 600 words, four have 37 bits; accounts lock after eight failures. */
const WORDS_IN_PHRASE = 4;

const pickRandom = (list: readonly string[]): string => list[randomInt(list.length)] ?? '';

/** E.g. `brave-otter-42`, without personal data. The number gets longer after three attempts. */
export const generateUsername = (attempt = 0): string =>
  `${pickRandom(ADJECTIVES)}-${pickRandom(ANIMALS)}-${attempt < 3 ? randomInt(10, 100) : randomInt(100, 10_000)}`;

/** E.g. `lamp-river-comet-plum`. */
export const generatePassphrase = (): string =>
  Array.from({ length: WORDS_IN_PHRASE }, () => pickRandom(PHRASE_WORDS)).join('-');
