import { fragmentOf, PLACES } from '../src/landing.mjs';

export default {
  load: () => ({
    words: `/playground/${fragmentOf(PLACES.words)}`,
    board: `/playground/${fragmentOf(PLACES.board)}`,
    source: process.env['SITE_SOURCE'] ?? '',
  }),
};
