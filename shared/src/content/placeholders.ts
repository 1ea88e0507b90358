// Fills the {placeholders} of content texts.

/** Replaces every {name} with its value; placeholders without a value are kept. */
export const fillPlaceholders = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{([a-zA-Z]+)\}/g, (written, name: string) =>
    Object.hasOwn(values, name) ? `${values[name]}` : written,
  );
