import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { validate } from 'dockerfile-utils';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { Pod } from 'kubernetes-models/v1/Pod';
import { Service } from 'kubernetes-models/v1/Service';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import {
  readEnvironment,
  tiesToOneMachine,
  VARIABLES,
} from '../app/platform/environment/environment.server.ts';
import { siteOfBalancer } from './debian-programs.ts';

type Tree = Record<string, any>;

const KINDS: Record<string, new (data: any) => { validate: () => void }> = {
  Deployment,
  HorizontalPodAutoscaler,
  Job,
  Ingress,
  NetworkPolicy,
  PodDisruptionBudget,
  ConfigMap,
  PersistentVolumeClaim,
  Pod,
  Service,
};
/** Kinds of KEDA and of the Prometheus operator, for which there are no schemas here. */
const FOREIGN_KINDS = ['ScaledObject', 'TriggerAuthentication', 'PodMonitor'];

const FOLDER = 'deploy/kubernetes';
const SECRETS = path.join(FOLDER, 'secret.env.example');
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
const manifests = files
  .filter((file) => file.endsWith('.yaml'))
  .flatMap((file) =>
    parseAllDocuments(readFileSync(path.join(FOLDER, file), 'utf8')).map((document) => {
      const manifest = document.toJS() as Tree;
      const { name, generateName } = manifest['metadata'];
      return { name: `${file} ${manifest['kind']} ${name ?? generateName}`, manifest };
    }),
  );
const ofKind = (kind: string) =>
  manifests.map(({ manifest }) => manifest).filter((manifest) => manifest['kind'] === kind);
const pods = manifests
  .filter(({ manifest }) => ['Deployment', 'Job', 'Pod'].includes(manifest['kind']))
  .map(({ name, manifest: { spec } }) => ({ name, pod: (spec.template?.spec ?? spec) as Tree }));

const compose = parse(readFileSync('deploy/compose.yml', 'utf8'), { merge: true }) as Tree;
const services = Object.entries(compose['services'] as Record<string, Tree>);
const ofShop = services.filter(([, { image }]) => image.startsWith('nanhe-veer:'));

const there = (program: string) => !spawnSync(program, ['-v']).error;

/** The names of the variables in a settings file. */
const namesIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^([A-Z_\d]+)=/gm)].map(([, name = '']) => name);

describe.each(['deploy/Dockerfile', 'deploy/pgbouncer/Dockerfile'])('%s', (file) => {
  const text = readFileSync(file, 'utf8');
  const last = text.slice(text.lastIndexOf('\nFROM '));

  it('is one', () => {
    expect(validate(text).map(({ message }) => message)).toEqual([]);
  });

  it('names every image with its version', () => {
    const images = [...text.matchAll(/^FROM (\S+)(?: AS (\w+))?/gm)];
    const stages = images.map(([, , stage]) => stage);
    const foreign = images.map(([, image]) => image).filter((image) => !stages.includes(image));
    expect(foreign.filter((image) => !/:\d+\.\d+/.test(image ?? ''))).toEqual([]);
  });

  it('runs as an unprivileged user, and has a health check', () => {
    expect(/^USER (?!root|0)\S+$/m.test(last)).toBe(true);
    expect(last).toMatch(/^HEALTHCHECK /m);
    expect(last).not.toMatch(/^ADD |:latest|--include=dev/m);
  });
});

it('the image installs its runtime and build dependencies once each', () => {
  const steps = readFileSync('deploy/Dockerfile', 'utf8').match(/^RUN n.*/gm);
  // If `npm ci` also ran set-up, the third step would install the same dependencies again.
  expect(steps).toEqual([
    'RUN npm ci --omit=dev --no-audit --no-fund',
    'RUN node scripts/prune.js',
    'RUN node scripts/set-up.js install',
    'RUN node scripts/set-up.js start',
  ]);
});

