import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { packedFiles } from './scripts/packed-files.ts';

/**
 * What most pages need, in one file: twenty small ones wait for the road and not for their bytes. The forms of accounts
 * are shared by many pages too, staff's among them, but a visitor who reads about a book needs none of them. The rules of
 * addresses come when one is typed.
 */
const SHARED = {
  name: 'shared',
  test: /\/app\/(?!account\/account\/|platform\/(?:india|strings)\/|shop\/(?:wizard|wizard-draft|product)\/|books\/(?:photos|reader|drawing)\/|ui\/parts\/(?:guard|empty-state)|shop\/storefront\/page-intro|orders\/orders\/|buying\/checkout\/(?:address-asks|state-list)|buying\/catalogue\/(?:sample|offered)-book)|lucide-react/,
  minShareCount: 8,
};

/** The frame of every page. */
const SHELL = {
  name: 'shell',
  test: /\/app\/ui\/(?:layout\/|parts\/later)|preload-helper/,
  minShareCount: 2,
};

/** The small parts of buying, which the book's page, the cart and the wizard have in common: one road too. */
const BUYING = {
  name: 'buying',
  test: /\/app\/(?:buying\/pricing\/|shop\/cart-and-checkout\/remembered|account\/kept-drafts\/way-on|books\/(?:book\/|photos\/photo-(?:day|rules))|platform\/india\/asked-fields|ui\/parts\/guard|orders\/orders\/order-delivery|buying\/checkout\/(?!address-asks|state-list))|lucide-react/,
  minShareCount: 3,
};

/** Small parts of forms in which a book is made and counted. */
const FORMS = {
  name: 'forms',
  test: /\/app\/(?:platform\/pages\/kept-room|account\/kept-drafts\/nothing-kept|books\/book\/favourites-field)|lucide-react\/.*\/minus\./,
  minShareCount: 2,
};

/** A child's photo, for the wizard and the book's page. */
const PHOTO = { name: 'photo', test: /\/app\/books\/photos\/|idb-keyval/, minShareCount: 4 };

/** The draft of a book and its steps. */
const WIZARD = { name: 'draft', test: /\/app\/shop\/wizard(?:-draft)?\//, minShareCount: 4 };

/** What the pages of books share by twos: a dozen lines each. */
const BOOKS = {
  name: 'books',
  test: /\/app\/(?:buying\/catalogue|shop\/product)\/[\w-]+\.ts$/,
  minShareCount: 2,
};

/** What shows a drawn child in several faces. */
const FACES = { name: 'faces', test: /\/app\/books\/photo-hero\/(?:use-portraits|likeness-faces)/ };

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

const CONNECTION = path.join(import.meta.dirname, 'app/ui/parts/connection.ts');

/**
 * React Router loads the document again when the code of a page does not come, and waits for ever for that of its
 * `clientLoader`: `unlessOffline` knows better. Its own last screen shows a customer a stack of calls: a short one takes
 * its place. A version that reads otherwise stops the build.
 */
const ROUTER: Plugin = {
  name: 'mended-router',
  apply: 'build',
  transform(code, id) {
    const [file] = /\/lib\/dom\/ssr\/(?:routeModules|routes|errorBoundaries)\.js$/.exec(id) ?? [];
    if (!file) return;
    if (file.endsWith('errorBoundaries.js'))
      return replaced(code, /function RemixRootDefaultErrorBoundary[^]*(?=\/\/#endregion)/, LAST_SCREEN);
    const mended = replaced(
      code,
      /\bimport\([^()]*?(route\.(?:module|clientLoaderModule|clientActionModule))\s*\)/g,
      'unlessOffline(import(/* @vite-ignore */ $1))',
    );
    return `import { unlessOffline } from ${JSON.stringify(CONNECTION)};\n${mended}`;
  },
};

const LAST_SCREEN = `function RemixRootDefaultErrorBoundary() {
  const { createElement } = React$$1;
  return createElement('html', { lang: 'en' }, createElement('body', null,
    createElement('h1', null, 'A page got torn'), createElement('a', { href: '/' }, 'Back to Home')));
}
const BoundaryShell = ({ children }) => children;
`;

function replaced(code: string, old: string | RegExp, by: string): string {
  const changed = code.replace(old, by);
  if (changed === code) throw new Error(`React Router has changed: ${old} is not there.`);
  return changed;
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), ROUTER, packedFiles],
  worker: { format: 'es', rolldownOptions: { treeshake: { moduleSideEffects: PURE } } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          treeshake: { moduleSideEffects: PURE },
          output: { codeSplitting: { groups: [SHARED, SHELL, FORMS, BUYING, PHOTO, WIZARD, BOOKS, FACES] } },
        },
      },
    },
    ssr: {
      build: { rolldownOptions: { input: './app/web.server.ts' } },
      resolve: { noExternal: BUNDLED },
    },
  },
  // They find their WebAssembly files beside their own modules.
  optimizeDeps: { exclude: ['harfbuzzjs', 'onnxruntime-web'] },
  build: { assetsInlineLimit: 0 },
});
