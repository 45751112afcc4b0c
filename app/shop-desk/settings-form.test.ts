import { describe, expect, it } from 'vitest';
import { BUILT_IN_FACTS, type FactName } from '../storefront/facts.ts';
import { FACT_GROUPS, readSettingsForm } from './settings-form.ts';

function filled(changes: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...BUILT_IN_FACTS, maxUploadMb: '10', ...changes }))
    form.set(name, value);
  return form;
}

describe('the form of the settings', () => {
  it('asks for every fact that can be set, once', () => {
    const asked = FACT_GROUPS.flatMap(({ fields }) => fields.map(({ name }) => name));
    expect(asked.toSorted()).toEqual(Object.keys(BUILT_IN_FACTS).toSorted());
  });

  it('keeps nothing of what is built in', () => {
    expect(readSettingsForm(filled())).toEqual({
      wish: { facts: {}, maxUploadMb: 10, maintenance: false, notifyOrders: false, notifyFeedback: false },
    });
  });

  it.each<[FactName | 'maxUploadMb', string, string]>([
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

  it.each<[FactName | 'maxUploadMb', string]>([
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
    ['maxUploadMb', '0'],
    ['maxUploadMb', '51'],
    ['maxUploadMb', '2.5'],
    ['maxUploadMb', ''],
  ])('refuses %s %j', (name, typed) => {
    const read = readSettingsForm(filled({ [name]: typed }));
    expect(Object.keys('errors' in read ? read.errors : {})).toEqual([name]);
  });
});
