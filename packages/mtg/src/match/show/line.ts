import type { MatchEvent } from '@reticle/core/match';
import * as z from 'zod';
import type { MtgMatchState } from '../../state/match-state.js';
import type { CardTexts } from './texts.js';
import { listed, toldThing as thingName } from './names.js';

export const ref = z.object({ kind: z.string(), id: z.string(), incarnation: z.number().optional() });
export const card = z.union([z.string(), ref]);
export const player = z.string();

export type Line = (state: MtgMatchState, event: MatchEvent, cards: CardTexts) => string | undefined;

export const line =
  <T>(schema: z.ZodType<T>, words: (facts: T, state: MtgMatchState, cards: CardTexts) => string): Line =>
  (state, event, cards) => {
    const facts = schema.safeParse(event);
    return facts.success ? words(facts.data, state, cards) : undefined;
  };

export const nameOf = (state: MtgMatchState, of: z.infer<typeof card>): string =>
  thingName(state, typeof of === 'string' ? { kind: 'card', id: of } : of);

export const ofCard = (words: (name: string) => string): Line =>
  line(z.object({ card }), (facts, state) => words(nameOf(state, facts.card)));
export const ofPlayer = (words: (name: string) => string): Line =>
  line(z.object({ player }), (facts) => words(facts.player));
export const onStack = z.object({ by: ref, source: ref });
/** An ability is gone once it has resolved; its source tells what it was. */
export const resolving = ({ by, source }: z.infer<typeof onStack>, state: MtgMatchState): string =>
  by.kind === 'ability' ? `The ability of ${thingName(state, source)}` : thingName(state, by);
export const cards = z.array(ref);
export const namesOf = (facts: { readonly cards: z.infer<typeof cards> }, state: MtgMatchState): string =>
  facts.cards.length === 0 ? 'no card' : listed(facts.cards.map((found) => thingName(state, found)));
export const silent: Line = () => '';

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
