import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Address of a shop's server. Browsers see one origin, and the server its own. */
const target = process.env.SHOP_URL;
const proxy = target && { target, changeOrigin: true, headers: { origin: target } };

export default defineConfig({
  plugins: [react()],
  ...(proxy ? { server: { proxy: { '/api': proxy, '/pictures': proxy } } } : {}),
});
