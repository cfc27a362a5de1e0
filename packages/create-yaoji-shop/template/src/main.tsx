import { startShopInMemory } from './shop-in-memory';

// To call a server instead, delete this line and set SHOP_URL (vite.config.ts).
await startShopInMemory();
await import('./shop/app');
