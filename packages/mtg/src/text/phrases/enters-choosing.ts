import type { Token } from '@reticle/core/text';
import type { CardDefinition } from '../../language/card-definition.js';
import { textOf } from './context.js';

type Choice = NonNullable<CardDefinition['entersChoosing']>[number];

const CHOICES: readonly (readonly [words: string, choice: Choice])[] = [
  ['a color', 'color'],
  ['a creature type', 'creatureType'],
  ['a basic land type', 'basicLandType'],
  ['a land type', 'landType'],
  ['a card type', 'cardType'],
  ['a card name', 'cardName'],
  ['a nonland card name', 'nonlandCardName'],
  ['a player', 'player'],
  ['an opponent', 'opponent'],
];
const LEADS = ['as ~ enters , choose ', 'as ~ enters the battlefield , choose '];

/** "As ~ enters the battlefield, choose a color": what is chosen; `undefined` if the words say something else. */
export function readEntersChoosing(words: readonly Token[]): readonly Choice[] | undefined {
  const text = textOf(words);
  const lead = LEADS.find((said) => text.startsWith(said));
  const found = lead === undefined ? undefined : CHOICES.find(([said]) => text.slice(lead.length) === said);
  return found && [found[1]];
}

/** The words for it, without their full stop. */
export function printEntersChoosing(choices: readonly Choice[]): string | undefined {
  const [choice, second] = choices;
  const [said] = CHOICES.find(([, one]) => one === choice) ?? [];
  return said === undefined || second !== undefined
    ? undefined
    : `as ~ enters the battlefield, choose ${said}`;
}
