import { typeEverywhere } from './every-field.ts';
import { openTestShop } from './test-shop.ts';
import { Typing } from './typing.ts';

/**
 * Types hostile texts into every field of a shop with its log switched on, which is silent in other tests.
 * Prints the marks of these texts, which appear nowhere else. Run it directly: `node testing/type-aloud.ts
 * ROUNDS`.
 */
const shop = await openTestShop();
const marks: string[] = [];
for (let round = 0; round < Number(process.argv[2]); round += 1) {
  const typing = new Typing(round);
  const { refused } = await typeEverywhere(shop, typing);
  if (refused.length > 0) throw new Error(`Refused: ${refused.join(', ')}`);
  marks.push(...typing.all.map(({ mark }) => mark));
}
await shop.close();
console.log(JSON.stringify(marks));
