import type { Tree } from './tree.ts';
import { wordOf } from './words.ts';

/** `pnpm new component stock-hint` */
export function newComponent(tree: Tree, [input = '']: readonly string[]): string[] {
  const { kebab, camel, pascal } = wordOf(input);
  tree.refuse('packages/ui/src/index.ts', new RegExp(`\\b${pascal}\\b`), `The part ${pascal}`);
  const folder = `packages/ui/src/components/${kebab}`;
  tree.create(
    `${folder}/${kebab}.tsx`,
    `import type { ReactNode } from 'react';
import * as css from './${kebab}.css.ts';

export type ${pascal}Props = {
  /** Text, or elements inside. */
  children: ReactNode;
};

export function ${pascal}({ children }: ${pascal}Props) {
  return <div className={css.${camel}}>{children}</div>;
}
`,
  );
  tree.create(
    `${folder}/${kebab}.css.ts`,
    `import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const ${camel} = style({ color: vars.color.ink });
`,
  );
  tree.create(
    `${folder}/${kebab}.stories.tsx`,
    `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usage } from '../../../stories/usage.ts';
import { ${pascal} } from './${kebab}.tsx';

const meta = {
  title: '内容/${pascal}',
  component: ${pascal},
  parameters: usage('【写明适用的场合】', '【写明不适用的场合，与该用的组件】'),
  args: { children: '库存紧张' },
} satisfies Meta<typeof ${pascal}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('库存紧张')).toBeVisible();
  },
};
export const LongestText: Story = { name: '文字最长', args: { children: '库存紧张，预计补货时间以采购员确认的到货通知为准' } };
`,
  );
  tree.create(
    `${folder}/${kebab}.mdx`,
    `import { Meta } from '@storybook/addon-docs/blocks';
import { ${pascal} } from './${kebab}.tsx';
import * as stories from './${kebab}.stories.tsx';

<Meta of={stories} />

<Part>

## 组成

<Anatomy parts={[['文字', '【写明每一部分】']]} />

## 键盘与读屏

- 【写明按键与读出的内容；没有就删去本节】

## 写法

- 【写明字数与用词】

## 该与不该

<Examples>
  <Do why="【写明为什么该】">
    <${pascal}>库存紧张</${pascal}>
  </Do>
  <Dont why="【写明为什么不该】">
    <${pascal}>温馨提示：库存紧张！</${pascal}>
  </Dont>
</Examples>

</Part>
`,
  );
  tree.insertAfter(
    'packages/ui/src/index.ts',
    /^export \{[^}]*\} from '\.\/components\/[^']+';\n/m,
    `export { ${pascal}, type ${pascal}Props } from './components/${kebab}/${kebab}.tsx';\n`,
  );
  return [
    `Its stories are its tests: one for each state, with a Chinese name, and a play function where it does something (pnpm storybook).`,
    `Choose its group in the title (操作, 表单, 导航, 反馈, 浮层, 商品 …), give it a Chinese name behind ${pascal}, and replace each 【写明…】, there and in ${kebab}.mdx: the check of words refuses them.`,
    `Say of each prop what it does and its default, in Chinese in tooling/storybook/.storybook/prop-words.json (where its meaning is the part's own, as ${pascal}.prop); texts of its own also in packages/ui/src/texts/english.ts.`,
  ];
}
