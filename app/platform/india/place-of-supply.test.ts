import { describe, expect, it } from 'vitest';
import { gstinProblem, stateOfGstin } from './gstin.ts';
import { plainPin } from './pin.ts';
import { statesOfPin } from './pin-states.ts';
import { placeOfSupply } from './place-of-supply.ts';

describe('a PIN', () => {
  it.each([
    ['560003', 'Karnataka'],
    ['110001', 'Delhi'],
    ['122001', 'Haryana'],
    ['160017', 'Chandigarh'],
    ['160055', 'Punjab'],
    ['171001', 'Himachal Pradesh'],
    ['190001', 'Jammu and Kashmir'],
    ['194101', 'Ladakh'],
    ['201301', 'Uttar Pradesh'],
    ['248001', 'Uttarakhand'],
    ['244713', 'Uttarakhand'],
    ['263001', 'Uttarakhand'],
    ['302001', 'Rajasthan'],
    ['380001', 'Gujarat'],
    ['396230', 'Dadra and Nagar Haveli and Daman and Diu'],
    ['396210', 'Dadra and Nagar Haveli and Daman and Diu'],
    ['396191', 'Gujarat'],
    ['362520', 'Dadra and Nagar Haveli and Daman and Diu'],
    ['400001', 'Maharashtra'],
    ['403001', 'Goa'],
    ['462001', 'Madhya Pradesh'],
    ['492001', 'Chhattisgarh'],
    ['500001', 'Telangana'],
    ['520001', 'Andhra Pradesh'],
    ['533464', 'Puducherry'],
    ['600004', 'Tamil Nadu'],
    ['605001', 'Puducherry'],
    ['607402', 'Puducherry'],
    ['609602', 'Puducherry'],
    ['673310', 'Puducherry'],
    ['682001', 'Kerala'],
    ['682555', 'Lakshadweep'],
    ['700001', 'West Bengal'],
    ['737101', 'Sikkim'],
    ['744101', 'Andaman and Nicobar Islands'],
    ['751001', 'Odisha'],
    ['781001', 'Assam'],
    ['791111', 'Arunachal Pradesh'],
    ['793001', 'Meghalaya'],
    ['795001', 'Manipur'],
    ['796001', 'Mizoram'],
    ['797001', 'Nagaland'],
    ['799001', 'Tripura'],
    ['800001', 'Bihar'],
    ['834001', 'Jharkhand'],
  ])('%s lies in %s', (pin, name) => {
    expect(statesOfPin(pin)[0]?.name).toBe(name);
  });

  it('may belong to either state when its region covers two', () => {
    expect(statesOfPin('396191').map(({ code }) => code)).toEqual(['24', '26']);
    expect(statesOfPin('507115').map(({ code }) => code)).toEqual(['36', '37']);
  });

  it.each(['290000', '999999', '012345', '56000', '5600031', '', 'SW1A 1AA', '900056'])(
    '%j lies nobody knows where',
    (pin) => {
      expect(statesOfPin(pin)).toEqual([]);
    },
  );

  it.each([
    ['560 003', '560003'],
    ['560-003', '560003'],
    [' 560003. ', '560003'],
    ['PIN: 560003', '560003'],
    ['Pincode 560 003', '560003'],
    ['५६० ००३', '560003'],
    ['௫௬௦௦௦௩', '560003'],
    ['５６０００３', '560003'],
    ['560\u200B003\u00A0', '560003'],
    ['56000', '56000'],
    ['5600034', '5600034'],
    ['SW1A  1AA', 'SW1A 1AA'],
    ['99', '99'],
    ['012345', '012345'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(plainPin(typed)).toBe(kept);
  });
});

describe('the place of supply', () => {
  it.each([
    ['Karnataka', '560003', '29', 'state'],
    ['KA', '600004', '29', 'state'],
    ['Tamil Nadu', '560003', '33', 'state'],
    ['Karnatka', '99', '29', 'state'],
    ['Karnatka', '600004', '33', 'pin'],
    ['Bengaluru', '560003', '29', 'state'],
    ['Mainpuri', '205001', '09', 'pin'],
    ['Wonderland', '560003', '29', 'pin'],
    ['-', '560 003', '29', 'pin'],
    ['-', '५६०००३', '29', 'pin'],
  ])('of %j and %j is %s, by the %s', (state, postalCode, code, by) => {
    expect(placeOfSupply({ state, postalCode })).toMatchObject({ state: { code }, by });
  });

  it.each([
    ['Wonderland', '99'],
    ['California', '90210'],
    ['-', 'SW1A 1AA'],
    ['Karnataka or Kerala', '012345'],
  ])('of %j and %j is none', (state, postalCode) => {
    expect(placeOfSupply({ state, postalCode })).toBeNull();
  });
});

describe('a GSTIN', () => {
  it.each(['29ABCDE1234F1ZW', '27AAPFU0939F1ZV', '29AAGCB7383J1Z4'])('%s is right', (gstin) => {
    expect(gstinProblem(gstin)).toBeNull();
  });

  it.each([
    ['29ABCDE1234F1Z5', /last character/],
    ['29ABCDE1243F1ZW', /last character/],
    ['92ABCDE1234F1ZW', /92 is not one/],
    ['00ABCDE1234F1ZW', /00 is not one/],
    ['29ABCDE1234F1Z', /15/],
    ['29ABCDE1234F1ZWW', /15/],
    ['29abcde1234f1zw', /15/],
    ['', /15/],
  ])('%j is wrong, in words', (gstin, words) => {
    expect(gstinProblem(gstin)).toMatch(words);
  });

  it('says the state of its seller', () => {
    expect(stateOfGstin('29ABCDE1234F1ZW')?.name).toBe('Karnataka');
    expect(stateOfGstin('')).toBeNull();
  });
});
