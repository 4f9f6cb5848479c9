import { MARK, type Token } from '@reticle/core/text';

/** Ability words tie abilities together and say nothing (rule 207.2c). */
const ABILITY_WORDS: ReadonlySet<string> = new Set(
  `adamant; addendum; alliance; battalion; bloodrush; celebration; channel; chroma; cohort; constellation; converge;
  coven; delirium; descend 4; descend 8; domain; eerie; eminence; enrage; fateful hour; fathomless descent; ferocious;
  flurry; formidable; grandeur; hellbent; heroic; imprint; inspired; join forces; kinship; landfall; lieutenant;
  magecraft; metalcraft; morbid; pack tactics; paradox; parley; radiance; raid; rally; renew; revolt; secret council;
  spell mastery; strive; survival; sweep; tempting offer; threshold; undergrowth; valiant; will of the council`
    .split(';')
    .map((word) => word.trim().replaceAll(/\s+/gu, ' ')),
);
const LONGEST = 4;

/** The words of an ability without the ability word before it. */
export function withoutAbilityWord(words: readonly Token[]): readonly Token[] {
  const dash = words.slice(0, LONGEST + 1).findIndex(({ text }) => text === MARK.dash);
  const said = words
    .slice(0, Math.max(dash, 0))
    .map(({ text }) => text)
    .join(' ');
  return dash > 0 && ABILITY_WORDS.has(said) ? words.slice(dash + 1) : words;
}
