import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** What most pages need, in one file: twenty small ones wait for the road and not for their bytes. */
const SHARED = { name: 'shared', test: /\/app\/|lucide-react/, minShareCount: 8 };

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [SHARED] } } } } },
    ssr: { build: { rolldownOptions: { input: './app/web.server.ts' } } },
  },
  // It finds its WebAssembly file beside its own module.
  optimizeDeps: { exclude: ['harfbuzzjs'] },
  build: { assetsInlineLimit: 0 },
});
