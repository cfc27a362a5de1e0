import { defineConfig } from 'vite';

/** The shop behind this app's proxy: browsers see one origin, and the shop sees its own. */
const target = process.env.API_URL;
const proxy = target && { target, changeOrigin: true, headers: { origin: target } };

export default defineConfig({
  build: { rolldownOptions: { input: ['index.html', 'ssr.html', 'other-origin.html', 'small-shop/index.html'] } },
  ...(proxy ? { preview: { proxy: { '/api': proxy, '/pictures': proxy } } } : {}),
});
