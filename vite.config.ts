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

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: [SHARED, BUYING, BOOKS] } } } },
    },
    ssr: { build: { rolldownOptions: { input: './app/web.server.ts' } } },
  },
  // It finds its WebAssembly file beside its own module.
  optimizeDeps: { exclude: ['harfbuzzjs'] },
  build: { assetsInlineLimit: 0 },
});
