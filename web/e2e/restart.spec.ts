import { answerOne, playOn, question } from './driver';
import { ALONE, expect, listen, seatPath, Server, test } from './table';

test('the server dies and comes back: the page finds its game again', async ({ page, faults }) => {
  const server = new Server();
  await server.start();
  try {
    listen(page, faults);
    await page.goto(server.url + seatPath(await server.makeRoom({ ...ALONE, players: 4 })));
    await playOn(page, 3);
    await expect(question(page)).toBeVisible();
    const before = await page.locator('[data-prompt]').innerText();
    await server.stop('SIGKILL');
    await expect(page.getByText('reconnecting')).toBeVisible();
    await server.start();
    await expect(page.getByText('reconnecting')).toBeHidden({ timeout: 15_000 });
    await expect(page.locator('[data-prompt]')).toHaveText(before);
    await answerOne(page, 5);
  } finally {
    await server.stop();
    server.clean();
  }
});