describe('deploy/kubernetes', () => {
  it('holds what a shop needs', () => {
    expect(new Set(manifests.map(({ manifest }) => manifest['kind']))).toEqual(
      new Set([...Object.keys(KINDS), ...FOREIGN_KINDS]),
    );
  });

  it.each(manifests.filter(({ manifest }) => !FOREIGN_KINDS.includes(manifest['kind'])))(
    '$name keeps to the schema',
    ({ manifest }) => {
      const Kind = KINDS[manifest['kind']];
      expect(() => Kind && new Kind(manifest).validate()).not.toThrow();
    },
  );

  it.each(pods)('$name may do nothing that it need not do', ({ pod }) => {
    expect(pod['securityContext']).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    expect(pod['automountServiceAccountToken']).toBe(false);
    for (const container of pod['containers']) {
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(container.image).toMatch(/:\d+\.\d+\.\d+$/);
      expect(container.resources).toMatchObject({
        requests: { cpu: expect.any(String), memory: expect.any(String) },
        limits: { memory: expect.any(String) },
      });
    }
  });

  it.each(ofKind('Deployment').map((each) => [each['metadata'].name as string, each] as const))(
    '%s is asked how it is, spread out, scaled and never gone whole',
    (name, { spec }) => {
      const { topologySpreadConstraints, containers, terminationGracePeriodSeconds } = spec.template.spec;
      const [{ startupProbe, readinessProbe, livenessProbe, lifecycle }] = containers;
      expect([startupProbe, readinessProbe].map(({ httpGet }) => httpGet.path)).toEqual([
        '/readyz',
        '/readyz',
      ]);
      // The shop waits two seconds to connect to the database and two for its answer.
      for (const { timeoutSeconds } of [startupProbe, readinessProbe])
        expect(timeoutSeconds).toBeGreaterThan(4);
      expect(readinessProbe.periodSeconds * readinessProbe.failureThreshold).toBeGreaterThanOrEqual(20);
      expect(livenessProbe.httpGet.path).toBe('/healthz');
      // A process takes at most fourteen seconds to shut down.
      expect(terminationGracePeriodSeconds).toBeGreaterThan(14 + (lifecycle?.preStop.sleep.seconds ?? 0));
      expect(topologySpreadConstraints).toHaveLength(2);
      const guards = ofKind('PodDisruptionBudget').map((each) => each['spec'].selector.matchLabels);
      expect(guards).toContainEqual(spec.selector.matchLabels);
      const scalers = [...ofKind('HorizontalPodAutoscaler'), ...ofKind('ScaledObject')];
      const scaler = scalers.find((each) => each['spec'].scaleTargetRef.name === name)?.['spec'];
      expect(scaler?.minReplicas ?? scaler?.minReplicaCount).toBe(2);
      // A fixed count would undo the autoscaler's choice at each release.
      expect(spec).not.toHaveProperty('replicas');
    },
  );

  it('holds no secret, and no file in the folder overwrites the real ones', () => {
    expect(readFileSync(SECRETS, 'utf8')).toMatch(/^(#.*\n|[A-Z_\d]+=\n)+$/);
    expect(ofKind('Secret')).toEqual([]);
  });

  it('runs only programs of the image, on defined volumes', () => {
    const claims = ofKind('PersistentVolumeClaim').map(({ metadata }) => metadata.name);
    const containers = pods.flatMap(({ pod }) => pod['containers'] as Tree[]);
    const files = containers.flatMap(({ command }) => command ?? []).filter((word) => word.endsWith('.ts'));
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    const volumes = pods.flatMap(({ pod }) => pod['volumes'] as Tree[]);
    const claimed = volumes.flatMap(({ persistentVolumeClaim: claim }) => claim?.claimName ?? []);
    expect(new Set(claims)).toEqual(new Set(claimed));
  });

  it('runs migrations and backups as separate jobs that applying the folder does not start', () => {
    const once = manifests.filter(({ manifest }) => ['Job', 'Pod'].includes(manifest['kind']));
    expect(once.map(({ name }) => name).toSorted()).toEqual([
      'by-hand/keeping.yaml Pod keeping',
      'each-release/migrations.yaml Job migrations-',
    ]);
  });
});

describe('deploy/compose.yml', () => {
  it('runs two of each behind balancer and pooler, and migrates before them', () => {
    const names = services.map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining(['web-1', 'web-2', 'worker-1', 'worker-2', 'balancer']));
    for (const [, { depends_on: after }] of ofShop.filter(([name]) => name !== 'migrations'))
      expect(after).toMatchObject({ migrations: { condition: 'service_completed_successfully' } });
  });

  it.each(ofShop)('%s may write in memory only', (_, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
  });

  it('names every image with its version, and shows the balancer alone to the world', () => {
    for (const [, { image }] of services) expect(image).toMatch(/:\d+\.\d+/);
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['balancer']);
    expect(compose['services'].balancer.ports).toEqual(['127.0.0.1:8080:8080']);
    // `resolve` works from nginx 1.27.3 on.
    expect(compose['services'].balancer.image).toMatch(/^nginx:(1\.(2[89]|[3-9]\d)|[2-9])\./);
  });

  it('creates its secrets with a command that keeps existing ones', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'shop-prepare-'));
    cpSync('deploy', folder, { recursive: true });
    const prepare = () => execFileSync(path.join(folder, 'prepare.sh'), { encoding: 'utf8' });
    const made = ['.env', 'shop.env', 'secrets/pgbouncer_users', 'secrets/store_keys.json'];
    const all = () => made.map((file) => readFileSync(path.join(folder, file), 'utf8'));
    expect(prepare()).toMatch(/Fill in[\s\S]*RAZORPAY_KEY_SECRET/);
    const [password = '', settings = '', pooler = '', store = ''] = all();
    prepare();
    expect(all()).toEqual([password, settings, pooler, store]);
    rmSync(folder, { recursive: true });
    expect(pooler).toBe(`"shop" "${/^POSTGRES_PASSWORD=([\da-f]{64})\n$/.exec(password)?.[1]}"\n`);
    const [{ accessKey, secretKey }] = JSON.parse(store).identities[0].credentials;
    for (const line of [`S3_ACCESS_KEY_ID=${accessKey}`, `S3_SECRET_ACCESS_KEY=${secretKey}`])
      expect(settings.split('\n')).toContain(line);
    expect(settings).toMatch(/^SESSION_SECRET=[\da-f]{64}$/m);
    const kept = execFileSync('git', ['check-ignore', ...made.map((file) => `deploy/${file}`)]).toString();
    expect(kept.trim().split('\n')).toHaveLength(made.length);
  });
});

