// Three small sounds, made on the spot; off unless asked for.
import { prefs } from './prefs.svelte';

let audio: AudioContext | undefined;

function tone(from: number, to: number, seconds: number, volume: number): void {
  audio ??= new AudioContext();
  const [oscillator, gain] = [audio.createOscillator(), audio.createGain()];
  const now = audio.currentTime;
  oscillator.type = 'triangle';
  oscillator.frequency.setValueAtTime(from, now);
  oscillator.frequency.exponentialRampToValueAtTime(to, now + seconds);
  gain.gain.setValueAtTime(volume, now);
  gain.gain.exponentialRampToValueAtTime(0.001, now + seconds);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(now);
  oscillator.stop(now + seconds);
}

export function sound(what: 'asked' | 'card' | 'hurt'): void {
  if (!prefs.sounds) return;
  if (what === 'asked') tone(660, 880, 0.18, 0.12);
  else if (what === 'card') tone(320, 260, 0.07, 0.08);
  else tone(180, 70, 0.22, 0.16);
}
