import type { Template, Verb } from '@reticle/core/text';
import type { Effect } from '../../language/effects/effect.js';

type KindOfEffect<Name extends Effect['effect']> = Extract<Effect, { readonly effect: Name }>;

/** The template of an effect: its kind, and a template for each of its keys. An unknown key does not compile. */
type EffectTemplate = {
  readonly [Name in Effect['effect']]: { readonly effect: Name } & {
    readonly [Key in Exclude<keyof KindOfEffect<Name>, 'effect'>]?: Template;
  };
}[Effect['effect']];

/** A verb whose meaning is one effect or several. */
type EffectVerb = Omit<Verb, 'means'> & {
  readonly means: EffectTemplate | readonly EffectTemplate[];
};
/** The verbs of one kind of effects. */
export type EffectVerbs = readonly EffectVerb[];
