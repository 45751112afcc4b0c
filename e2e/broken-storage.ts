import type { BrowserContext } from '@playwright/test';

/** Browsers that store nothing, or only a part. Each function runs before the page's own scripts. */
export const BROKEN = {
  'local storage is forbidden': () => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  },
  'all storage but cookies is forbidden': () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  },
  'there is no storage at all': () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { value: undefined });
  },
  'there is room for a few words only, and none in the database': () => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key: string, text: string) {
      if (text.length > 300) throw new DOMException('Full.', 'QuotaExceededError');
      setItem.call(this, key, text);
    };
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
  },
  'storage is full of an older book, and the database throws': () => {
    const old = JSON.stringify({ version: 1, draft: { characterName: 'Old' } });
    if (!localStorage.getItem('nv.draft')) localStorage.setItem('nv.draft', old);
    Storage.prototype.setItem = () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
    Storage.prototype.removeItem = () => {
      throw new DOMException('Read only.', 'InvalidStateError');
    };
    IDBFactory.prototype.open = () => {
      throw new DOMException('Closed.', 'UnknownError');
    };
  },
  'storage forgets without a word, and the database never answers': () => {
    Storage.prototype.setItem = () => {};
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (name: string) {
      const request = open.call(this, `${name}-unheard`);
      for (const event of ['onsuccess', 'onerror', 'onupgradeneeded', 'addEventListener'])
        Object.defineProperty(request, event, { value: () => {}, writable: true });
      return request;
    };
  },
  'storage is emptied between pages': () => {
    if (window !== top) return;
    localStorage.clear();
    sessionStorage.clear();
    indexedDB.deleteDatabase('keyval-store');
  },
};

/** Blocks the shop's cookies in both directions. */
export async function blockCookies(context: BrowserContext): Promise<void> {
  await context.route('**/*', async (route) => {
    const { cookie: _cookie, ...headers } = await route.request().allHeaders();
    const answer = await route.fetch({ headers, maxRedirects: 0 }).catch(() => null);
    if (!answer) return route.abort();
    const { 'set-cookie': _set, ...rest } = answer.headers();
    await route.fulfill({ response: answer, headers: rest });
    await context.clearCookies();
  });
}
