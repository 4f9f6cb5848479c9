import { growthDrawings } from '../src/growth.mjs';

export default {
  load: growthDrawings,
};
