import type { GameMessages } from '@reticle/core';
import * as z from 'zod';
import { MANA_TYPES } from './mana.js';

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const lacks = z.array(z.object({ amount: z.number(), of: z.array(z.string()) }));
const lackOf = (value: unknown): string => {
  const read = lacks.safeParse(value);
  if (!read.success) return text(value);
  return read.data
    .map(({ amount, of }) => `${amount} ${of.length === MANA_TYPES.length ? 'of any type' : of.join(' or ')}`)
    .join(', ');
};

/** What the codes about mana say in English. */
export const manaMessages: GameMessages = {
  'mtg.unknownManaSymbol': ({ symbol }) => `"${text(symbol)}" is no mana symbol (rule 107.4).`,
  'mtg.unmodelledManaSymbol': ({ symbol }) => `The mana symbol "${text(symbol)}" is not modelled.`,
  'mtg.tooMuchMana': ({ what, limit }) => `The ${text(what)} is more than the limit of ${text(limit)}.`,
  'mtg.notInPool': ({ mana, short }) => `The pool lacks ${text(short)} ${text(mana)} mana (rule 118.3).`,
  'mtg.announceX': ({ X }) => `X must be announced as a number of 0 or more, not ${text(X)} (rule 601.2b).`,
  'mtg.wrongPhyrexianLife': ({ announced, symbols }) =>
    `Life is announced for ${text(announced)} Phyrexian symbols; the cost has ${text(symbols)} (rule 107.4f).`,
  'mtg.cantPayMana': ({ cost, lacks: wanted }) =>
    `${text(cost)} can't be paid: it lacks ${lackOf(wanted)} (rule 118.3).`,
  'mtg.unclearReduction': ({ reduction, part }) =>
    `What ${text(reduction)} takes off ${text(part)} depends on a choice that is not announced (rule 118.7).`,
};
