import { readFileSync } from 'node:fs';
import { advisoryProblems, type Lock } from './checks/advisories.ts';
import { report } from './checks/report.ts';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
report(advisoryProblems(readFileSync('docs/advisories.md', 'utf8'), lock));
