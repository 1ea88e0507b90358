// What the owl says to personal data, to a child in trouble, and to harmful or unkind questions.
import { Trans } from '@lingui/react/macro';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import ShieldCheck from 'lucide-react/icons/shield-check';
import styles from './owl.module.css';
import type { Refusal } from './search/refusals.ts';

export function OwlRefusal({ refusal }: { refusal: Refusal }) {
  if (refusal === 'worried') return <Worried />;
  return (
    <div className={styles.note}>
      <ShieldCheck aria-hidden="true" size={26} />
      {refusal === 'personal' ? (
        <p>
          <Trans>
            Please do not tell me your phone number, address, e-mail, password or other things about yourself. I do not
            keep them, and nobody here needs them. Ask again without them.
          </Trans>
        </p>
      ) : (
        <p>
          <Trans>
            I do not help with that. I am here for Lanternwise and its lessons. If something like this is on your mind,
            talk to a parent or a teacher.
          </Trans>
        </p>
      )}
    </div>
  );
}

/**
 * The numbers were looked up on 25 November 2026: 1098 is India's free child helpline, day and night, now run by the Ministry of Women
 * and Child Development under Mission Vatsalya and linked to 112 (https://en.wikipedia.org/wiki/Childline_India,
 * https://socialhindustan.in/centre-hanging-up-on-1098-children-will-have-to-call-112/); 112 is the national emergency number
 * (https://visitnilgiris.org/en/rights/women-child-safety). The guide ai-safety.md also names 1930 with cybercrime.gov.in, the Ministry of
 * Home Affairs' helpline for online fraud (Lok Sabha, unstarred question 1988 of 11 March 2025).
 */
function Worried() {
  return (
    <div className={styles.note}>
      <HeartHandshake aria-hidden="true" size={26} />
      <p>
        <Trans>
          That sounds hard, and it is good that you say it. I am only a help page, so please talk to an adult you trust
          today: a parent, a relative or a teacher.
        </Trans>
      </p>
      <p>
        <Trans>
          In India you can call <strong>Childline 1098</strong>: it is free, day and night. If you are in danger right
          now, call <strong>112</strong>. In other countries, ask an adult for the number of a helpline for children.
        </Trans>
      </p>
    </div>
  );
}
