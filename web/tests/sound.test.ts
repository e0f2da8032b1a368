import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefs } from '../src/lib/prefs.svelte';
import { EVERY_LOG_KIND, type LogKind } from '../src/lib/protocol';
import { sound } from '../src/lib/sound';
import { soundOf, SOUNDS, type Sound } from '../src/lib/sounds';

const at = (...kinds: LogKind[]) => soundOf(kinds.map((kind) => ({ kind })));

describe('what is heard', () => {
  it('is the most important of what happens at once', () => {
    expect(at('moved', 'damage_dealt', 'card_used')).toBe('damage');
    expect(at('damage_dealt', 'died')).toBe('death');
    expect(at('card_used', 'moved')).toBe('use');
    expect(at()).toBeNull();
  });
  it('has a sound of its own for every kind of beat, and every sound is heard of something', () => {
    const heard = new Set(EVERY_LOG_KIND.map((kind) => at(kind)).filter(Boolean));
    expect([...Object.keys(SOUNDS)].filter((s) => s !== 'asked' && !heard.has(s as Sound))).toEqual([]);
    const drawn = Object.values(SOUNDS).map((voices) => JSON.stringify(voices));
    expect(new Set(drawn).size).toBe(drawn.length);
  });
  it('is short and not loud', () => {
    for (const [name, voices] of Object.entries(SOUNDS)) {
      for (const v of voices) expect((v.at ?? 0) + v.lasts, name).toBeLessThanOrEqual(1.5);
      expect(
        voices.reduce((sum, v) => sum + v.loud, 0),
        name,
      ).toBeLessThan(0.9);
    }
  });
});

describe('a sound', () => {
  const started: number[] = [];
  beforeEach(() => {
    started.length = 0;
    const param = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
    const node = (): object => ({
      gain: param,
      frequency: param,
      connect: (next: unknown) => next,
      start: (when: number) => started.push(when),
      stop() {},
    });
    class Fake {
      state = 'running';
      currentTime = 0;
      sampleRate = 100;
      destination = {};
      createGain = node;
      createOscillator = node;
      createBiquadFilter = node;
      createBufferSource = node;
      createBuffer = () => ({ getChannelData: () => new Float32Array(50) });
    }
    vi.stubGlobal('AudioContext', Fake);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    prefs.sounds = false;
  });
  it('is made of all its voices, and of none when sounds are off', () => {
    prefs.sounds = false;
    sound('death');
    expect(started).toHaveLength(0);
    prefs.sounds = true;
    sound('death');
    expect(started).toHaveLength(SOUNDS.death.length);
  });
});
