import { CONNECTIONS, CONNECTIONS_OF_A_PROCESS } from '../../app/platform/database/connections.ts';
import { type Environment, tiesToOneMachine } from '../../app/platform/environment/environment.server.ts';
import { COMFORTABLE_FREE_MB } from '../../app/platform/telemetry/disk-space.server.ts';
import { type Finding, note, ok, wrong } from './finding.ts';

/** The largest accepted clock difference. Beyond it, photos and offers expire at the wrong time. */
const CLOCK_LIMIT_MS = 5_000;
const LEAST_FREE_MB = 500;
const SECRET_LENGTH = 32;

/** A migration file of this shop, or one that the database says it ran. */
export interface Migration {
  name: string;
  digest: string;
}

export function settingsFinding(environment: Environment): Finding {
  const { standIns, SHOP_MODE } = environment;
  if (standIns.length === 0) return ok('settings', `complete, SHOP_MODE=${SHOP_MODE}`);
  return note(
    'settings',
    `no keys for ${standIns.join(' and ')}: a stand-in serves, no customer may be here`,
  );
}

/** Whether more than one machine can run the shop. The embedded database serves only one. */
export function machinesFinding(environment: Environment): Finding[] {
  if (!environment.DATABASE_URL) return [];
  const ties = tiesToOneMachine(environment);
  return [
    ties.length === 0
      ? ok('machines', 'as many as you like')
      : note('machines', `this one only: ${ties.join('; ')}`),
  ];
}

/** @param inRecovery whether the server follows another one. */
export function replicaFinding(inRecovery: boolean): Finding {
  return inRecovery
    ? ok('replica', 'follows its primary')
    : wrong(
        'replica',
        'DATABASE_REPLICA_URL leads to a server that follows no other.',
        'Name a streaming replica there, or leave the variable out.',
      );
}

/** @param code error code of PostgreSQL or the network. @param place address without the password. */
export function unreachableFinding(code: string, place: string): Finding {
  const part = 'database';
  if (code === '28P01' || code === '28000')
    return wrong(part, `${place} refuses the name or the password.`, 'Mend them in DATABASE_URL.');
  if (code === '3D000')
    return wrong(
      part,
      `There is no such database: ${place}`,
      'Make it (createdb), or mend the name in DATABASE_URL.',
    );
  if (code === '53300')
    return wrong(
      part,
      `${place} has no connection left.`,
      `Raise max_connections, or run fewer processes: each takes up to ${CONNECTIONS_OF_A_PROCESS}, and of a replica’s server up to ${CONNECTIONS.rows}.`,
    );
  return wrong(
    part,
    `Nothing answers at ${place} (${code}).`,
    'Start PostgreSQL there, open the way to it, or mend DATABASE_URL.',
  );
}

export function migrationsFinding(files: readonly Migration[], ran: readonly Migration[]): Finding {
  const part = 'migrations';
  const digests = new Map(files.map(({ name, digest }) => [name, digest]));
  const unknown = ran.find(({ name }) => !digests.has(name));
  if (unknown)
    return wrong(
      part,
      `The database ran ${unknown.name}, which this shop does not have: a newer shop was here.`,
      'Start the newer version, or restore a backup made before it.',
    );
  const edited = ran.find(({ name, digest }) => digests.get(name) !== digest);
  if (edited)
    return wrong(part, `${edited.name} was edited after it ran.`, 'Bring back the file as it was released.');
  if (ran.length === 0) return note(part, 'the database is empty; the first start makes its tables');
  const due = files.length - ran.length;
  if (due === 0) return ok(part, `all ${files.length} ran`);
  return wrong(part, `${due} of ${files.length} have not run yet.`, 'Start the shop: it runs them first.');
}

/** @param ahead milliseconds that the database's clock is ahead of this machine's. */
export function clockFinding(ahead: number): Finding {
  const seconds = Math.round(Math.abs(ahead) / 1000);
  if (Math.abs(ahead) <= CLOCK_LIMIT_MS) return ok('clock', 'goes with the database’s');
  return wrong(
    'clock',
    `This machine’s clock is ${seconds} s ${ahead > 0 ? 'behind' : 'ahead of'} the database’s.`,
    'Set both by the network: timedatectl set-ntp true.',
  );
}

export function spaceFinding(freeMb: number, folder: string): Finding {
  const words = `${freeMb.toLocaleString('en-IN')} MB free in ${folder}`;
  if (freeMb < LEAST_FREE_MB)
    return wrong(
      'disk',
      `${words}: photos and orders will soon be refused.`,
      'Make room or move DATA_DIR to a larger disk.',
    );
  return freeMb < COMFORTABLE_FREE_MB ? note('disk', `${words}: not for long`) : ok('disk', words);
}

/** @param secret what the file holds; undefined when there is none yet. @param mode of the file. */
export function secretFinding(secret: string | undefined, mode: number, file: string): Finding {
  if (secret === undefined) return note('keys', `${file} is made at the first start`);
  if (secret.length < SECRET_LENGTH)
    return wrong(
      'keys',
      `${file} is damaged.`,
      'Bring it back from a backup; if there is none, delete it: everybody signs in anew, and staff set up their authenticator apps again.',
    );
  if (isOpen(mode))
    return wrong('keys', `${file} can be read by other users of this machine.`, `chmod 600 ${file}`);
  return ok('keys', 'whole');
}

/** Keys of the provider's test side take no money. */
export function paymentKeyFinding(keyId: string | undefined, mode: Environment['SHOP_MODE']): Finding[] {
  if (mode !== 'live' || !keyId?.startsWith('rzp_test_')) return [];
  return [
    wrong(
      'keys',
      'RAZORPAY_KEY_ID is a test key in a live shop: nobody really pays.',
      'Put the live keys in its place, all three.',
    ),
  ];
}

/** The privacy page of every shop says that staff open the staff room with two factors. @param asked of everybody. */
export function secondFactorFinding(asked: boolean, mode: Environment['SHOP_MODE']): Finding[] {
  if (mode !== 'live' || asked) return [];
  return [
    wrong(
      'staff',
      'The privacy page says that staff use two-factor authentication, and nobody is asked for it.',
      'Ask everybody for it in the staff room, under Staff.',
    ),
  ];
}

/** @param problem what the system said to writing, reading back and deleting; undefined when all went well. */
export function storageFinding(problem: string | undefined, place: string): Finding {
  if (problem === undefined) return ok('storage', `${place} takes, gives back and deletes`);
  return wrong(
    'storage',
    `${place} does not keep files: ${problem}.`,
    'Give the shop’s user the right to write there; of an object store check address, bucket and keys.',
  );
}

/** Whether other users of the machine have any access to it. */
export const isOpen = (mode: number): boolean => (mode & 0o077) !== 0;

/** @param open names of what stands in the folder and is open itself. */
export function privacyFinding(mode: number, folder: string, open: readonly string[]): Finding[] {
  if (!isOpen(mode)) return [];
  const mend = `chmod 700 ${folder}`;
  if (open.length > 0)
    return [
      wrong(
        'storage',
        `${folder} is open to other users of this machine, and so is in it: ${open.join(', ')}.`,
        mend,
      ),
    ];
  if (mode & 0o022)
    return [
      wrong('storage', `Other users of this machine may put files into ${folder} and take some away.`, mend),
    ];
  return [
    note(
      'storage',
      `other users of this machine see what ${folder} holds by name, and open nothing of it: ${mend}`,
    ),
  ];
}
