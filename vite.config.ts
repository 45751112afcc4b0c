import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/**
 * What most pages need, in one file: twenty small ones wait for the road and not for their bytes. The forms of accounts
 * are shared by many pages too, staff's among them, but a visitor who reads about a book needs none of them.
 */
const SHARED = { name: 'shared', test: /\/app\/(?!account\/)|lucide-react/, minShareCount: 8 };

/** The small parts of buying, which the book's page, the cart and the wizard have in common: one road too. */
const BUYING = { name: 'buying', test: /\/app\/(pricing|till|checkout)\/|lucide-react/, minShareCount: 3 };

/** What the pages of books share by twos: a dozen lines each. */
const BOOKS = { name: 'books', test: /\/app\/(catalogue|product)\/[\w-]+\.ts$/, minShareCount: 2 };

/**
 * What the server needs only a part of, or what is thousands of small files: as one file without the rest it takes half
 * the memory of a process, and half the time to start.
 */
const BUNDLED = [
  'lucide-react',
  'drizzle-orm',
  'zod',
  /^@?better-(auth|call|fetch)(\/|$)/,
  // What only better-auth asks for.
  /^(kysely|jose|rou3|defu)(\/|$)/,
  /^@noble\//,
];

/**
 * The workshop does nothing by being loaded. Said here, so that a browser which shows a book does not load through the
 * workshop's one door what prints, checks or divides words and only others ask for.
 */
const COMIC = path.join(import.meta.dirname, 'comic', path.sep);
const PURE = (id: string): boolean => !(id.startsWith(COMIC) && id.endsWith('.ts'));

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          treeshake: { moduleSideEffects: PURE },
          output: { codeSplitting: { groups: [SHARED, BUYING, BOOKS] } },
        },
      },
    },
    ssr: {
      build: { rolldownOptions: { input: './app/web.server.ts' } },
      resolve: { noExternal: BUNDLED },
    },
  },
  // It finds its WebAssembly file beside its own module.
  optimizeDeps: { exclude: ['harfbuzzjs'] },
  build: { assetsInlineLimit: 0 },
});
