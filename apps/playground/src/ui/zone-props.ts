import type { ThingView, ZoneView } from '@reticle/core/host';
import type { Field, ThingState } from './thing.js';

/** How a zone is shown, and what happens when something of it is chosen. */
export interface ZoneProps {
  readonly zone: ZoneView;
  /** How a thing stands: `{ look: 'offered', sign: 'can be chosen' }`; nothing to say of it where `undefined`. */
  readonly stateOf?: ((thing: ThingView) => ThingState | undefined) | undefined;
  /** By click, Enter or space; things are still reached where it is absent. */
  readonly onChoose?: ((thing: ThingView) => void) | undefined;
  /** When a thing is reached, by the arrow keys or however else. */
  readonly onLook?: ((thing: ThingView) => void) | undefined;
  /** On a grid: how an empty field stands, and what happens when it is chosen. */
  readonly fieldStateOf?: ((field: Field) => ThingState | undefined) | undefined;
  readonly onChooseField?: ((field: Field) => void) | undefined;
  /** The level of its heading. */
  readonly level?: 2 | 3 | 4;
}
