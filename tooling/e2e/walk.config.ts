import { defineConfig } from '@playwright/test';
import journeys, { desktop, phone } from './playwright.config.ts';

/** What is walked before a release and not at each change: every page for every viewer, and all at the width of a phone. */
export default defineConfig(
  { ...journeys, grepInvert: [], projects: [] },
  {
    projects: [
      { name: 'walks', testDir: 'walks', use: desktop },
      { name: 'walks, mobile', testDir: 'walks', grep: /@mobile/, use: phone },
      { name: 'journeys', testDir: 'journeys', grep: /@walk/, use: desktop },
      { name: 'journeys, mobile', testDir: 'journeys', grep: /@mobile/, use: phone },
    ],
  },
);
