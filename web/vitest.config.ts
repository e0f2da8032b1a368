import { mergeConfig } from 'vitest/config';
import page from './vite.config';

export default mergeConfig(page, { test: { include: ['tests/**/*.test.ts'] } });
