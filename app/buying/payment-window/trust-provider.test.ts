import { afterEach, beforeEach, expect, it, vi } from 'vitest';

interface Rules {
  createScriptURL: (url: string) => string | null;
  createHTML: (html: string) => string | null;
  createScript?: unknown;
}
const made: [name: string, rules: Rules][] = [];

beforeEach(() => {
  made.length = 0;
  vi.resetModules();
  vi.stubGlobal('location', { href: 'https://shop.example/create/payment' });
  vi.stubGlobal('trustedTypes', {
    defaultPolicy: null,
    createPolicy(this: { defaultPolicy: unknown }, name: string, rules: Rules) {
      made.push([name, rules]);
      this.defaultPolicy = rules;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

async function rulesWhilePaying(): Promise<Rules> {
  const { trustProvider } = await import('./trust-provider.ts');
  expect(made).toEqual([]);
  trustProvider('https://checkout.example');
  trustProvider('https://checkout.example');
  expect(made.map(([name]) => name)).toEqual(['default']);
  return made[0]![1];
}

it('lets scripts come from the provider, and from nowhere else', async () => {
  const { createScriptURL } = await rulesWhilePaying();
  expect(createScriptURL('https://checkout.example/v1/more.js')).toBe('https://checkout.example/v1/more.js');
  for (const url of [
    'https://elsewhere.example/a.js',
    '/own.js',
    'data:text/javascript,1',
    '//checkout.example.evil/',
  ])
    expect(createScriptURL(url)).toBeNull();
});

it('lets markup in that neither runs nor loads, and no script as text', async () => {
  const { createHTML, createScript } = await rulesWhilePaying();
  expect(createHTML('<div class="backdrop"><span>Wait</span></div>')).toContain('backdrop');
  for (const html of [
    '<script>1</script>',
    '<img src=x onerror=alert(1)>',
    '<iframe srcdoc="x">',
    '<a href="javascript:1">',
  ])
    expect(createHTML(html)).toBeNull();
  expect(createScript).toBeUndefined();
});
