// Asks whether the server is there: an answer that is not kept tells the connection so.
import { request } from '../http/request.ts';

/** Without a person. */
export const askServer = (): Promise<unknown> => request('GET /content', undefined).catch(() => undefined);