it('metrics are reachable from the network of the containers', () => {
  const [settings] = ofKind('ConfigMap').filter(({ data }) => 'METRICS_PORT' in data);
  const hosts = ofShop.map(([, { environment }]) => environment.METRICS_HOST);
  expect([...hosts, settings?.data.METRICS_HOST]).toEqual([...hosts, 0].map(() => '0.0.0.0'));
});

it('metrics reach Prometheus under the job name that the alerts expect', () => {
  const [{ spec } = { spec: {} }] = ofKind('PodMonitor');
  const jobs = ofKind('Deployment').map(({ spec: { template } }) => {
    expect(template.metadata.labels).toMatchObject(spec.selector.matchLabels);
    const ports = template.spec.containers.flatMap((each: Tree) => each['ports']);
    expect(ports).toContainEqual({ name: spec.podMetricsEndpoints[0].port, containerPort: 9464 });
    return template.metadata.labels[spec.jobLabel];
  });
  const expected = readFileSync('deploy/alerts.yml', 'utf8').matchAll(/\bjob="([^"]+)"/g);
  expect(new Set(jobs)).toEqual(new Set([...expected].map(([, job]) => job)));
});

it('KEDA connects with the address in the secret', () => {
  const asked = ofKind('TriggerAuthentication').flatMap(({ spec }) => spec.secretTargetRef as Tree[]);
  expect(asked.map(({ key }) => key).filter((key) => !namesIn(SECRETS).includes(key))).toEqual([]);
});

describe('the variables of', () => {
  const inCompose = [
    ...namesIn('deploy/shop.env.example'),
    ...ofShop.flatMap(([, { environment }]) => Object.keys(environment)),
  ];
  const inKubernetes = [...ofKind('ConfigMap').flatMap(({ data }) => Object.keys(data)), ...namesIn(SECRETS)];

  it.each([
    ['compose', inCompose],
    ['Kubernetes', inKubernetes],
  ])('%s are the shop’s, and enough for a live one on many machines', (_, names) => {
    expect(names.filter((name) => !VARIABLES.includes(name))).toEqual([]);
    const filled = Object.fromEntries([...new Set(names)].map((name) => [name, valueOf(name)]));
    expect(tiesToOneMachine(readEnvironment(filled))).toEqual([]);
  });

  it('the image are the shop’s', () => {
    const env = /^ENV ((?:.*\\\n)*.*)/m.exec(readFileSync('deploy/Dockerfile', 'utf8'))?.[1] ?? '';
    const names = [...env.matchAll(/([A-Z_\d]+)=/g)].map(([, name = '']) => name);
    expect(names.filter((name) => !['NODE_ENV', 'PATH', ...VARIABLES].includes(name))).toEqual([]);
    expect(names).toContain('DATA_DIR');
  });
});

/** A valid value for a variable of this name. */
function valueOf(name: string): string {
  if (name.startsWith('DATABASE_')) return 'postgres://db/shop';
  if (name === 'SMTP_URL') return 'smtps://mail.example';
  if (/_(URL|ENDPOINT)$/.test(name)) return 'https://shop.example';
  if (name === 'SHOP_MODE') return 'live';
  if (name === 'MIGRATE_AT_START') return 'no';
  if (name === 'PROXY_HOPS') return '1';
  if (name === 'METRICS_PORT') return '9464';
  if (name === 'OWNER_EMAIL') return 'owner@shop.example';
  return 'x'.repeat(40);
}

it.runIf(there('nginx'))('nginx takes its file with the servers of compose', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-nginx-test-'));
  const site = siteOfBalancer(8080, ['3000', '3001']);
  expect(site).toContain('server 127.0.0.1:3001 max_fails=1 fail_timeout=5s');
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `pid ${folder}/pid; error_log ${folder}/log; events {} http { access_log off; ${site} }`,
  );
  const { status, stderr } = spawnSync('nginx', ['-t', '-p', folder, '-c', file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect([status, stderr]).toEqual([0, expect.stringContaining('syntax is ok')]);
});

it.runIf(there('shellcheck'))('shellcheck finds nothing', () => {
  expect(execFileSync('shellcheck', ['deploy/prepare.sh'], { encoding: 'utf8' })).toBe('');
});

it.runIf(there('yamllint'))('yamllint finds nothing', () => {
  // The formatter takes care of layout, so yamllint only checks for errors.
  const off = ['document-start', 'comments', 'braces', 'indentation'].map((rule) => `${rule}: disable`);
  const rules = `{extends: default, rules: {line-length: {max: 160}, ${off.join(', ')}}}`;
  expect(execFileSync('yamllint', ['-d', rules, 'deploy'], { encoding: 'utf8' })).toBe('');
});
