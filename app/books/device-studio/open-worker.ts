// oxlint-disable-next-line import/default -- Vite makes it.
import address from './likeness-worker.ts?worker&url';

interface Policy {
  createScriptURL: (url: string) => string;
}
const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy };
};
/** Pages accept a script address only from a Trusted Types policy. This policy accepts a single address. */
const policy = trustedTypes?.createPolicy('studio', {
  createScriptURL: (url) => {
    if (url !== address) throw new TypeError('That is not the studio.');
    return url;
  },
});

/** Opens a studio in a thread of its own. */
export const openWorker = (): Worker =>
  new Worker(policy?.createScriptURL(address) ?? address, { type: 'module' });
