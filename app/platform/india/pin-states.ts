import { type State, stateOfCode } from './states.ts';

/**
 * The state's code for the first digits of a PIN. When several entries fit, the longest counts. India Post
 * draws its regions without regard to states, and some regions of three digits cover places in two states. So
 * this is a good guess and no more. 900 to 999 is the army's post, which goes anywhere.
 */
const REGIONS = `
110:07 121-136:06 140-153:03 160:04 16005:03 16006:03 16007:03 160103:03 160104:03 171-177:02 180-193:01 194:38
201-285:09 2447:05 24470:09 246:05 2467:09 2476:05 247662:09 247669:09 248-249:05 262:05 2620:09 2621:09 2622:09
26230:09 262308:05 262309:05 262406:09 2627:09 2628:09 2629:09 263:05
301-345:08 360-396:24 36252:26 36254:26 36257:26 39621:26 39622:26 396193:26 396230:26 396235:26 396240:26
400-402:27 403:30 410-445:27 450-488:23 490-497:22
500-509:36 515-535:37 533464:34 560-591:29
600-643:33 6050:34 605104:34 60511:34 605111:33 6055:34 605501:33 607402:34 607403:34 6096:34 609608:33
670-695:32 673310:34 68255:31
700-743:19 737:11 744:35 751-770:21
781-788:18 783123:17 783134:17 790-792:12 793-794:17 795:14 796:15 797-798:13 799:16
800-855:10 813208:20 814-816:20 81413:10 814133:20 822:20 825-835:20`;

/** Regions that partly lie in another state, which the digits do not show. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  140: ['04'],
  507: ['37'],
  783: ['17'],
  533: ['34'],
};

const BY_PREFIX = new Map(
  REGIONS.trim()
    .split(/\s+/)
    .flatMap((entry) => {
      const [span = '', code = ''] = entry.split(':');
      const [first, last = first] = span.split('-');
      const prefixes = [];
      for (let each = Number(first); each <= Number(last); each += 1)
        prefixes.push([String(each), code] as const);
      return prefixes;
    }),
);

/**
 * The states in which a PIN may lie, the likeliest first. Empty for an unknown PIN and for text that is not a
 * PIN.
 */
export function statesOfPin(pin: string): State[] {
  if (!/^[1-9]\d{5}$/.test(pin)) return [];
  const fits = [6, 5, 4, 3].flatMap((digits) => BY_PREFIX.get(pin.slice(0, digits)) ?? []);
  const [likeliest] = fits;
  if (likeliest === undefined) return [];
  const region = pin.slice(0, 3);
  const others = [...BY_PREFIX].flatMap(([prefix, code]) => (prefix.startsWith(region) ? [code] : []));
  return [...new Set([likeliest, ...others, ...(ALSO[region] ?? [])])].flatMap(
    (code) => stateOfCode(code) ?? [],
  );
}
