// Finds out why a part of the page could not be fetched, says it in words, and knows whether a reload was tried already.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { i18n } from '../../i18n/runtime.tsx';
import { isForeignFile } from '../../lib/foreignReply.ts';
import { showToast } from '../../lib/showToast.ts';
import { STORAGE_KEYS } from '../../lib/storage/keys.ts';
import { isRecord, type Schema } from '../../lib/storage/schemas.ts';
import { storedValue } from '../../lib/storage/storedValue.ts';
import { LONG_TOAST_MS } from '../../lib/toastSink.ts';
import { foreignMessage } from '../http/foreignMessage.ts';
import { ownBuild } from './ownBuild.ts';
import { PLAN_PATH } from './plan.ts';

export type LoadFailure =
  /** The server cannot be reached, or nothing is known yet. */
  | 'offline'
  /** The server has a newer build. */
  | 'updated'
  /** As before, after a reload that did not bring it. */
  | 'still-old'
  /** Something on the way answers in place of the server. */
  | 'foreign'
  /** The server is there, and has the same build. */
  | 'missing'
  /** As before, after a reload that did not help. */
  | 'still-missing';

/** What Vite throws where a style could not be fetched. */
const STYLE_ERROR = /^Unable to preload CSS/;
/** Chrome and Firefox name the import, Safari the module or the type of what came instead of it. */
const IMPORT_ERROR = /import|fetch|module|MIME type/i;
/** A page that calls itself a script. */
const PAGE_ERROR = /^(?:Unexpected token '?<'?|expected expression, got '<')$/;

/** Whether an error says that a part of the page could not be fetched. */
export function isLoadError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { message } = error;
  if (error instanceof TypeError) return IMPORT_ERROR.test(message);
  return error instanceof SyntaxError ? PAGE_ERROR.test(message) : STYLE_ERROR.test(message);
}

/** A reload counts as tried for so long. */
const TRIED_MS = 600_000;

interface Reload {
  build: string;
  at: number;
}
const reloadSchema: Schema<Reload | undefined> = (value) =>
  isRecord(value) && typeof value.build === 'string' && typeof value.at === 'number'
    ? { build: value.build, at: value.at }
    : undefined;
const lastReload = storedValue<Reload | undefined>(STORAGE_KEYS.reload, reloadSchema, { fallback: undefined });

const wasReloaded = (): boolean => {
  const last = lastReload.read();
  return last?.build === ownBuild() && Math.abs(Date.now() - last.at) < TRIED_MS;
};

/** Reloads, and remembers it for the words of the next failure. */
export function reloadForParts(): void {
  lastReload.write({ build: ownBuild(), at: Date.now() });
  location.reload();
}

const ask = (url: string): Promise<Response | undefined> =>
  fetch(url, { cache: 'no-store', redirect: 'manual' }).catch(() => undefined);

/** The browser's words hold the address of the script or style. */
const addressIn = (error: unknown): string | undefined =>
  error instanceof Error ? /(?:https?:\/\/|\/assets\/)[^\s'")]+/.exec(error.message)?.[0] : undefined;

/** Asks the server for its build, and once more for the part. */
export async function findLoadFailure(error: unknown): Promise<LoadFailure> {
  const plan = await ask(PLAN_PATH);
  if (!plan) return 'offline';
  if (isForeignFile(plan)) return 'foreign';
  const body: unknown = plan.ok ? await plan.json().catch(() => undefined) : undefined;
  if (isRecord(body) && body.build !== ownBuild()) return wasReloaded() ? 'still-old' : 'updated';
  const address = addressIn(error);
  const part = address === undefined ? undefined : await ask(address);
  if (part && isForeignFile(part)) return 'foreign';
  return wasReloaded() ? 'still-missing' : 'missing';
}

const WORDS: Record<Exclude<LoadFailure, 'foreign'>, MessageDescriptor> = {
  offline: msg`A part of Lanternwise is not on this device. Your work so far is saved. Check your internet connection, then try again.`,
  updated: msg`Lanternwise has been updated. Your work so far is saved: reload the page to go on with the new version.`,
  'still-old': msg`Lanternwise has been updated, but this browser still shows the version before. Your work so far is saved. Close all windows of the browser, then open Lanternwise again.`,
  missing: msg`A part of Lanternwise did not arrive. Your work so far is saved. Reload the page to fetch it again.`,
  'still-missing': msg`A part of Lanternwise did not arrive after a reload either. Your work so far is saved. Wait a few minutes and reload once more; if it stays so, show this to the person who looks after this computer.`,
};

/** In the current language. */
export async function explainLoadFailure(error: unknown): Promise<{ failure: LoadFailure; words: string }> {
  const failure = await findLoadFailure(error);
  return { failure, words: failure === 'foreign' ? foreignMessage() : i18n._(WORDS[failure]) };
}

/** For a part that has no place of its own for words. */
export async function tellLoadFailure(error: unknown): Promise<void> {
  if (isLoadError(error)) showToast('error', (await explainLoadFailure(error)).words, LONG_TOAST_MS);
}

/** Undefined for an error of another kind. */
export function useLoadFailure(error: unknown): { failure: LoadFailure; words: string } | undefined {
  const { t } = useLingui();
  const [failure, setFailure] = useState<LoadFailure>('offline');
  useEffect(() => {
    if (!isLoadError(error)) return;
    let cancelled = false;
    void findLoadFailure(error).then((found) => !cancelled && setFailure(found));
    return () => {
      cancelled = true;
    };
  }, [error]);
  if (!isLoadError(error)) return undefined;
  return { failure, words: failure === 'foreign' ? foreignMessage() : t(WORDS[failure]) };
}
