import { describe, expect, it } from 'vitest';
import { SETTINGS_AS_NEW } from '../../../testing/settings-form.ts';
import { BUILT_IN_FACTS } from '../../platform/facts/facts.ts';
import { FACT_GROUPS, samplesShown } from './fact-fields.ts';
import { readSettingsForm } from './settings-form.ts';
import { taxesInWords } from './tax-form.ts';

function filled(changes: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...SETTINGS_AS_NEW, ...changes })) form.set(name, value);
  return form;
}

describe('the form of the settings', () => {
  it('asks for every fact that can be set, once', () => {
    const asked = FACT_GROUPS.flatMap(({ fields }) => fields.map(({ name }) => name));
    expect(asked.toSorted()).toEqual(Object.keys(BUILT_IN_FACTS).toSorted());
  });

  it.each([
    ['0', 0],
    ['17', 17],
    ['100000', 100_000],
  ])('reads a floor of %s', (typed, floor) => {
    const read = readSettingsForm(filled({ ownerDecidesBelow: typed, customerPaysFee: 'on' }));
    expect(read).toMatchObject({ wish: { ownerDecidesBelow: floor, customerPaysFee: true } });
  });

  it.each(['-1', '1.5', '100001', 'much'])('refuses a floor of %s', (typed) => {
    const read = readSettingsForm(filled({ ownerDecidesBelow: typed }));
    expect(read).toHaveProperty('errors.ownerDecidesBelow');
  });

  it('keeps nothing of what is built in', () => {
    expect(readSettingsForm(filled())).toEqual({
      wish: {
        facts: {},
        seller: { name: 'Nanhe Veer', state: 'Karnataka' },
        taxes: {},
        keptDays: {},
        maxUploadMb: 10,
        maintenance: false,
        notifyOrders: false,
        notifyFeedback: false,
      },
    });
  });

  it.each<[string, string, string]>([
    ['email', ' namaste@veer.example ', 'namaste@veer.example'],
    ['address', '7 Banyan Lane,\n Mysuru', '7 Banyan Lane, Mysuru'],
    ['phone', '080-4000 1234', '080-4000 1234'],
    ['gstin', '', ''],
    ['facebook', '', ''],
    ['confirmWithin', '2 days', '2 days'],
    ['international', '3-4 weeks', '3-4 weeks'],
  ])('takes %s %j', (name, typed, kept) => {
    expect(readSettingsForm(filled({ [name]: typed }))).toMatchObject({ wish: { facts: { [name]: kept } } });
  });

  it.each<[string, string]>([
    ['email', ''],
    ['email', 'shop'],
    ['email', 'a@b.c">'],
    ['phone', '12345'],
    ['phone', 'call us'],
    ['whatsapp', ''],
    ['address', ''],
    ['gstin', '29ABCDE'],
    ['instagram', 'http://insta.example'],
    ['instagram', 'javascript:alert(1)'],
    ['digitalFaq', 'soon'],
    ['digitalFaq', '24 hours, promised'],
    ['kept-letters', '6'],
    ['kept-letters', '91'],
    ['kept-letters', '30.5'],
    ['kept-letters', '-30'],
    ['kept-letters', 'a month'],
    ['kept-messages', ''],
    ['maxUploadMb', '0'],
    ['maxUploadMb', '51'],
    ['maxUploadMb', '2.5'],
    ['maxUploadMb', ''],
    ['sellerName', ' '],
    ['gstin', '29ABCDE1234F1Z5'],
    ['gstin', '92ABCDE1234F1ZW'],
    ['hsn-printed-book', '49'],
    ['hsn-delivery', ''],
    ['rate-digital-book', ''],
    ['rate-digital-book', '41'],
    ['rate-digital-book', '-5'],
    ['rate-gift', '18 %'],
  ])('refuses %s %j', (name, typed) => {
    const read = readSettingsForm(filled({ [name]: typed }));
    expect(Object.keys('errors' in read ? read.errors : {})).toEqual([name]);
  });

  it('keeps a tax that is another, and tells it in words', () => {
    const read = readSettingsForm(filled({ 'rate-digital-book': '１2.5', gstin: ' 33aabcu9603r1zu ' }));
    const wish = 'wish' in read ? read.wish : null;
    expect(wish).toMatchObject({
      seller: { name: 'Nanhe Veer', state: 'Tamil Nadu' },
      taxes: { 'digital book': { hsn: '998431', ratePercent: 12.5 } },
    });
    expect(Object.keys(wish?.taxes ?? {})).toEqual(['digital book']);
    expect(wish && taxesInWords(wish)).toMatchObject({
      sellerState: 'Tamil Nadu',
      'tax of digital book': '998431 at 12.5 %',
      'tax of gift': '4819 at 18 %',
    });
  });

  it('names the samples until they are the shop’s own, or left out', () => {
    expect(samplesShown({})).toContain('GSTIN');
    expect(samplesShown({ gstin: '', phone: '080-4000 1234' })).toEqual([
      'E-mail',
      'WhatsApp',
      'Address',
      'Grievance officer',
    ]);
  });
});
