import { type Environment, tiesToOneMachine } from '../app/platform/environment/environment.server.ts';

/** What a person who starts the shop is told, line by line. */
export function welcome(
  environment: Environment,
  streetUrl: string | undefined,
  staffPassword: string | null,
): string[] {
  const street = streetUrl?.replace('127.0.0.1', 'localhost');
  const lines = [
    '',
    '  Nanhe Veer',
    `  shop      ${environment.publicUrl}`,
    `  staff     ${environment.publicUrl}/admin`,
  ];
  if (staffPassword) lines.push(`            password: ${staffPassword}  (shown this once)`);
  if (environment.standIns.includes('mail'))
    lines.push(`  mailbox   ${street}/mail  (stand-in: no letter leaves this machine)`);
  if (environment.standIns.includes('payment'))
    lines.push(`  payments  ${street}/sandbox  (stand-in: no real money)`);
  lines.push(
    `  database  ${environment.DATABASE_URL ? 'PostgreSQL server' : `embedded, in ${environment.DATA_DIR}`}`,
  );
  lines.push(
    `  photos    ${environment.S3_ENDPOINT ? 'object store' : `on disk, in ${environment.DATA_DIR}`}`,
  );
  lines.push(
    `  chat      ${environment.CHAT_API_KEY ? environment.CHAT_MODEL : 'no model key: answers from the shop’s own facts'}`,
  );
  const ties = environment.DATABASE_URL ? tiesToOneMachine(environment) : [];
  if (ties.length > 0) lines.push(`  machines  this one only: ${ties.join('; ')}`);
  lines.push('');
  return lines;
}
