import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../app/platform/database/make-folder.server.ts';
import type { Environment } from '../app/platform/environment/environment.server.ts';
import type { DevServices } from '../dev/dev-services.ts';

type Variables = Record<string, string | undefined>;
type Read = (variables: Variables) => Environment;

/**
 * Starts the dev services that this environment needs.
 * @returns the environment with the addresses and keys of the dev services filled in.
 */
export async function openDevServicesFor(
  given: Environment,
  read: Read,
): Promise<{ environment: Environment; street?: DevServices }> {
  if (given.standIns.length === 0) return { environment: given };
  // A shop with its own keys runs where the dev services are not installed.
  const { openDevServices, shopVariables } = await import('../dev/dev-services.ts');
  const dataDir = path.join(given.DATA_DIR, 'street');
  makeFolder(given.DATA_DIR, 0o700);
  const street = await openDevServices({ port: given.STREET_PORT, dataDir });
  street.control.behave({ webhookUrl: `http://127.0.0.1:${given.PORT}/api/payments/webhook` });
  const addresses = shopVariables(street, given.standIns);
  writeFileSync(addressFile(given), JSON.stringify(addresses), { mode: 0o600 });
  return { environment: withAddresses(given, addresses, read), street };
}

/** Points a worker at the stand-ins that the web process of the same data folder opened. */
export function findDevServicesFor(given: Environment, read: Read): Environment {
  if (given.standIns.length === 0) return given;
  return withAddresses(given, JSON.parse(readFileSync(addressFile(given), 'utf8')) as Variables, read);
}

function addressFile(given: Environment): string {
  return path.join(given.DATA_DIR, 'street', 'addresses.json');
}

function withAddresses(given: Environment, addresses: Variables, read: Read): Environment {
  return { ...read({ ...process.env, ...addresses }), standIns: given.standIns };
}
