import { defineConfig } from '@playwright/test';
import tests from '../playwright.config';

// `npm run evening`: two people at a table of five, in real time.
export default defineConfig({ ...tests, testDir: '.', testMatch: 'evening.ts', workers: 1 });
