import { written } from './doctor/finding.ts';
import { examine } from './doctor/examine.ts';

/** `npm run doctor`: checks the shop's environment, and explains how to fix each problem. */
const findings = await examine(process.env);
console.log(written(findings));
const ill = findings.filter(({ state }) => state === 'wrong').length;
console.log(ill === 0 ? '\nThe shop is well.' : `\n${ill} to mend.`);
process.exitCode = ill === 0 ? 0 : 1;
