import { library } from '@reticle/build';

export default library(['src/index.ts', 'src/match.ts', 'src/client.ts']);
