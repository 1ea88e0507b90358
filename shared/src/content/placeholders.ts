// Fills the {placeholders} of a text from the content.

/** The text with every {name} replaced by its value; what has no value stays as written. */
export const fillPlaceholders = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{([a-zA-Z]+)\}/g, (written, name: string) =>
    Object.hasOwn(values, name) ? `${values[name]}` : written,
  );
