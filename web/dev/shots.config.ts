import { defineConfig } from '@playwright/test';
import tests from '../playwright.config';

// `npm run shots`: the pictures of docs/screenshots, taken from a running table.
export default defineConfig({ ...tests, testDir: '.', testMatch: 'shots.ts', workers: 1 });
