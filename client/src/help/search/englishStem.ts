// Cuts the endings off English words, so that "groups", "grouped" and "grouping" are found by "group".

const IRREGULAR: Readonly<Record<string, string>> = {
  lost: 'lose',
  losing: 'lose',
  forgot: 'forget',
  forgotten: 'forget',
  stopped: 'stop',
  children: 'child',
  kids: 'child',
  kid: 'child',
  ran: 'run',
  made: 'make',
  making: 'make',
  paid: 'pay',
  spoke: 'speak',
  wrote: 'write',
  writing: 'write',
  written: 'write',
  saving: 'save',
  erasing: 'erase',
  closing: 'close',
  changing: 'change',
};

/** Two equal letters at the end of a stem ("runn") become one, except where English writes two. */
const single = (stem: string): string => stem.replace(/([bdgmnprt])\1$/, '$1');

export function stemEnglish(word: string): string {
  const irregular = Object.hasOwn(IRREGULAR, word) ? IRREGULAR[word] : undefined;
  if (irregular !== undefined) return irregular.replace(/e$/, '');
  if (word.length <= 3) return word;
  if (/(?:ss|us|is)$/.test(word)) return word;
  const plural = /(?:x|ch|sh|ss)es$/.test(word) ? word.slice(0, -2) : word.replace(/ies$/, 'y').replace(/s$/, '');
  const stem = plural.replace(/(?<=[a-z]{3})(?:ing|ed|ly|ment)$/, '');
  const cut = stem === plural ? stem : single(stem);
  return cut.length > 3 ? cut.replace(/e$/, '').replace(/(?<=[a-z]{2})y$/, 'i') : cut;
}
