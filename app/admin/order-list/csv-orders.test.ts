import { describe, expect, it } from 'vitest';
import { csvHead, csvRows, type OrderRow } from './csv-orders.ts';

const ROW: OrderRow = {
  orderNumber: 'ORD-1760000000000',
  placed: '2026-11-20 17:40',
  stage: 'Printing',
  held: '',
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '98450 12345',
  address: '14 Temple Road\nMalleswaram',
  city: 'Bengaluru',
  state: 'Karnataka',
  pin: '560003',
  books: 'Space Explorer, Physical Copy',
  coupon: 'harshi10',
  subtotal: 799,
  discount: 80,
  total: 719,
  courier: '',
  trackingNumber: '',
  shipped: '',
  delivered: '',
};

it('is a row with what belongs together in quotes', () => {
  expect(csvRows([ROW])).toBe(
    'ORD-1760000000000,2026-11-20 17:40,Printing,,Asha Rao,asha@example.in,98450 12345,"14 Temple Road\nMalleswaram",Bengaluru,Karnataka,560003,"Space Explorer, Physical Copy",harshi10,799,80,719,,,,\r\n',
  );
  expect(csvHead()).toMatch(/^\uFEFFOrder number,Placed,.*,Delivered\r\n$/);
});

describe('what a spreadsheet would take for a formula', () => {
  it.each([
    ['=HYPERLINK("https://elsewhere.example")', '"\'=HYPERLINK(""https://elsewhere.example"")"'],
    ['+91 98450 12345', "'+91 98450 12345"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['|cmd', "'|cmd"],
    ['\t=1', '"\'\t=1"'],
    ['\r=1', '"\'\r=1"'],
    ['\n=1', '"\'\n=1"'],
    [' =1', "' =1"],
    ['\u00A0=1', "'\u00A0=1"],
    ['\u3000＝1', "'\u3000＝1"],
    ['\u200B=1', "'\u200B=1"],
    ['\u202E=1', "'\u202E=1"],
    ['＝1', "'＝1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠A1', "'＠A1"],
    ['﹦1', "'﹦1"],
    ['\u22121', "'\u22121"],
  ])('%j is text', (name, cell) => {
    expect(csvRows([{ ...ROW, name }])).toContain(`,,${cell},asha@`);
  });

  it('is not found after another sign that parts cells elsewhere', () => {
    expect(csvRows([{ ...ROW, name: 'a;=1' }])).toContain(',,"a;=1",asha@');
  });
});

describe('what a spreadsheet would write in another way', () => {
  it.each(['09845012345', '0091 98450 12345', '919845012345', '1E10', '1-2-2026', '3/4', '०९८४५०१२३४५'])(
    'stays as it was typed: %s',
    (phone) => {
      expect(csvRows([{ ...ROW, phone }])).toContain(`,'${phone},`);
      expect(csvRows([{ ...ROW, pin: phone }])).toContain(`,'${phone},`);
      expect(csvRows([{ ...ROW, trackingNumber: phone }])).toContain(`,'${phone},`);
    },
  );

  it('needs no mark where it is the same number, or words', () => {
    expect(csvRows([{ ...ROW, phone: '9845012345', name: 'Asha - Rao', city: 'Bengaluru 3' }])).not.toContain(
      "'",
    );
  });
});
