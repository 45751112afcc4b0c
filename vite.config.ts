import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), babel({ presets: [reactCompilerPreset()] }), reactRouter()],
  environments: {
    ssr: { build: { rolldownOptions: { input: './app/web.server.ts' } } },
  },
  build: { assetsInlineLimit: 0 },
});
