import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { KINDS_OF_TO_DO } from '../app/admin/to-do/to-do.ts';

interface Rules {
  groups: { rules: { alert: string; expr: string; annotations: { summary: string; runbook: string } }[] }[];
}
interface RuleTests {
  tests: { alert_rule_test: { alertname: string; exp_alerts: unknown[] }[] }[];
}

const read = (file: string): unknown => parse(readFileSync(`deploy/${file}`, 'utf8'));
const rules = (read('alerts.yml') as Rules).groups.flatMap((group) => group.rules);
const tried = (read('alerts.test.yml') as RuleTests).tests.flatMap((test) => test.alert_rule_test);
const promtool = (...words: string[]) => spawnSync('promtool', words, { encoding: 'utf8' });
/** Whether promtool, which checks rules, is installed. The gate installs it where it may. */
const judge = !promtool('--version').error;

/** The values that a label is compared with. `a|b` counts as two. */
const comparedWith = (label: string): string[] =>
  rules.flatMap(({ expr }) =>
    [...expr.matchAll(new RegExp(`\\b${label}(?:=~|!~|=)"([^"]+)"`, 'g'))].flatMap(([, value = '']) =>
      value.split('|'),
    ),
  );

/** Rules with a written test that they fire, or that they stay silent. */
const triedWhen = (speaks: boolean) =>
  tried
    .filter(({ exp_alerts: expected }) => expected.length > 0 === speaks)
    .map(({ alertname }) => alertname);

describe('the rules for alerts', () => {
  it('each lead to a page of the runbooks, which names them', () => {
    expect(rules.length).toBeGreaterThan(15);
    for (const { alert, annotations } of rules) {
      expect(annotations.runbook).toMatch(/^docs\/runbooks\/[\w-]+\.md$/);
      expect(readFileSync(annotations.runbook, 'utf8')).toContain(`\`${alert}\``);
    }
  });

  it('are each tested when they must fire and when they must stay silent', () => {
    const names = rules.map(({ alert }) => alert);
    for (const name of names) {
      expect(triedWhen(true)).toContain(name);
      expect(triedWhen(false)).toContain(name);
    }
  });

  it('name only existing kinds, routes and jobs', () => {
    const kinds: readonly string[] = KINDS_OF_TO_DO;
    expect(comparedWith('kind').length).toBeGreaterThan(3);
    expect(comparedWith('kind').filter((kind) => !kinds.includes(kind))).toEqual([]);
    const routes = readFileSync('app/routes.ts', 'utf8');
    for (const route of comparedWith('route')) expect(routes).toContain(`route('${route.slice(1)}'`);
    const signIns = [...routes.matchAll(/route\('([^']+)', '[\w/-]+\/(?:auth|gate|sign-in-request)\.tsx?'/g)];
    expect(signIns.length).toBeGreaterThan(3);
    for (const [, address] of signIns) expect(comparedWith('route')).toContain(`/${address}`);
    const makeBook = readFileSync('app/orders/orders/make-book.job.server.ts', 'utf8');
    for (const name of comparedWith('job_name')) expect(makeBook).toContain(`name: '${name}'`);
  });
});

if (!judge) console.log('promtool is not here: the rules for alerts are not tried.');
describe.skipIf(!judge)('the rules for alerts, as Prometheus reads them', () => {
  it('are whole', () => {
    expect(promtool('check', 'rules', 'deploy/alerts.yml').stdout).toContain(`${rules.length} rules found`);
  });
  it('fire on a bad night and stay silent on a quiet day', () => {
    const { status, stdout, stderr } = promtool('test', 'rules', 'deploy/alerts.test.yml');
    expect(`${stdout}${stderr}`).toContain('SUCCESS');
    expect(status).toBe(0);
  });
});
