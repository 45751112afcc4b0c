import { describe, expect, it } from 'vitest';
import { group, linear, shape, type Node } from '../drawing/tree.ts';
import { printSvg } from './svg.ts';

const options = { idPrefix: 'a', view: { x: 0, y: 0, width: 10, height: 10 }, title: 'T', description: 'D' };
const long = `M0 0${'L1 1'.repeat(80)}`;

describe('printSvg', () => {
  it('starts every id and every reference with the prefix', () => {
    const nodes: Node[] = [
      group([shape('M0 0L1 1', { fill: linear([0, 0], [1, 1], '#ffffff', '#000000') })], {
        clip: 'M0 0L5 5Z',
      }),
      shape(long, { fill: '#ffffff' }),
      shape(long, { fill: '#000000' }),
    ];
    const svg = printSvg(nodes, { ...options, idPrefix: 'page-7' });
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!);
    const references = [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(
      (match) => match[1] ?? match[2]!,
    );
    expect(ids.every((id) => id.startsWith('page-7-'))).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
    expect(references.length).toBe(4);
    expect(references.every((reference) => ids.includes(reference))).toBe(true);
  });

  it('writes a long path once however often it is drawn', () => {
    const svg = printSvg([shape(long, { fill: '#ffffff' }), shape(long, { stroke: '#000000' })], options);
    expect(svg.split(long)).toHaveLength(2);
  });

  it('writes no style, so that a strict content policy has nothing to refuse', () => {
    const svg = printSvg([shape('M0 0L1 1', { stroke: '#000000', width: 2, opacity: 0.5 })], options);
    expect(svg).not.toMatch(/style/);
    expect(svg).toContain('opacity="0.5"');
  });

  it('keeps markup in words as words', () => {
    const svg = printSvg([], {
      ...options,
      title: '</title><script>alert(1)</script>',
      description: '"&\u0000\u0008',
    });
    expect(svg).not.toContain('<script');
    expect(svg).toContain('&#60;script&#62;');
    expect(svg).toContain('>&#34;&#38;<');
  });

  it('refuses a prefix that is not an identifier', () => {
    expect(() => printSvg([], { ...options, idPrefix: '"><x' })).toThrow('idPrefix');
  });
});
