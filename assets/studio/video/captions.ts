// The captions of a film as WebVTT: what the shopkeeper says, and what the program prints.
import { type Film, scenesOf } from './film.ts';

const padTwo = (value: number) => String(Math.floor(value)).padStart(2, '0');
const formatTimestamp = (seconds: number) =>
  `${padTwo(seconds / 3600)}:${padTwo((seconds / 60) % 60)}:${padTwo(seconds % 60)}.${String(Math.round((seconds % 1) * 1000)).padStart(3, '0')}`;

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export function captionsOf(film: Film): string {
  const cues = scenesOf(film).map(({ beat, from, output, before }, index) => {
    const news = output.filter((line, at) => before.output[at] !== line);
    const lines = [escapeHtml(beat.speech), ...(news.length > 0 ? [`[Output: ${escapeHtml(news.join(' / '))}]`] : [])];
    return `${index + 1}\n${formatTimestamp(from)} --> ${formatTimestamp(from + beat.seconds)}\n${lines.join('\n')}\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}
