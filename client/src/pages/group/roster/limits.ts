// How large a class list may be; a school's largest is far below.

export const MAX_TEXT_BYTES = 1_000_000;
/** Spreadsheets may have pictures in them. */
export const MAX_FILE_BYTES = 5_000_000;
/** Of the parts of a spreadsheet together. */
export const MAX_UNPACKED_BYTES = 30_000_000;
export const MAX_ROWS = 5000;
export const MAX_COLUMNS = 200;
