import type { BoardPlace } from '../address/place.js';
import type { BoardView } from '../engine/board/shapes.js';

/** What the parts of the panel get. */
export interface AskedProps {
  readonly game: string;
  readonly place: BoardPlace;
  readonly view: BoardView;
  readonly set: (place: BoardPlace) => void;
}
