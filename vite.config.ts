import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    ssr: { build: { rolldownOptions: { input: './app/web.server.ts' } } },
  },
  // It finds its WebAssembly file beside its own module.
  optimizeDeps: { exclude: ['harfbuzzjs'] },
  build: { assetsInlineLimit: 0 },
});
