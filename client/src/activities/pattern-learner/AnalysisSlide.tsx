// One slide of the analysis: the rule that is tried now, and whether it fits.
import type { PatternAnalysis } from '@lanternwise/shared/activities/pattern-learner/analysePattern';
import { useLingui } from '@lingui/react/macro';
import kitStyles from '../kit/layout.module.css';
import { useRuleNames } from './patternWords.ts';

interface AnalysisSlideProps {
  analysis: Extract<PatternAnalysis, { kind: 'predicted' }>;
  at: number;
}

export function AnalysisSlide({ analysis, at }: AnalysisSlideProps) {
  const { t } = useLingui();
  const names = useRuleNames();
  const rule = analysis.tried[at];
  if (!rule) return null;
  const number = at + 1;
  return (
    <div className={kitStyles.card} data-slide={rule}>
      <p className={kitStyles.note}>{t`Rule ${number}`}</p>
      <p className={kitStyles.question}>{names[rule]}</p>
      <p>{rule === analysis.rule ? t`Yes, this one fits.` : t`No. I try the next rule.`}</p>
    </div>
  );
}
