import { defineConfig } from '@playwright/test';
import tests from '../playwright.config';

// `npm run slow`: the page on a slow machine and line, in figures.
export default defineConfig({ ...tests, testDir: '.', testMatch: 'slow.ts', workers: 1 });
