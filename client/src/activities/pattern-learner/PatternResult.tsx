// The result of the rules: what comes next, how sure the rule is, and a sparkle if that is much.
import type { PatternAnalysis } from '@lanternwise/shared/activities/pattern-learner/analysePattern';
import { useLingui } from '@lingui/react/macro';
import Sparkles from 'lucide-react/icons/sparkles';
import { AnswerFeedback } from '../kit/AnswerFeedback.tsx';
import styles from './PatternGame.module.css';
import { useRuleNames } from './patternWords.ts';

interface PatternResultProps {
  analysis: Extract<PatternAnalysis, { kind: 'predicted' }>;
  message: string;
}

export function PatternResult({ analysis, message }: PatternResultProps) {
  const { t } = useLingui();
  const names = useRuleNames();
  const { confidence, rule, sparkles } = analysis;
  return (
    <AnswerFeedback tone="right" message={message}>
      <p>{names[rule]}</p>
      <p className={styles.confidence}>
        {t`Confidence: ${confidence}%`}{' '}
        {sparkles && <Sparkles role="img" aria-label={t`very sure`} className={styles.sparkle} size={22} />}
      </p>
      <p>{t`People chose this number for the rule. Nobody counted how often it is right.`}</p>
    </AnswerFeedback>
  );
}
