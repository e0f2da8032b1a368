// What the page asks over HTTP.
import type { Catalogue, Frames, Made, ReplaySummary, Room, Settings, Text } from './protocol';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly why: Text,
  ) {
    super(why.en);
  }
}

async function ask<T>(path: string, how: RequestInit = {}): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, how);
  } catch {
    throw new ApiError(0, { zh: '连不上服务器。', en: 'The server cannot be reached.' });
  }
  const text = await answer.text();
  try {
    const json = JSON.parse(text);
    if (answer.ok) return json as T;
    throw new ApiError(answer.status, json.error.why as Text);
  } catch (e) {
    if (e instanceof ApiError) throw e;
    throw new ApiError(answer.status, {
      zh: '服务器的回答读不懂。',
      en: 'The answer of the server makes no sense.',
    });
  }
}

export const makeRoom = (settings: Settings) =>
  ask<Made>('/api/rooms', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(settings),
  });
export const listRooms = async () => (await ask<{ rooms: Room[] }>('/api/rooms')).rooms;
export const listReplays = async () => (await ask<{ replays: ReplaySummary[] }>('/api/replays')).replays;
export const getReplay = (id: string, seat: string) =>
  ask<Frames>(`/api/replays/${encodeURIComponent(id)}?seat=${encodeURIComponent(seat)}`);
// A token is a seat: it is not put into an address, where it would be written down on the way.
export const getHistory = (room: string, token: string | null) =>
  ask<Frames>(
    `/api/rooms/${encodeURIComponent(room)}/history`,
    token ? { headers: { authorization: `Bearer ${token}` } } : {},
  );
export const recordingOf = (id: string) => `/replays/${encodeURIComponent(id)}.jiesuan`;

let catalogue: Promise<Catalogue> | undefined;
export const getCatalogue = () => {
  catalogue ??= ask<Catalogue>('/api/catalogue').catch((e: unknown) => {
    catalogue = undefined; // asked again next time
    throw e;
  });
  return catalogue;
};
