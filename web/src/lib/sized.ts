// Svelte action: tells how wide an element is whenever it has been laid out. `bind:clientWidth` wants to know at once,
// and lays out the whole table in the middle of whatever is being done.
import type { ActionReturn } from 'svelte/action';

export function sized(el: HTMLElement, told: (width: number) => void): ActionReturn {
  const observer = new ResizeObserver(() => told(el.clientWidth));
  observer.observe(el);
  return { destroy: () => observer.disconnect() };
}
