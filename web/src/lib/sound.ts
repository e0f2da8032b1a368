// Plays sounds, made on the spot. Short, and off unless asked for.
import { prefs } from './prefs.svelte';
import type { Entry } from './protocol';
import { soundOf, SOUNDS, type Sound, type Voice } from './sounds';

let audio: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

function breath(on: AudioContext): AudioBufferSourceNode {
  if (!hiss) {
    hiss = on.createBuffer(1, on.sampleRate / 2, on.sampleRate);
    const wave = hiss.getChannelData(0);
    for (let i = 0; i < wave.length; ++i) wave[i] = Math.random() * 2 - 1;
  }
  const source = on.createBufferSource();
  source.buffer = hiss;
  source.loop = true;
  return source;
}

function play(on: AudioContext, v: Voice): void {
  const start = on.currentTime + (v.at ?? 0);
  const end = start + v.lasts;
  const gain = on.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(v.loud, start + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0005, end);
  gain.connect(on.destination);
  if (v.kind === 'noise') {
    const [source, band] = [breath(on), on.createBiquadFilter()];
    band.type = 'bandpass';
    band.frequency.setValueAtTime(v.from, start);
    source.connect(band).connect(gain);
    source.start(start);
    source.stop(end);
  } else {
    const source = on.createOscillator();
    source.type = v.kind;
    source.frequency.setValueAtTime(v.from, start);
    source.frequency.exponentialRampToValueAtTime(v.to ?? v.from, end);
    source.connect(gain);
    source.start(start);
    source.stop(end);
  }
}

export function sound(what: Sound): void {
  if (!prefs.sounds || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  // A browser lets nothing be heard before somebody has pressed something.
  if (audio.state === 'suspended') void audio.resume().catch(() => {});
  for (const voice of SOUNDS[what]) play(audio, voice);
}
// What happened at one moment.
export function soundsLike(entries: readonly Pick<Entry, 'kind'>[]): void {
  const what = soundOf(entries);
  if (what) sound(what);
}
