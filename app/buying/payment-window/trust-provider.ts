/** Matches markup that runs code, or loads something that does. */
const RUNS = /<\s*\/?(?:script|iframe|frame|object|embed|base|link|meta)\b|\bon\w+\s*=|javascript:|srcdoc/i;

interface Rules {
  createScriptURL: (url: string) => string | null;
  createHTML: (html: string) => string | null;
}
const { trustedTypes } = globalThis as {
  trustedTypes?: { defaultPolicy: object | null; createPolicy: (name: 'default', rules: Rules) => unknown };
};

/**
 * The provider's script does not support trusted types. Once the customer pays, this document accepts strings
 * from it: script addresses of the provider's own origin, and markup that neither runs nor loads anything.
 * Before that, no document accepts any.
 */
export function trustProvider(origin: string): void {
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createScriptURL: (url) => (new URL(url, location.href).origin === origin ? url : null),
    createHTML: (html) => (RUNS.test(html) ? null : html),
  });
}
