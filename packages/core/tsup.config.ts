import { library } from '@reticle/build';

export default library(['src/index.ts', 'src/{match,play,text,describe,schema}/index.ts']);
