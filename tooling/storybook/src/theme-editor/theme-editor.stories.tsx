import type { Meta, StoryObj } from '@storybook/react-vite';
import { ThemeEditor } from './theme-editor.tsx';

const meta = {
  title: '开始/主题编辑器',
  component: ThemeEditor,
  // The stories that it shows are tested by themselves, its files in theme-file.test.ts.
  tags: ['!test', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof ThemeEditor>;
export default meta;

export const Editor: StoryObj<typeof meta> = { name: '编辑' };
