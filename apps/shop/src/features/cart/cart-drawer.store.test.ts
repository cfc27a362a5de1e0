import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { closeCartDrawer, toggleCartDrawer, useCartDrawer, useDrawerOnCart } from './cart-drawer.store.ts';

const isOpen = () => useCartDrawer.getState().open;
const widen = (width: number) => Object.assign(window, { innerWidth: width });

beforeEach(closeCartDrawer);

test('[S1] going to step 1 opens the drawer from 1280 px, where the page makes room', () => {
  widen(1280);
  const { rerender } = renderHook(({ step }) => useDrawerOnCart(step), {
    initialProps: { step: 0 as number | null },
  });
  closeCartDrawer();
  rerender({ step: 1 });
  expect(isOpen()).toBe(true);
});

test('[S1] it closes where it would cover the amounts', () => {
  widen(1279);
  toggleCartDrawer();
  renderHook(() => useDrawerOnCart(1));
  expect(isOpen()).toBe(false);
});

test('[S1] it closes on later steps, and is unchanged on other pages', () => {
  widen(1920);
  toggleCartDrawer();
  const { rerender } = renderHook(({ step }) => useDrawerOnCart(step), {
    initialProps: { step: null as number | null },
  });
  expect(isOpen()).toBe(true);
  rerender({ step: 2 });
  expect(isOpen()).toBe(false);
});
