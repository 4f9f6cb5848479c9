import { library } from '@reticle/build';

export default library([
  'src/index.ts',
  'src/host/index.ts',
  'src/entries/cards.ts',
  'src/entries/decks.ts',
  'src/entries/text.ts',
  'src/sets/the-first-chapter/index.ts',
]);
