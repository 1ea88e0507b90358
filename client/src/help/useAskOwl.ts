// The state of Ask Owl: what was asked and what was found. It lives while the window is open and is stored nowhere.
import { DEFAULT_LANGUAGE, detectLanguage, type Language } from '@lanternwise/shared/constants/languages';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSettings } from '../features/settings/useSettings.ts';
import { type Help, loadHelp, type ShownPassage } from './loadHelp.ts';
import { audienceOfPath, fittingArticles, realmOfPath } from './pageContext.ts';
import { answerQuestion } from './search/answer.ts';
import type { Refusal } from './search/refusals.ts';

export type Reply =
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'unknown' }
  | { kind: 'unreachable' }
  | { kind: 'found'; passages: readonly ShownPassage[]; language: Language };

export interface Asked {
  /** Empty where an article was chosen instead. */
  question: string;
  reply: Reply;
}

/** A question in another script is answered in its language, whatever the language of the page. */
const languageOf = (question: string, shown: Language): Language => {
  const language = detectLanguage(question);
  return language === DEFAULT_LANGUAGE ? shown : language;
};

const passagesOf = ({ passages }: Help, ids: readonly string[]): readonly ShownPassage[] =>
  ids.flatMap((id) => passages.get(id) ?? []);

async function replyTo(question: string, shown: Language, path: string): Promise<Reply> {
  const language = languageOf(question, shown);
  try {
    const help = await loadHelp(language);
    const at = { realm: realmOfPath(path), audience: audienceOfPath(path) };
    const answer = answerQuestion(question, { index: help.index, language, at });
    if (answer.kind !== 'found') return answer;
    return {
      kind: 'found',
      language,
      passages: passagesOf(
        help,
        answer.found.map(({ id }) => id),
      ),
    };
  } catch {
    return { kind: 'unreachable' };
  }
}

export function useAskOwl() {
  const { pathname } = useLocation();
  const { language } = useSettings();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [fitting, setFitting] = useState<readonly ShownPassage[]>([]);
  useEffect(() => {
    let isGone = false;
    loadHelp(language).then(
      (help) => !isGone && setFitting(passagesOf(help, fittingArticles(pathname))),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [language, pathname]);
  const ask = useCallback(
    async (question: string) => setAsked({ question, reply: await replyTo(question, language, pathname) }),
    [language, pathname],
  );
  const show = useCallback(
    (passage: ShownPassage) => setAsked({ question: '', reply: { kind: 'found', passages: [passage], language } }),
    [language],
  );
  return { asked, fitting, ask, show };
}
