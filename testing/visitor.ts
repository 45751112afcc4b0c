/**
 * One browser as the server sees it: it keeps cookies, sends the shop's own Origin, and follows no
 * redirects.
 */
export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly #shopUrl: string;
  /** Sent as Origin with every request that changes something; null sends none. */
  origin: string | null;
  /**
   * The visitor's address, for a shop behind a proxy. Without it, everybody comes from the test's own
   * machine.
   */
  address: string | undefined;

  constructor(shopUrl: string) {
    this.#shopUrl = shopUrl;
    this.origin = shopUrl;
  }

  /** The same browser in another window, or at another process of the shop. */
  elsewhere(shopUrl = this.#shopUrl): Visitor {
    const other = new Visitor(shopUrl);
    for (const [name, value] of this.cookies) other.cookies.set(name, value);
    return other;
  }

  async send(
    method: string,
    path: string,
    body?: BodyInit,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const all = new Headers(headers);
    if (this.address) all.set('X-Forwarded-For', this.address);
    if (this.cookies.size > 0)
      all.set('Cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    if (this.origin && method !== 'GET') all.set('Origin', this.origin);
    const response = await fetch(new URL(path, this.#shopUrl), {
      method,
      headers: all,
      redirect: 'manual',
      ...(body === undefined ? {} : { body }),
    });
    this.#keep(response.headers.getSetCookie());
    return response;
  }

  get(path: string, headers?: Record<string, string>): Promise<Response> {
    return this.send('GET', path, undefined, headers);
  }

  postJson(path: string, value: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return this.send('POST', path, JSON.stringify(value), { 'Content-Type': 'application/json', ...headers });
  }

  postForm(
    path: string,
    fields: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<Response> {
    return this.send('POST', path, new URLSearchParams(fields), headers);
  }

  #keep(setCookies: string[]): void {
    for (const line of setCookies) {
      const [pair = '', ...attributes] = line.split(';');
      const name = pair.slice(0, pair.indexOf('='));
      const gone = attributes.some((attribute) =>
        /max-age=0\b|expires=thu, 01 jan 1970/i.test(attribute.trim()),
      );
      if (gone) this.cookies.delete(name);
      else this.cookies.set(name, pair.slice(pair.indexOf('=') + 1));
    }
  }
}
