import { defineConfig } from '@playwright/test';
import tests from '../playwright.config';

// `npm run record`: plays games and keeps samples of what the server says, for the tests in tests/.
export default defineConfig({ ...tests, testDir: '.', testMatch: 'record.ts', workers: 1, timeout: 300_000 });
