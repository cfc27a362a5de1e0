import type { StorybookConfig } from '@storybook/react-vite';
import { wordsSheet } from './words.ts';

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  stories: [
    '../src/**/*.mdx',
    '../src/**/*.stories.tsx',
    '../../../packages/ui/src/**/*.mdx',
    '../../../packages/ui/src/**/*.stories.tsx',
    '../../../apps/{shop,desk}/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The page's colour follows from the theme.
  features: { sidebarOnboardingChecklist: false, backgrounds: false },
  managerHead: (head = '') => `${head}${wordsSheet}`,
  previewHead: (head = '') => `${head}${wordsSheet}`,
  // Tests that show nothing new: out of the sidebar unless asked for, and out of the documentation.
  tags: { behaviour: { defaultFilterSelection: 'exclude' } },
  docs: { defaultName: '说明' },
};

export default config;
