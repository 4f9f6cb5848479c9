import { library } from '@reticle/build';

export default library(['src/index.ts', 'src/sets/6ed/index.ts']);
