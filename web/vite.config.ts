import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { withRulings } from './dev/rulings';

// While developing, `jiesuan serve --port 8080` answers everything that is not a file of the page.
const server = process.env['JIESUAN_SERVER'] ?? 'http://localhost:8080';

export default defineConfig({
  plugins: [svelte(), withRulings()],
  server: {
    proxy: { '/api': server, '/replays': server, '/ws': { target: server.replace(/^http/, 'ws'), ws: true } },
  },
  build: { target: 'es2022', reportCompressedSize: false, assetsInlineLimit: 0 },
});
