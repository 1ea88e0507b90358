// Joins class names, leaving out what is off.

export const cx = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter((name) => name).join(' ');
