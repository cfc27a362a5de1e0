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

const screens = [
  '整页-首页--visitor',
  '整页-首页--newcomer',
  '整页-首页--buyer',
  '整页-找商品--cards',
  '整页-找商品--table',
  '整页-找商品--search',
  '整页-找商品--detail',
  '整页-下单--cart',
  '整页-下单--checkout',
  '整页-下单--quick-purchase',
  '整页-订单与账户--orders',
] as const;

const meta = {
  title: '整页/总览',
  component: Overview,
  // Its screens have their own tests.
  tags: ['!test', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { screen: '整页-找商品--cards', theme: 'light', zone: 'normal' },
  argTypes: {
    screen: { control: 'select', options: screens },
    theme: { control: 'inline-radio', options: ['light', 'dark'] },
    zone: { control: 'inline-radio', options: ['normal', 'yx', 'zy', 'qx'] },
  },
} satisfies Meta<typeof Overview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeWidths: Story = { name: '三种宽度' };

const themes = (['light', 'dark'] as const).flatMap((theme) =>
  (['normal', 'yx', 'zy', 'qx'] as const).map((zone) => ({ theme, zone })),
);
export const AllThemes: Story = {
  name: '全部主题',
  render: ({ screen }) => (
    <>
      {themes.map(({ theme, zone }) => (
        <Overview key={theme + zone} screen={screen} theme={theme} zone={zone} />
      ))}
    </>
  ),
};
