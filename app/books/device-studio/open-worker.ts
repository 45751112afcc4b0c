// oxlint-disable-next-line import/default -- Vite makes it.
import address from './likeness-worker.ts?worker&url';

interface Policy {
  createScriptURL: (url: string) => string;
}
const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy };
};
/** Pages take the address of a script from a policy alone: this one knows one address. */
const policy = trustedTypes?.createPolicy('studio', {
  createScriptURL: (url) => {
    if (url !== address) throw new TypeError('That is not the studio.');
    return url;
  },
});

/** A studio of its own thread. */
export const openWorker = (): Worker =>
  new Worker(policy?.createScriptURL(address) ?? address, { type: 'module' });
