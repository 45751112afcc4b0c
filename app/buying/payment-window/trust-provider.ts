/** What would run, or bring in what runs. */
const RUNS = /<\s*\/?(?:script|iframe|frame|object|embed|base|link|meta)\b|\bon\w+\s*=|javascript:|srcdoc/i;

interface Rules {
  createScriptURL: (url: string) => string | null;
  createHTML: (html: string) => string | null;
}
const { trustedTypes } = globalThis as {
  trustedTypes?: { defaultPolicy: object | null; createPolicy: (name: 'default', rules: Rules) => unknown };
};

/**
 * The provider's script knows nothing of trusted types. From the moment of paying this document takes strings from it:
 * addresses of its own scripts, and markup that neither runs nor loads. No document does that before.
 */
export function trustProvider(origin: string): void {
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createScriptURL: (url) => (new URL(url, location.href).origin === origin ? url : null),
    createHTML: (html) => (RUNS.test(html) ? null : html),
  });
}
