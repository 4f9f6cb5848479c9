import { library } from '@reticle/build';

export default library([
  'src/index.ts',
  'src/host/index.ts',
  'src/entries/abilities.ts',
  'src/entries/mana.ts',
  'src/entries/stack.ts',
  'src/entries/text.ts',
  'src/sets/6ed/index.ts',
]);
