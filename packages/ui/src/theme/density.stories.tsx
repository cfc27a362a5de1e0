import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { otherLines } from '../../stories/cart.ts';
import { ordinary } from '../../stories/goods.ts';
import { brand } from '../../stories/layout.ts';
import { clamp, limits } from '../../stories/quantity.ts';
import { CartDrawerFoot, CartDrawerLines } from '../components/cart-drawer/cart-drawer.tsx';
import { CartLine } from '../components/cart-line/cart-line.tsx';
import { GoodsCard } from '../components/goods-card/goods-card.tsx';
import { CartButton } from '../components/header/cart-button.tsx';
import { Header } from '../components/header/header.tsx';
import { SettlementBar } from '../components/settlement-bar/settlement-bar.tsx';
import { densities } from './densities.ts';
import * as css from './foundations.css.ts';

const inDrawer = otherLines.map(({ id, name, href, picture, spec, unitPrice, quantity }) => ({
  id,
  name,
  href,
  picture,
  spec,
  unitPrice,
  quantity,
}));
const doNothing = fn();

/** These are side by side. */
const widths: Record<string, number> = { 商品卡片: 230, 抽屉里的行: 310 };

const parts: Record<string, ReactNode> = {
  商品卡片: (
    <GoodsCard
      goods={ordinary}
      quantity="10"
      limits={limits}
      clamp={clamp}
      onQuantityChange={doNothing}
      onAdd={doNothing}
      favourite={false}
      onFavourite={doNothing}
    />
  ),
  抽屉里的行: (
    <>
      <CartDrawerLines lines={inDrawer} onRemove={doNothing} />
      <CartDrawerFoot count={2} total="480.00" href="#cart" />
    </>
  ),
  页头: <Header brand={brand} aside={<CartButton count={3} href="#cart" />} />,
  购物车行: otherLines.map((line) => (
    <CartLine
      key={line.id}
      line={line}
      clamp={clamp}
      onSelect={doNothing}
      onQuantityChange={doNothing}
      onRemove={doNothing}
    />
  )),
  结算栏: <SettlementBar total="480.00" summary="已选 2 种" onSubmit={doNothing} />,
};

const meta = {
  title: '基础/密度',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    // The same landmark appears at every density.
    a11y: { options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] } },
  },
} satisfies Meta;
export default meta;

/** Every composed part at every density. */
export const ComposedParts: StoryObj<typeof meta> = {
  name: '各部件',
  render: () => (
    <>
      {Object.entries(parts).map(([part, shown]) => (
        <section key={part} aria-label={part} className={widths[part] ? css.narrowPart : css.part}>
          <strong>{part}</strong>
          {Object.entries(densities).map(([name, { title, factor }]) => (
            <div key={name} className={css.density}>
              <small>
                {title} ×{factor}
              </small>
              <div data-density={name} style={{ width: widths[part] }}>
                {shown}
              </div>
            </div>
          ))}
        </section>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const part of Object.keys(parts)) {
      const boxes = canvas.getByRole('region', { name: part }).querySelectorAll('[data-density]');
      await waitFor(() => {
        const [compact = 0, normal = 0, roomy = 0] = [...boxes].map((box) => box.getBoundingClientRect().height);
        return expect([part, compact < normal, normal < roomy]).toEqual([part, true, true]);
      });
    }
  },
};
