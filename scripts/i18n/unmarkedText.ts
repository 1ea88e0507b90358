// Finds words that a page shows and no macro marks: text between tags, attributes that people see or hear, and whole sentences anywhere.
import ts from 'typescript';

/** Attributes that are read by people. Those of our own components count too: `label`, `hint`, `legend` … */
const TEXT_ATTRIBUTES = new Set([
  'aria-label',
  'alt',
  'title',
  'placeholder',
  'label',
  'hint',
  'legend',
  'aria-valuetext',
]);

/** Elements whose content is code or is marked already. */
const MARKED_ELEMENTS = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal', 'code', 'pre']);

/** Names and signs that are the same in every language. */
const UNTRANSLATABLE = new Set([
  'AI4K12',
  'CBSE 417',
  'CSV',
  'PDF',
  'JSON',
  'Python',
  'Lanternwise',
  'English',
  'हिन्दी',
  'E',
  'Atkinson Hyperlegible',
  'Lexend',
  'main.py',
  '-10s',
  '+10s',
]);

/** Operators whose both sides may be what is shown. */
const JOINING_OPERATORS = new Set([
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
]);

/** Functions that show one of their arguments, by its place. */
const TEXT_ARGUMENTS: Readonly<Record<string, number>> = { showToast: 1, usePage: 0 };

/** Reads like something that is said to a person: a capital, three words or more, and a full stop or a question mark. */
const isSentence = (text: string): boolean => /^\p{Lu}[\p{L}’']* (?:\S+ )+\S*\p{L}[.?!]$/u.test(text);

/** For developers: what is thrown, logged, or is no text but a type. */
function isForDevelopers(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isNewExpression(parent)) return /Error$/.test(parent.expression.getText());
  if (ts.isCallExpression(parent)) return /^console\./.test(parent.expression.getText());
  return ts.isLiteralTypeNode(parent);
}

/** Whether a macro has it: t`…`, msg`…`, or an argument of t(), msg(), plural(). */
function isMarked(node: ts.Node): boolean {
  if (ts.isTaggedTemplateExpression(node.parent)) return true;
  for (let at = node.parent; at && !ts.isFunctionLike(at); at = at.parent)
    if (ts.isCallExpression(at) && /^(t|msg|plural|select|defineMessage)$/.test(at.expression.getText())) return true;
  return false;
}

/** A sentence in a string that no macro marks. */
function isUnmarkedSentence(node: ts.Node): boolean {
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return false;
  return isSentence(textOf(node).replace(/\s+/g, ' ').trim()) && !isMarked(node) && !isForDevelopers(node);
}

export interface UnmarkedText {
  line: number;
  text: string;
}

const isWord = (text: string) => {
  const plain = text.replace(/&\w+;/g, ' ').trim();
  return /\p{L}/u.test(plain) && !UNTRANSLATABLE.has(plain);
};

const tagOf = (node: ts.Node): string | undefined => {
  if (ts.isJsxElement(node)) return node.openingElement.tagName.getText();
  if (ts.isJsxSelfClosingElement(node)) return node.tagName.getText();
  return undefined;
};

/** Literals that an expression may come to: both ends of a choice, the text of a template. */
function literalsOf(expression: ts.Expression): ts.Node[] {
  if (ts.isParenthesizedExpression(expression)) return literalsOf(expression.expression);
  if (ts.isConditionalExpression(expression))
    return [...literalsOf(expression.whenTrue), ...literalsOf(expression.whenFalse)];
  if (ts.isBinaryExpression(expression)) {
    const kind = expression.operatorToken.kind;
    const sides = JOINING_OPERATORS.has(kind) ? [expression.left, expression.right] : [];
    if (kind === ts.SyntaxKind.AmpersandAmpersandToken) sides.push(expression.right);
    return sides.flatMap(literalsOf);
  }
  if (ts.isStringLiteralLike(expression) || ts.isTemplateExpression(expression)) return [expression];
  return [];
}

function textOf(node: ts.Node): string {
  if (ts.isTemplateExpression(node))
    return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join(' ');
  return ts.isStringLiteralLike(node) ? node.text : node.getText();
}

/** The expression of a node by which people read something: a child, an attribute, a default of one, a field, an argument. */
function textExpression(node: ts.Node): ts.Expression | undefined {
  if (ts.isJsxExpression(node)) return ts.isJsxAttribute(node.parent) ? undefined : node.expression;
  if (ts.isJsxAttribute(node) && TEXT_ATTRIBUTES.has(node.name.getText())) {
    const { initializer } = node;
    if (initializer && ts.isJsxExpression(initializer)) return initializer.expression;
    return initializer && ts.isStringLiteral(initializer) ? initializer : undefined;
  }
  if ((ts.isPropertyAssignment(node) || ts.isBindingElement(node)) && TEXT_ATTRIBUTES.has(node.name.getText()))
    return node.initializer;
  if (ts.isCallExpression(node)) return node.arguments[TEXT_ARGUMENTS[node.expression.getText()] ?? -1];
  return undefined;
}

/** The readable words of one .ts or .tsx file that no macro marks. `source` is its text. */
export function findUnmarkedText(file: string, source: string): UnmarkedText[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: UnmarkedText[] = [];
  const reported = new Set<ts.Node>();
  const report = (node: ts.Node) => {
    const words = textOf(node).replace(/\s+/g, ' ').trim();
    if (!isWord(words) || reported.has(node)) return;
    reported.add(node);
    found.push({ line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1, text: words });
  };
  const visit = (node: ts.Node): void => {
    if (MARKED_ELEMENTS.has(tagOf(node) ?? '')) return;
    if (ts.isJsxText(node)) report(node);
    const shown = textExpression(node);
    if (shown) for (const literal of literalsOf(shown)) report(literal);
    if (isUnmarkedSentence(node)) report(node);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}
