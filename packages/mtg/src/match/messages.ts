import type { GameMessages } from '@reticle/core';
import * as z from 'zod';

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const lack = z.object({ code: z.string(), data: z.looseObject({}) });

/** What a card lacks, each in its own words. */
function lackWords(lacks: unknown): string {
  const read = z.array(lack).safeParse(lacks);
  if (!read.success) return text(lacks);
  return read.data
    .map(({ data }) =>
      'words' in data
        ? `its definition does not say ${text(data['words'])}`
        : `a match does not perform the ${text(data['what'])} ${JSON.stringify(data['value'])}`,
    )
    .join('; ');
}

/** What the codes of a match say in English. */
export const matchMessages: GameMessages = {
  'mtg.notYourMove': ({ player, step, now }) =>
    `${text(player)} can't do this in the step ${text(step)}: ${
      now === null ? 'nobody acts' : `who acts now is ${text(now)}`
    } (rule 117.1).`,
  'mtg.cantFight': ({ card, why, rule, other }) =>
    `${text(card)} can't do this${other === undefined ? '' : ` with ${text(other)}`}: ${text(why)} (rule ${text(rule)}).`,
  'mtg.unknownCard': ({ card }) => `No card of the set is called ${text(card)}.`,
  'mtg.notWhole': ({ card, lacks }) => `${text(card)} can't be played: ${lackWords(lacks)}.`,
  'mtg.notPerformed': ({ what, value }) =>
    `A match does not perform the ${text(what)} ${JSON.stringify(value)}.`,
  'mtg.tooFewCards': ({ size, cards, basics }) =>
    `No deck of ${text(size)} cards can be drawn from ${text(cards)} cards and ${text(basics)} basic lands.`,
};
