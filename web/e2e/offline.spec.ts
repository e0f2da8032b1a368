// Installable, and the home page opens without a network.
import { expect, test } from './table';

test('the page can be installed, and opens without a network', async ({ context, open, server }) => {
  const page = await open('/');
  const link = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = (await (await fetch(server.url + link)).json()) as {
    icons: { src: string }[];
    display: string;
  };
  expect(manifest.display).toBe('standalone');
  for (const { src } of manifest.icons) expect((await fetch(server.url + src)).status).toBe(200);
  // The second time the worker has everything that is loaded.
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect(page.locator('h1')).toBeVisible();
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('jiesuan-page')).keys()).length))
    .toBeGreaterThanOrEqual(4);
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('h1')).toBeVisible();
  const kept = await page.evaluate(async () =>
    (await (await caches.open('jiesuan-page')).keys()).map((r) => new URL(r.url).pathname),
  );
  expect(kept.filter((path) => /^\/(api|replays|room|ws)/.test(path))).toEqual([]);
});
