import { command } from './backup/refusal.ts';
import { restoreBy } from './backup/restore-by.ts';

await command(async () => {
  for (const line of await restoreBy(process.argv.slice(2), process.env)) console.log(line);
});
