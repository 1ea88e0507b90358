// Draws the certificate as an SVG of 1120 × 792, used on screen, in the preview and for the download.
import { countCharacters, verifyPath } from '@lanternwise/shared/certificates/certificate';
import { PRODUCT } from '@lanternwise/shared/constants/product';
import { Trans, useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { encode } from 'uqr';
import { formatCourse, formatLongDate, formatScore } from '../formatCertificate.ts';
import styles from './CertificateArt.module.css';
import { Gradients, HangingLantern, NightSky, RealmPath, Seal, TitleRibbon } from './ornaments.tsx';

export const ART_WIDTH = 1120;
export const ART_HEIGHT = 792;

const PLUM = '#46305e';
const INK = '#2a1a3e';
const BODY = 'var(--body)';
const DISPLAY = 'var(--display)';

export interface CertificateArtProps {
  name: string;
  course: string;
  /** ISO date; left out in a preview. */
  generatedAt?: string;
  verificationId?: string;
  score?: number;
}

/** Full-width characters. */
const WIDE_CHARACTERS = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff\uff00-\uff60]/u;

/** Shrinks long names to fit the line. */
const nameFontSize = (name: string): number =>
  Math.min(66, 860 / (Math.max(1, countCharacters(name)) * (WIDE_CHARACTERS.test(name) ? 1.05 : 0.62)));

export function CertificateArt(props: CertificateArtProps) {
  const { t } = useLingui();
  const { name, generatedAt, verificationId } = props;
  const course = formatCourse(props.course);
  const day = generatedAt && formatLongDate(generatedAt);
  return (
    <div className={styles.frame}>
      <svg
        role="img"
        aria-label={
          day
            ? t`Certificate of Achievement for ${name}, course ${course}, issued on ${day}`
            : t`Certificate of Achievement for ${name}, course ${course}`
        }
        viewBox={`0 0 ${ART_WIDTH} ${ART_HEIGHT}`}
        width="100%"
        height="100%"
      >
        <Gradients />
        <NightSky />
        <Paper />
        <Garland />
        <TitleRibbon>{t`Certificate of Achievement`}</TitleRibbon>
        <RecipientText name={name} course={course} />
        <RealmPath y={501} />
        <CertificateFooter {...props} />
        {verificationId && <VerificationCode verificationId={verificationId} />}
      </svg>
    </div>
  );
}

/** The same drawing at full size off screen: the source of the download. */
export function OffscreenArt({ art, ...props }: CertificateArtProps & { art: RefObject<HTMLDivElement | null> }) {
  return (
    <div ref={art} className={styles.offscreen} aria-hidden="true">
      <CertificateArt {...props} />
    </div>
  );
}

function Paper() {
  return (
    <g>
      <rect x="46" y="52" width="1028" height="694" rx="26" fill={INK} />
      <rect x="46" y="46" width="1028" height="694" rx="26" fill="url(#cert-paper)" stroke={INK} strokeWidth="4" />
      <rect x="60" y="60" width="1000" height="666" rx="18" fill="none" stroke="#e8a53a" strokeWidth="5" />
      <rect x="70" y="70" width="980" height="646" rx="12" fill="none" stroke="#c98a4e" strokeWidth="1.5" />
    </g>
  );
}

/** Two cords with lanterns in the upper corners. */
function Garland() {
  return (
    <g>
      <path d="M20 14 Q110 96 250 40" fill="none" stroke="#b5702a" strokeWidth="4" strokeLinecap="round" />
      <path d="M1100 14 Q1010 96 870 40" fill="none" stroke="#b5702a" strokeWidth="4" strokeLinecap="round" />
      <HangingLantern x={112} y={58} size={1.12} />
      <HangingLantern x={1008} y={58} size={1.12} />
    </g>
  );
}

function RecipientText({ name, course }: { name: string; course: string }) {
  return (
    <g textAnchor="middle" fill={PLUM} fontFamily={BODY}>
      <text x="560" y="238" fontSize="22">
        <Trans>This certificate is proudly presented to</Trans>
      </text>
      <text x="560" y="316" fontSize={nameFontSize(name)} fontFamily={DISPLAY} fill="#a02261">
        {name}
      </text>
      <path d="M250 344 H530 M590 344 H870" stroke="#c98a4e" strokeWidth="3" strokeLinecap="round" />
      <path d="M560 332 L574 344 L560 356 L546 344 Z" fill="#e8a53a" stroke={INK} strokeWidth="2" />
      <text x="560" y="390" fontSize="22">
        <Trans>for completing all eight realms of the course</Trans>
      </text>
      <text x="560" y="432" fontSize="38" fontFamily={DISPLAY} fill="#4a3fc0">
        {course}
      </text>
    </g>
  );
}

function CertificateFooter({ generatedAt, score }: CertificateArtProps) {
  return (
    <g fontFamily={BODY} fill={PLUM}>
      <Seal x={560} y={634} product={PRODUCT} />
      {generatedAt && (
        <g>
          <text x="110" y="592" fontSize="17">
            <Trans>Issued on</Trans>
          </text>
          <text x="110" y="622" fontSize="26" fontFamily={DISPLAY} fill={INK}>
            {formatLongDate(generatedAt)}
          </text>
        </g>
      )}
      {score !== undefined && (
        <g>
          <text x="110" y="660" fontSize="17">
            <Trans>Final score</Trans>
          </text>
          <text x="110" y="690" fontSize="26" fontFamily={DISPLAY} fill={INK}>
            {formatScore(score)}
          </text>
        </g>
      )}
    </g>
  );
}

/** The QR code of the verification page, and the ID to type. */
function VerificationCode({ verificationId }: { verificationId: string }) {
  return (
    <g>
      <rect x="884" y="556" width="126" height="126" rx="10" fill="#ffffff" stroke={INK} strokeWidth="3" />
      <Qr text={`${window.location.origin}${verifyPath(verificationId)}`} x={888} y={560} edge={118} />
      <text x="870" y="604" fontSize="17" fontFamily={BODY} fill={PLUM} textAnchor="end">
        <Trans>Scan to verify,</Trans>
      </text>
      <text x="870" y="628" fontSize="17" fontFamily={BODY} fill={PLUM} textAnchor="end">
        <Trans>or type this ID:</Trans>
      </text>
      <text x="1010" y="706" fontSize="15" fontFamily="var(--code)" fill={INK} textAnchor="end">
        {verificationId}
      </text>
    </g>
  );
}

/** `edge` is in units of the surrounding drawing and includes the quiet zone of four modules. */
function Qr({ text, x, y, edge }: { text: string; x: number; y: number; edge: number }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data
    .flatMap((row, top) => row.flatMap((dark, left) => (dark ? `M${left} ${top}h1v1h-1z` : [])))
    .join('');
  return (
    <svg
      aria-hidden="true"
      x={x}
      y={y}
      width={edge}
      height={edge}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#1b1430" />
    </svg>
  );
}
