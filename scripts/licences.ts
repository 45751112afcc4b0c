import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  allowed,
  billOfMaterials,
  type LockFile,
  type Manifest,
  type Package,
  packagesOf,
  readByHand,
} from './checks/licences.ts';

/** Prints the licences of all packages, writes the parts list, and fails for a licence that is not allowed. */
const BILL = '.cache/sbom.cdx.json';

const shop = readJson<{ name: string; version: string }>('package.json');
const packages = packagesOf(readJson<LockFile>('package-lock.json'), (place) => {
  const file = path.join(place, 'package.json');
  return existsSync(file) ? readJson<Manifest>(file) : undefined;
});

mkdirSync(path.dirname(BILL), { recursive: true });
const bill = billOfMaterials({ name: shop.name, version: shop.version }, packages);
writeFileSync(BILL, `${JSON.stringify(bill, null, 2)}\n`);

console.log(row('licence', 'in the shop', 'tools only'));
for (const [licence, ones] of byLicence()) {
  const tools = ones.filter(({ toolsOnly }) => toolsOnly).length;
  console.log(row(licence || 'none named', ones.length - tools, tools));
}
console.log(row('in all', packages.length, ''));

const others = packages.filter(({ licence }) => !allowed(licence));
const decided = Map.groupBy(others, readByHand);
for (const [why, ones] of decided) if (why) console.log(`\nread by hand: ${why}\n${names(ones)}`);
const refused = decided.get(undefined) ?? [];
if (refused.length > 0) console.error(`\nNobody has allowed these:\n${names(refused)}`);
console.log(`\n${BILL}`);
process.exitCode = refused.length > 0 ? 1 : 0;

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8')) as Content;
}

function byLicence(): [string, Package[]][] {
  return [...Map.groupBy(packages, ({ licence }) => licence)].sort(
    ([, ones], [, others]) => others.length - ones.length,
  );
}

function row(licence: string, shipped: string | number, tools: string | number): string {
  return `${licence.padEnd(44)}${String(shipped).padStart(12)}${String(tools).padStart(12)}`;
}

function names(ones: readonly Package[]): string {
  return ones.map(({ name, version, licence }) => `  ${name} ${version}: ${licence || 'none'}`).join('\n');
}
