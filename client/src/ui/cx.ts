// Joins class names and skips falsy values.
export const cx = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter((name) => name).join(' ');
