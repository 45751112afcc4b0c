import { describe, expect, it } from 'vitest';
import { allowed, billOfMaterials, packagesOf, readByHand } from './licences.ts';

describe('a licence', () => {
  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-or-later)', true],
    ['MIT AND OFL-1.1', true],
    ['GPL-3.0-only', false],
    ['AGPL-3.0-or-later', false],
    ['LGPL-3.0-or-later', false],
    ['MIT AND GPL-2.0', false],
    ['(MIT OR ISC) AND GPL-2.0', false],
    ['GPL-2.0 OR AGPL-3.0', false],
    ['UNLICENSED', false],
    ['SEE LICENSE IN LICENSE', false],
    ['', false],
  ])('%j lets a package in: %s', (licence, in_) => {
    expect(allowed(licence)).toBe(in_);
  });

  it('that somebody has read counts for its own package, until it changes', () => {
    expect(readByHand({ name: '@img/sharp-linux-x64', licence: 'LGPL-3.0-or-later' })).toContain('libvips');
    expect(readByHand({ name: '@img/sharp-linux-x64', licence: 'UNLICENSED' })).toBeUndefined();
    expect(readByHand({ name: 'other', licence: 'LGPL-3.0-or-later' })).toBeUndefined();
  });
});

describe('the packages of a lock file', () => {
  const lock = {
    packages: {
      '': { version: '0.1.0', license: 'UNLICENSED' },
      'node_modules/b': { version: '2.0.0', license: 'MIT', dev: true },
      'node_modules/@a/c': { version: '1.0.0', license: 'MIT', integrity: 'sha512-AAEC' },
      'node_modules/@a/c/node_modules/b': { version: '2.0.0', license: 'MIT' },
      'node_modules/@a/c/node_modules/old': { version: '0.1.0', optional: true },
    },
  };
  const packages = packagesOf(lock, (place) =>
    place.endsWith('old')
      ? { licenses: [{ type: 'ISC' }] }
      : place.endsWith('c')
        ? { license: 'X' }
        : undefined,
  );

  it('are each there once, with what they say of themselves', () => {
    expect(packages).toEqual([
      {
        name: '@a/c',
        version: '1.0.0',
        licence: 'X',
        toolsOnly: false,
        optional: false,
        integrity: 'sha512-AAEC',
      },
      { name: 'b', version: '2.0.0', licence: 'MIT', toolsOnly: false, optional: false },
      { name: 'old', version: '0.1.0', licence: 'ISC', toolsOnly: false, optional: true },
    ]);
  });

  it('make a list of parts that others can read', () => {
    const bill = billOfMaterials({ name: 'shop', version: '0.1.0' }, packages);
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
    expect(bill.components[0]).toEqual({
      type: 'library',
      'bom-ref': 'pkg:npm/%40a/c@1.0.0',
      name: '@a/c',
      version: '1.0.0',
      scope: 'required',
      licenses: [{ license: { name: 'X' } }],
      purl: 'pkg:npm/%40a/c@1.0.0',
      hashes: [{ alg: 'SHA-512', content: '000102' }],
    });
    expect(bill.components.map(({ scope }) => scope)).toEqual(['required', 'required', 'optional']);
  });
});
