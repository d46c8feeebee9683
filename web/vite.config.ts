import { defineConfig } from 'vite';

// `npm run dev` shows the pages with a server that runs on this address; the build needs none.
const server = 'http://localhost:8080';

export default defineConfig({
  build: {
    outDir: 'target/classes/static',
    emptyOutDir: true,
    target: 'es2022',
    // The page's content policy allows no inlined resources in styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  server: {
    port: 5173,
    proxy: { '/api': server, '/actuator': server, '/v3': server, '/swagger-ui': server },
  },
});
