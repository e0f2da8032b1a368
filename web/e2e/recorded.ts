// A page that is asked a recorded question: the server's part of the conversation is played from fixtures/.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { FromClient, FromServer, Question } from '../src/lib/protocol';

const read = <T>(name: string): T[] =>
  JSON.parse(readFileSync(new URL(`../fixtures/${name}.json`, import.meta.url), 'utf8'));
export const recorded = () => read<Question>('questions');

export async function askAgain(page: Page, address: string, question: Question): Promise<FromClient[]> {
  const said: FromClient[] = [];
  const heard = read<FromServer>('messages').filter((m) => m.type === 'welcome' || m.type === 'update');
  await page.routeWebSocket(/\/ws$/, (socket) =>
    socket.onMessage((text) => {
      const message = JSON.parse(String(text)) as FromClient;
      said.push(message);
      if (message.type !== 'hello') return;
      for (const m of heard.sort((a) => (a.type === 'welcome' ? -1 : 1)))
        socket.send(JSON.stringify(m.type === 'update' ? { ...m, question } : m));
    }),
  );
  await page.goto(address);
  return said;
}
