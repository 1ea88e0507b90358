// Pasted programs lose what cannot be seen and keep what can.
import { describe, expect, it } from 'vitest';
import { plainProgram } from './plainProgram.ts';

describe('plainProgram', () => {
  it('removes direction marks and turns unusual spaces into plain ones', () => {
    expect(plainProgram('\u200Eprint(1)\u202C\uFEFF')).toBe('print(1)');
    expect(plainProgram('\u00A0\u2003x = 1')).toBe('  x = 1');
  });

  it('leaves ordinary programs, emoji and other scripts alone', () => {
    const program = 'print("नमस्ते 🎂")\n\tx = 1\n';
    expect(plainProgram(program)).toBe(program);
  });

  it('leaves nothing of a program that cannot be seen', () => {
    expect(plainProgram('\u200F\u00A0\u200B').trim()).toBe('');
  });
});
