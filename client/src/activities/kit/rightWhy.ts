// The explanation of a right answer without its opening "Right:", which the verdict says already.

export const rightWhy = (why: string): string => {
  const rest = why.replace(/^Right: /, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
};
