// Names and pass phrases that a child can remember and type: made at random from our own lists.
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';

const ADJECTIVES =
  'amber brave bright calm clever cosy eager fair fancy gentle glad golden grand happy jolly keen kind lively lucky merry mighty neat nimble noble proud quick quiet royal shiny silver smart sunny super swift tidy warm wise witty'.split(
    ' ',
  );
const ANIMALS =
  'badger beaver bison camel crane deer dolphin eagle falcon finch fox gecko giraffe heron hippo ibis koala lark lemur lion llama lynx magpie moose newt otter owl panda parrot penguin pony puffin quail rabbit raven robin salmon seal sloth sparrow stork swan tiger toucan turtle walrus whale wombat yak zebra'.split(
    ' ',
  );

/** About 600 short English words: four of them are 37 bits, behind a lockout after eight wrong guesses. */
const PASSPHRASE_WORDS = readFileSync(new URL('./words.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean);
const WORDS_IN_PHRASE = 4;

const pickRandom = (list: readonly string[]): string => list[randomInt(list.length)] ?? '';

/** For example `brave-otter-42`: says nothing about the child. `attempt` widens the number where names are taken. */
export const generateUsername = (attempt = 0): string =>
  `${pickRandom(ADJECTIVES)}-${pickRandom(ANIMALS)}-${attempt < 3 ? randomInt(10, 100) : randomInt(100, 10_000)}`;

/** For example `lamp-river-comet-plum`. */
export const generatePassphrase = (): string =>
  Array.from({ length: WORDS_IN_PHRASE }, () => pickRandom(PASSPHRASE_WORDS)).join('-');
