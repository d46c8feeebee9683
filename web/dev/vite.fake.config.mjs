import { defineConfig } from 'vite';
import { fake } from './fake.mjs';
export default defineConfig({ plugins: [fake()], server: { port: Number(process.env.PORT ?? 5199) } });
