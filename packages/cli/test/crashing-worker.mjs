/** A thread that plays nothing: it breaks off with some seeds, and is done at once with others. */
export function playOne({ seed }) {
  if (seed.endsWith('/2')) process.exit(1);
  if (seed.endsWith('/3')) throw new Error('no more');
  return { result: { seed, moves: 1, winners: ['red'], reason: 'test', probed: 0, refusedOffers: 0 } };
}
