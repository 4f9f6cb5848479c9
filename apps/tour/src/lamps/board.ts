import type { Paint } from '../page.js';
import type { LampsCard, LampsState } from './game.js';

type Facts = Pick<LampsCard, 'glow' | 'lit' | 'street'> & Partial<LampsCard>;

function lamp(name: string, facts: Facts): LampsCard {
  return {
    instanceId: name,
    incarnation: 0,
    publicId: name,
    name,
    types: ['lamp'],
    zone: 'play',
    owner: 'bob',
    controller: 'bob',
    exerted: false,
    damage: 0,
    keywords: [],
    characteristics: [],
    ...facts,
  };
}

const ann = { owner: 'ann', controller: 'ann' };
const warden = { types: ['warden'], glow: 0, lit: false };

/** The evening on which Ann plays Gust. */
export const evening: LampsState = {
  gone: [],
  cards: [
    lamp('wick', { glow: 1, lit: true, street: 'Mill Lane' }),
    lamp('torch', { glow: 2, lit: true, street: 'Mill Lane' }),
    lamp('flare', { glow: 3, lit: true, street: 'Quay' }),
    lamp('ember', { glow: 2, lit: false, street: 'Quay' }),
    lamp('beacon', { glow: 5, lit: true, street: 'Quay' }),
    lamp('moon', { glow: 3, lit: true, street: 'Quay', keywords: ['veil'] }),
    lamp('candle', { glow: 1, lit: true, street: 'Abbey' }),
    lamp('osric', { ...warden, street: 'Abbey' }),
    lamp('oil', { ...ann, glow: 2, lit: true, street: 'Mill Lane' }),
  ],
};

/**
 * Returns the same board with one card changed. A card that comes back is a new object, with another
 * incarnation.
 */
export function changed(state: LampsState, name: string, facts: Partial<LampsCard>): LampsState {
  const before = state.cards.filter(({ instanceId }) => instanceId === name);
  const left = facts.incarnation === undefined ? [] : before;
  const cards = state.cards.map((found) => (found.instanceId === name ? { ...found, ...facts } : found));
  return { cards, gone: [...state.gone, ...left] };
}

/** Returns the board as a table. */
export function boardTable({ cards }: LampsState, paint: Paint): string {
  const rows = cards.map(({ name, controller, types, glow, lit, street, keywords }) => {
    const kind = types.join();
    const light = (lit ? '*'.repeat(glow) : kind === 'lamp' ? '-' : '').padEnd(6);
    const facts = [name.padEnd(7), controller.padEnd(4), kind.padEnd(7), lit ? paint.yellow(light) : light];
    return [...facts, street.padEnd(10), keywords.join(', ')].join(' ');
  });
  return [paint.dim('card    of   what    glow   street'), ...rows].join('\n');
}
