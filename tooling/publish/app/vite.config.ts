import { defineConfig } from 'vite';

/** The shop, where this app calls it through a proxy: to browsers both are one origin, and the shop is asked as by itself. */
const target = process.env.API_URL;
const proxy = target && { target, changeOrigin: true, headers: { origin: target } };

export default defineConfig({
  build: { rolldownOptions: { input: ['index.html', 'ssr.html', 'other-origin.html', 'small-shop/index.html'] } },
  ...(proxy ? { preview: { proxy: { '/api': proxy, '/pictures': proxy } } } : {}),
});
