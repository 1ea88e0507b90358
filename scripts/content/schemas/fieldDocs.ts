// Reads what the comments of content schemas say of each field, so that editors can show it.
import ts from 'typescript';

/** An object in a source file that may describe fields: their names, and the comments of those that have one. */
interface FieldTable {
  names: ReadonlySet<string>;
  docs: ReadonlyMap<string, string>;
}
export type FieldDocs = readonly FieldTable[];

function docOf(property: ts.Node): string | undefined {
  const [doc] = ts.getJSDocCommentsAndTags(property).filter(ts.isJSDoc);
  return doc && ts.getTextOfJSDocComment(doc.comment)?.replaceAll(/\s*\n\s*/g, ' ');
}

function tableOf(object: ts.ObjectLiteralExpression): FieldTable {
  const docs = new Map<string, string>();
  const names = object.properties.flatMap((property) => {
    const name =
      property.name && (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))
        ? property.name.text
        : undefined;
    const doc = name === undefined ? undefined : docOf(property);
    if (name !== undefined && doc !== undefined) docs.set(name, doc);
    return name ?? [];
  });
  return { names: new Set(names), docs };
}

/** The tables of fields in the sources of schemas. */
export function readFieldDocs(sources: readonly { name: string; text: string }[]): FieldDocs {
  const tables: FieldTable[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) tables.push(tableOf(node));
    ts.forEachChild(node, visit);
  };
  for (const { name, text } of sources) visit(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true));
  return tables.filter(({ names }) => names.size > 0);
}

/**
 * The comment of a field of an object with these fields: from the largest table that the object contains whole, because an
 * object may be put together from several. Undefined where two tables of that size disagree.
 */
export function docOfField(tables: FieldDocs, fields: ReadonlySet<string>, field: string): string | undefined {
  const parts = tables.filter(({ names }) => names.has(field) && [...names].every((name) => fields.has(name)));
  const size = Math.max(0, ...parts.map(({ names }) => names.size));
  const found = parts.filter(({ names }) => names.size === size).flatMap(({ docs }) => docs.get(field) ?? []);
  return new Set(found).size === 1 ? found[0] : undefined;
}
