import type { FaceView, SignView, ThingView } from '@reticle/core/host';
import { memo, type ReactNode } from 'react';
import { Drawing, Sign } from './art.js';
import { useLook, type CardProps, type CardSize } from './look.js';
import { Art } from './picture.js';

/**
 * The lengths from which names need smaller letters and two lines. Each sign of a cost takes the room of two
 * letters.
 */
const LONG_NAME = 19;
const LONG_ON_FIELD = 15;
const SIGN = 2;
const LONG_TEXT = 190;

/** Returns how long a name may be for one line. On a card in a hand the cost stands below the name. */
const longFrom = (size: CardSize, costs: number): number =>
  size === 'field' ? LONG_ON_FIELD : size === 'hand' ? LONG_NAME : LONG_NAME - costs * SIGN;

const NO_FACE: FaceView = { cost: [], hues: ['grey'], types: '', motif: 'object', text: [] };

const wordsOf = (parts: readonly (string | SignView)[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : `{${part.words}}`)).join('');

/** A card's text as it is printed, with its symbols drawn. */
function Text({ lines }: { readonly lines: FaceView['text'] }) {
  const length = lines.reduce((sum, line) => sum + wordsOf(line).length, 0);
  return (
    <div className="rt-text" data-long={length > LONG_TEXT}>
      {lines.map((line) => (
        <p key={wordsOf(line)}>
          {line.map((part, at) =>
            // The parts of a line never move, so their positions can be keys.
            typeof part === 'string' ? part : <Sign key={`${at} ${part.sign}`} sign={part} />,
          )}
        </p>
      ))}
    </div>
  );
}

function Values({ values = [] }: Pick<ThingView, 'values'>) {
  return values.length === 0 ? null : (
    <div className="rt-values">
      {values.map(({ words, value, sign, change }) => (
        <span key={words} className="rt-value" data-change={change} title={words}>
          {sign === undefined ? null : <Drawing name={sign} />}
          <span className="rt-unseen">{words} </span>
          {value}
        </span>
      ))}
    </div>
  );
}

const cover = (thing: ThingView): ReactNode => (
  <div className="rt-cover">
    <Drawing name="target" />
    <span className="rt-unseen">{thing.name}</span>
  </div>
);

/**
 * A card: cost, name, picture, line of types, text, numbers, and its state. It knows no game: the host's view
 * has everything that it draws. A look may have pictures and frames of its own.
 */
export const Card = /* @__PURE__ */ memo(({ thing, size = 'full', look }: CardProps) => {
  const { picture, renderCard } = useLook();
  const { name, face, values, badges = [], marks, turned, resting } = thing;
  const isCovered = face === undefined && marks.includes('face down');
  const shownFace = face ?? NO_FACE;
  const { cost, hues, types, text } = shownFace;
  const [hue = 'grey', second = hue] = hues;
  const own = renderCard?.({ thing, size, look });
  const pictured = isCovered || own !== undefined ? undefined : picture?.(thing);
  return (
    <div
      className="rt-card"
      data-size={size}
      data-hue={hues.length > 2 ? 'gold' : hue}
      data-second={hues.length > 2 ? 'gold' : second}
      data-look={look}
      data-turned={turned}
      data-resting={resting}
    >
      {own !== undefined ? (
        <div className="rt-own">{own}</div>
      ) : isCovered ? (
        cover(thing)
      ) : (
        <div className="rt-face">
          <div className="rt-head">
            <span className="rt-name" data-long={name.length > longFrom(size, cost.length)}>
              {name}
            </span>
            {cost.length === 0 || size === 'field' ? null : (
              <span className="rt-cost">
                {cost.map((sign, at) => (
                  <Sign key={`${at} ${sign.sign}`} sign={sign} />
                ))}
              </span>
            )}
          </div>
          {pictured === undefined ? (
            <Art name={name} face={shownFace} />
          ) : (
            <div className="rt-art rt-pictured">{pictured}</div>
          )}
          {types === '' || size === 'field' ? null : <div className="rt-types">{types}</div>}
          {size === 'field' ? null : (
            <Text lines={text.length > 0 ? text : thing.face ? [] : [thing.facts]} />
          )}
          <Values values={values} />
        </div>
      )}
      {badges.length === 0 || own !== undefined ? null : (
        <div className="rt-badges">
          {badges.map((badge) => (
            <Sign key={badge.words} sign={badge} />
          ))}
        </div>
      )}
      {own !== undefined ? null : turned === true ? (
        <span className="rt-state">
          <Drawing name="turn" />
        </span>
      ) : resting === true ? (
        <span className="rt-state">
          <Drawing name="sleep" />
        </span>
      ) : null}
      {look === 'chosen' ? (
        <span className="rt-tick">
          <Drawing name="done" />
        </span>
      ) : null}
    </div>
  );
});
