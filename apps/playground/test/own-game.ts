import { host as taktik } from '@reticle/taktik/host';

/** A game as somebody might write one: this project's own under another name. */
export const host = { ...taktik, title: 'Tactics of mine' };
