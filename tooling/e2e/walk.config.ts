import { defineConfig } from '@playwright/test';
import journeys, { desktop, phone } from './playwright.config.ts';

/** Tests that run before a release only: every page for every viewer, and all at a phone's width. */
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
