import { describe, expect, it } from 'vitest';
import { isLocked, movesFrom, type Stage, STAGES, statusOfStage } from './stages.ts';

describe('the stages of an order', () => {
  it.each<[Stage, string]>([
    ['paid', 'photo_check drawing proof printing cancelled refunded'],
    ['photo_check', 'drawing proof printing cancelled refunded'],
    ['drawing', 'photo_check proof printing cancelled refunded'],
    ['proof', 'drawing printing cancelled refunded'],
    ['printing', 'packed refunded'],
    ['packed', 'printing shipped refunded'],
    ['shipped', 'out_for_delivery delivered refunded'],
    ['out_for_delivery', 'delivered refunded'],
    ['delivered', 'refunded'],
    ['cancelled', 'refunded'],
    ['refunded', ''],
  ])('a printed order goes from %s to %s', (stage, next) => {
    expect(movesFrom(stage, true).join(' ')).toBe(next);
  });

  it('a digital order is never printed, packed or carried', () => {
    expect(STAGES.flatMap((stage) => (isLocked(stage) ? [] : movesFrom(stage, false)))).not.toEqual(
      expect.arrayContaining(['printing']),
    );
    expect(movesFrom('drawing', false)).toEqual([
      'photo_check',
      'proof',
      'delivered',
      'cancelled',
      'refunded',
    ]);
  });

  it('a digital copy can be mended when its customer has it, a printed one cannot', () => {
    expect(movesFrom('delivered', false)).toEqual(['drawing', 'refunded']);
  });

  it('a book is changed until it is printed, and not after', () => {
    expect(STAGES.filter((stage) => !isLocked(stage))).toEqual(['paid', 'photo_check', 'drawing', 'proof']);
  });

  it('a customer reads five words and two ends', () => {
    expect(STAGES.map(statusOfStage)).toEqual([
      'pending',
      ...Array<string>(5).fill('preparing'),
      'shipped',
      'out_for_delivery',
      'delivered',
      'cancelled',
      'refunded',
    ]);
  });
});
