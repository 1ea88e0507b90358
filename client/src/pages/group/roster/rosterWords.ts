// The words of class lists: questions about names, reasons to leave a row out, and files that cannot be read.
import { CHILD_NAME_MAX, CLASS_ACCOUNTS_MAX } from '@lanternwise/shared/constants/groups';
import type { DoubtKind } from '@lanternwise/shared/groups/nameDoubts';
import type { RosterReason } from '@lanternwise/shared/groups/roster';
import { t } from '@lingui/core/macro';
import type { LeftOutReason, QuestionKind } from './people.ts';
import type { FileProblem } from './readFile.ts';

/** What is asked about a doubtful name, in the box of names and of a file. */
export function questionText(kind: QuestionKind | DoubtKind): string {
  switch (kind) {
    case 'broken':
      return t`Some letters are broken. What is the name?`;
    case 'formula':
      return t`This is a spreadsheet formula. What is the name?`;
    case 'columns':
      return t`This line has several columns. Which part is the name?`;
    case 'heading':
      return t`This looks like a heading. Is it a student?`;
    case 'not-a-student':
      return t`This does not look like a student. Is it one?`;
    case 'brackets':
      return t`There are brackets in this name. Do they belong to it?`;
    case 'quotes':
      return t`There are quotation marks in this name. Do they belong to it?`;
    case 'comma':
      return t`Does the surname stand before the comma?`;
    case 'several':
      return t`Are these several students? Each needs a line of their own.`;
    case 'digits':
      return t`There are digits in this name. Do they belong to it?`;
    case 'signs':
      return t`There are signs in this name that names seldom have. Do they belong to it?`;
    case 'unclosed':
      return t`A quotation mark opens in this line and never closes. Is this the name?`;
    case 'lines':
      return t`This cell has several lines. Is it one student?`;
    case 'no-name':
      return t`There is no name in the chosen columns. What is the name?`;
    default:
      return problemText({ text: '', reason: kind, sameAs: null });
  }
}

/** The words for lines of a class list that become no account. */
export function problemText(problem: { text: string; reason: RosterReason; sameAs: number | null }): string {
  const sameAs = problem.sameAs ?? 0;
  const suggestion = `${problem.text.trim()} B`;
  switch (problem.reason) {
    case 'no-letter':
      return t`There is no letter in this line. Is it a name?`;
    case 'too-long':
      return t`A name has at most ${CHILD_NAME_MAX} characters. Please shorten it.`;
    case 'e-mail':
      return t`This looks like an e-mail address. Please write the name of the student.`;
    case 'rude':
      return t`There is a rude word in this line. Please write the name of the student.`;
    case 'same-name':
      return t`The same name is in line ${sameAs}. Two students? Add a letter, for example “${suggestion}”.`;
    case 'too-many':
      return t`${CLASS_ACCOUNTS_MAX} accounts are created at once. This line waits here for the next round.`;
    case 'taken':
      return t`This class has an account of this name already. Two students? Add a letter, for example “${suggestion}”.`;
  }
}

/** Blank lines are told together, without a reason. */
export function leftOutText(reason: Exclude<LeftOutReason, 'blank'>): string {
  switch (reason) {
    case 'no-name':
      return t`There is no name in the chosen columns.`;
    case 'points':
      return t`This line describes the assignments; it is not a student.`;
    case 'total':
      return t`This line counts or adds up; it is not a student.`;
    case 'test-student':
      return t`This is a test student of the school system.`;
    case 'staff':
    case 'role':
      return t`This is a teacher or another adult.`;
    case 'gone':
      return t`This student has left, or the account is switched off.`;
    case 'title':
    case 'above-heading':
      return t`This is a title, not a student.`;
    case 'heading-again':
      return t`These are the headings once more.`;
    case 'hidden':
      return t`This row is hidden in the spreadsheet.`;
    case 'answered':
      return t`You left it out.`;
  }
}

const howToSave = (): string =>
  t`In Excel choose “File”, “Save as” and “CSV UTF-8”. In LibreOffice choose “File”, “Save as” and “Text CSV”. In Google Sheets choose “File”, “Download” and “Comma-separated values”.`;

/** Why a file is no class list, and what to do. */
export function fileProblemText(problem: FileProblem): string {
  switch (problem) {
    case 'too-large':
      return t`This file is too large for a class list.`;
    case 'empty':
      return t`There are no rows in this file.`;
    case 'damaged':
      return `${t`This spreadsheet is damaged or incomplete, and cannot be read. Save it once more as CSV.`} ${howToSave()}`;
    case 'xls':
      return `${t`This is an old or binary Excel file, which cannot be read here. Save it as .xlsx or CSV.`} ${howToSave()}`;
    case 'locked':
      return `${t`This Excel file has a password. Open it and save it as CSV.`} ${howToSave()}`;
    case 'web-page':
      return `${t`This is a web page, even if its name ends in .xls. Open it in a spreadsheet and save it as CSV.`} ${howToSave()}`;
    case 'numbers':
      return t`This is a file of Numbers. Open it there, choose “File”, “Export To” and “CSV”.`;
    case 'link':
      return `${t`This file is only a link to Google Sheets. Open it there and download it as CSV.`} ${howToSave()}`;
    case 'pdf':
      return t`This is a PDF, not a table. Copy the names in it and paste them into the box above, one per line.`;
    case 'document':
      return t`This is a document, not a table. Copy the names in it and paste them into the box above, one per line.`;
    case 'picture':
      return t`This is a picture. Please type the names into the box above, one per line.`;
    case 'archive':
      return t`This is a packed folder. Unpack it, and choose the table in it.`;
    case 'other':
      return `${t`This file is no table that can be read here. Open it in a spreadsheet and save it as CSV.`} ${howToSave()}`;
  }
}
