import { describe, expect, it } from 'vitest';
import { COURIERS, parcelOf, TRACKING_NUMBER } from './couriers.ts';

describe('a parcel', () => {
  it('is followed where its courier shows it', () => {
    expect(parcelOf({ courier: 'Delhivery', trackingNumber: '1490123456789' })).toEqual({
      courier: 'Delhivery',
      number: '1490123456789',
      follow: 'https://www.delhivery.com/track-v2/package/1490123456789',
    });
  });

  it.each([
    ['goes with nobody yet', null, null, null],
    ['has no number', 'DTDC', null, { courier: 'DTDC', number: null, follow: null }],
    [
      'goes with somebody else',
      'Ravi on his scooter',
      'A-17',
      { courier: 'Ravi on his scooter', number: 'A-17', follow: null },
    ],
  ])('that %s has no link', (_, courier, trackingNumber, parcel) => {
    expect(parcelOf({ courier, trackingNumber })).toEqual(parcel);
  });

  it('never has its number read as part of another address', () => {
    const { follow } = parcelOf({ courier: 'DTDC', trackingNumber: 'A&b=c/../d' }) ?? {};
    expect(new URL(follow ?? '').searchParams.get('strCnno')).toBe('A&b=c/../d');
  });

  it.each(COURIERS.map(({ name, follow }) => [name, follow]))('of %s is followed over https', (_, follow) => {
    expect(follow).toMatch(/^https:\/\/[^{]+\{number\}$/);
  });
});

describe('a tracking number', () => {
  it.each([
    ['EK123456789IN', true],
    ['1490-123-456', true],
    ['ABC', false],
    ['A 12345', false],
    ['-12345', false],
    ['A'.repeat(41), false],
  ])('%s: %s', (number, right) => {
    expect(TRACKING_NUMBER.test(number)).toBe(right);
  });
});
