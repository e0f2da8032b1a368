// Keeps the page itself, so that it opens without a network: what the server says is asked anew each time, and only
// if it does not answer the page is taken from here. Games, rooms and replays are never kept.
const KEPT = 'jiesuan-page';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((kept) => kept.addAll(['/', '/icon.svg']))
      .then(() => self.skipWaiting()),
  );
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// The names of assets tell their content: one that is there is right. Those the page no longer names are let go.
async function asset(request) {
  const kept = await caches.open(KEPT);
  const known = await kept.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await kept.put(request, answer.clone());
  return answer;
}
async function page(request) {
  const kept = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok && new URL(request.url).pathname === '/') {
      await tidy(kept, await answer.clone().text());
      await kept.put('/', answer.clone());
    }
    return answer;
  } catch (e) {
    const known = await kept.match('/');
    if (known) return known;
    throw e;
  }
}
// A new page with a new script: whatever belongs to the old one goes.
async function tidy(kept, html) {
  const [script] = /\/assets\/[^"]+\.js/.exec(html) ?? [];
  const before = await kept.match('/');
  if (!script || !before || (await before.text()).includes(script)) return;
  for (const request of await kept.keys())
    if (new URL(request.url).pathname.startsWith('/assets/')) await kept.delete(request);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(asset(request));
  else if (request.mode === 'navigate') event.respondWith(page(request));
});
