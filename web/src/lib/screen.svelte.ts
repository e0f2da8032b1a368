// How much room there is (the same measures as in the styles): as narrow as a phone held upright, as low as one
// that lies.
import { MediaQuery } from 'svelte/reactivity';

export const upright = new MediaQuery('(max-width: 760px)');
export const low = new MediaQuery('(max-height: 520px)');
export const narrow = new MediaQuery('(max-width: 760px), (max-height: 520px)');
