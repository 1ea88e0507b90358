// The reply where a checkout, subscription or code does not exist, or belongs to another account.
import { HttpError } from '../../http/errors.ts';

export const notFoundError = (what: string) => new HttpError(404, 'not-found', `There is no such ${what}.`);
