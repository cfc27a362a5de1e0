import type { Meta, StoryObj } from '@storybook/react-vite';
import * as css from './overview.css.ts';

type OverviewProps = {
  /** Story that is shown. */
  screen: string;
  theme: 'light' | 'dark';
  zone: 'normal' | 'yx' | 'zy' | 'qx';
};

const widths = [
  { px: 1440, className: css.desktop },
  { px: 1024, className: css.laptop },
  { px: 390, className: css.phone },
];

function Overview({ screen, theme, zone }: OverviewProps) {
  return (
    <div className={css.row}>
      {widths.map(({ px, className }) => (
        <figure key={px}>
          <figcaption className={css.caption}>
            {px} px　{theme}　{zone}
          </figcaption>
          <div className={className}>
            <iframe
              title={`${screen} ${px} ${theme} ${zone}`}
              className={css.frame}
              src={`iframe.html?viewMode=story&id=${screen}&globals=theme:${theme};zone:${zone}`}
            />
          </div>
        </figure>
      ))}
    </div>
  );
}

const list = '整页-list-商品列表--cards';
const cart = '整页-cart-购物车--default';
const order = '整页-order-订单详情--shipped';

const meta = {
  title: '整页/Overview 总览',
  component: Overview,
  // The screens it holds are tested by themselves.
  tags: ['!test'],
  parameters: { layout: 'fullscreen' },
  args: { screen: list, theme: 'light', zone: 'normal' },
  argTypes: {
    screen: { control: 'select', options: [list, cart, order] },
    theme: { control: 'inline-radio', options: ['light', 'dark'] },
    zone: { control: 'inline-radio', options: ['normal', 'yx', 'zy', 'qx'] },
  },
} satisfies Meta<typeof Overview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const Cart: Story = { args: { screen: cart } };
export const Order: Story = { args: { screen: order } };

const themes = (['light', 'dark'] as const).flatMap((theme) =>
  (['normal', 'yx', 'zy', 'qx'] as const).map((zone) => ({ theme, zone })),
);
export const AllThemes: Story = {
  render: ({ screen }) => (
    <>
      {themes.map(({ theme, zone }) => (
        <Overview key={theme + zone} screen={screen} theme={theme} zone={zone} />
      ))}
    </>
  ),
};
